"""What the server of a bus does in one step, in its own language.

The first argument of each script is the prefix of all keys, the second the process that asks:

    alive:PROCESS   there while the process shows that it lives
    processes       all processes that were not swept away yet
    lease:ROOM      the process that owns a room
    rooms:PROCESS   the rooms whose leases name the process
    settling        there while processes come back after the server has lost its memory
    to:PROCESS      the channel on which a process listens
"""

_COMMON = """
local prefix, me = ARGV[1], ARGV[2]
local function alive(process)
  return redis.call('EXISTS', prefix .. 'alive:' .. process) == 1
end
local function take(room)
  local owner = redis.call('GET', prefix .. 'lease:' .. room)
  if owner and owner ~= me then
    if alive(owner) then return owner end
    redis.call('SREM', prefix .. 'rooms:' .. owner, room)
  end
  redis.call('SET', prefix .. 'lease:' .. room, me)
  redis.call('SADD', prefix .. 'rooms:' .. me, room)
  return me
end
local function free(process, room)
  if redis.call('GET', prefix .. 'lease:' .. room) == process then
    redis.call('DEL', prefix .. 'lease:' .. room)
  end
  redis.call('SREM', prefix .. 'rooms:' .. process, room)
end
"""

JOIN = (
    _COMMON
    + """
if tonumber(ARGV[4]) > 0 and not alive(me) then
  redis.call('SET', prefix .. 'settling', '1', 'PX', ARGV[4])
end
redis.call('SET', prefix .. 'alive:' .. me, '1', 'PX', ARGV[3])
return 1 - redis.call('SADD', prefix .. 'processes', me)
"""
)
"""Live for so many milliseconds; who comes back and is forgotten lets claims wait for so many.

Answers 1 if the server remembers us.
"""

HOLD = (
    _COMMON
    + """
local taken = {}
for i = 4, #ARGV do
  local owner = redis.call('GET', prefix .. 'lease:' .. ARGV[i])
  if owner == me or (not owner and ARGV[3] == '0') then
    take(ARGV[i])
  else
    taken[#taken + 1] = ARGV[i]
  end
end
return taken
"""
)
"""Make leases anew where the server has forgotten us (0); answers which rooms others had since.

A room that somebody took and gave back, or died with, has gone on without us all the same.
"""

BEAT = (
    _COMMON
    + """
if redis.call('PEXPIRE', prefix .. 'alive:' .. me, ARGV[3]) == 0 then return 0 end
local other = redis.call('SRANDMEMBER', prefix .. 'processes')
if other and not alive(other) then
  for _, room in ipairs(redis.call('SRANDMEMBER', prefix .. 'rooms:' .. other, 500)) do
    free(other, room)
  end
  if redis.call('EXISTS', prefix .. 'rooms:' .. other) == 0 then
    redis.call('SREM', prefix .. 'processes', other)
  end
end
return redis.call('PUBLISH', prefix .. 'to:' .. me, '')
"""
)
"""Live on, hear oneself, and sweep up after one of the dead; answers 0 if we count as dead."""

CLAIM = (
    _COMMON
    + """
if not alive(me) then return '' end
local owner = redis.call('GET', prefix .. 'lease:' .. ARGV[3])
if owner ~= me and not (owner and alive(owner)) then
  if redis.call('EXISTS', prefix .. 'settling') == 1 then return '' end
end
return take(ARGV[3])
"""
)
"""Take a room unless a living other has it; answers the owner, or '' to be asked again."""

FREE = (
    _COMMON
    + """
for i = 3, #ARGV do free(me, ARGV[i]) end
return 1
"""
)
"""Give leases back."""

SEND = (
    _COMMON
    + """
if not alive(ARGV[3]) then return 0 end
return redis.call('PUBLISH', prefix .. 'to:' .. ARGV[3], me .. ' ' .. ARGV[4])
"""
)
"""Send a message to a process; answers 0 if it does not live, or does not listen."""

LIVING = (
    _COMMON
    + """
local found = {}
if redis.call('EXISTS', prefix .. 'settling') == 1 then return found end
for _, process in ipairs(redis.call('SMEMBERS', prefix .. 'processes')) do
  if alive(process) then found[#found + 1] = process end
end
return found
"""
)
"""Answer all that live; none, to be asked again, while they come back."""

LEAVE = (
    _COMMON
    + """
redis.call('DEL', prefix .. 'alive:' .. me)
redis.call('SREM', prefix .. 'processes', me)
for _, room in ipairs(redis.call('SMEMBERS', prefix .. 'rooms:' .. me)) do free(me, room) end
return 1
"""
)
"""Be dead at once, and leave nothing behind."""
