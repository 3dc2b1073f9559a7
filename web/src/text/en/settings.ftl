### What this device is set to.

title = Settings
kept-here = Kept on this device only.

## Who and in which language

you = You
name = Your name
name-what = What others call you at a table. You are asked again before you sit down.
language = Language
language-browser = As the browser says
language-what = Everything but what people write.

## How it looks

looks = Looks
preview = How cards look
theme = Colours
theme-device = As the device
theme-device-what = Light by day and dark by night, if your device does that.
theme-light = Light
theme-light-what = Dark ink on paper.
theme-dark = Dark
theme-dark-what = Light ink on dark paper; cards stay light.
four-colours = A colour for each suit
four-colours-what = Diamonds are blue and clubs are green. Suits decide nothing in this game.
large-index = Large ranks
large-index-what = The rank fills the card.
own-letters = Letters of the language
# $letters is what stands on jack, queen, king and ace, such as "B D K E".
own-letters-what = Jack, queen, king and ace are { $letters }; else J Q K A.

own-letters-same = In this language they are J Q K A as well.

## How it plays

plays = Playing
pace = Pace
pace-calm = Calm
pace-calm-what = Cards take their time.
pace-normal = Normal
pace-normal-what = As at a table.
pace-quick = Quick
pace-quick-what = For those who know how it goes.
motion = Motion
motion-device = As the device
motion-device-what = Still, if your device is set to reduced motion.
motion-on = Moving
motion-on-what = Cards fly to the table.
motion-off = Still
motion-off-what = Nothing flies. The pauses stay, so that you see who played what.
confirm = Confirm before playing
confirm-what = The first press chooses a card, the second plays it.
text-table = The table as text
text-table-what = Everything in words, for readers, large print and slow lines.

## How you are told

told = Your turn
sound = Sound
sound-what = A soft knock when it is your turn.
try-sound = Try it
notify = Notification
notify-what = When this page is in the background. Your browser asks whether that is all right.
notify-denied = The browser does not allow it. It can be changed in the browser’s own settings for this page.
notify-none = This browser knows no notifications.

## What is kept

data = Your data
data-what = There is no account. A cookie tells the server that you are the same player as yesterday; under it your matches are kept, with the name you had.
delete = Delete my data
delete-what = You leave your seats, your name is taken out of all records, and your statistics are gone. The matches stay, for those who played with you, with nobody in your place. This cannot be undone. Links to seats and your name are forgotten on this device, too; other settings and score sheets stay.
delete-sure = Delete for good
delete-keep = Keep it
deleting = Deleting …
# $matches is in how many records the name was taken out.
deleted = { $matches ->
    [0] Done. Nothing is kept of you any more.
    [one] Done. Your name was taken out of one record.
   *[other] Done. Your name was taken out of { $matches } records.
}
nothing-kept = Nothing is kept of you.
