// Binds games that are stepped: one at a time, and many by one call.
//
// The single game is a Python type made by hand, because a call of it is to cost as little as a
// call can.
#include <memory>
#include <new>

#include <nanobind/ndarray.h>

#include "awaited.hpp"
#include "bind.hpp"
#include "game.hpp"
#include "vector_env.hpp"

namespace nb = nanobind;

namespace agurk {
namespace {

// A game of any shape; the plainest kind does without it.
struct AnyGame {
    virtual ~AnyGame() = default;
    virtual std::unique_ptr<AnyGame> copy() const = 0;
    virtual void start(const Shape& shape, int players, int size, int leader, Stream stream) = 0;
    virtual bool apply(const Shape& shape, uint32_t choice) = 0;
    virtual bool numbered() const = 0;
    virtual uint32_t count(const Shape& shape) const = 0;
    virtual uint32_t legal(const Shape& shape) const = 0;
    virtual Phase phase() const = 0;
    virtual int turn() const = 0;
    virtual LastTrick result(const Shape& shape) const = 0;
    virtual PyObject* hands() const = 0;
    virtual PyObject* choices(const Shape& shape) const = 0;
    virtual const Trick& trick() const = 0;
    virtual int leader() const = 0;
};

// Where the kinds of a game differ, what Python sees of a hand does not.
template <class Row>
PyObject* tuple_of(const Row& row) {
    PyObject* found = PyTuple_New(row.size());
    for (int k = 0; found && k < row.size(); ++k)
        PyTuple_SET_ITEM(found, k, PyLong_FromLong(row.rank(k)));
    return found;
}

template <class Hand>
PyObject* hands_of(const Deal<Hand>& deal) {
    PyObject* found = PyTuple_New(deal.players);
    for (int place = 0; found && place < deal.players; ++place) {
        Change held;
        for (uint32_t left = deal.hands[place].ranks(); left != 0; left &= left - 1)
            for (int k = deal.hands[place].count(lowest(left)); k > 0; --k) held.add(lowest(left));
        PyTuple_SET_ITEM(found, place, tuple_of(held));
    }
    return found;
}

template <class Choices>
PyObject* listed(const Choices& choices) {
    PyObject* found = PyTuple_New(choices.count());
    for (uint32_t k = 0; found && k < choices.count(); ++k)
        PyTuple_SET_ITEM(found, k, tuple_of(choices.nth(k)));
    return found;
}

PyObject* listed_ranks(uint32_t legal) {
    PyObject* found = PyTuple_New(count_of(legal));
    for (Py_ssize_t k = 0; found && legal != 0; ++k, legal &= legal - 1)
        PyTuple_SET_ITEM(found, k, tuple_of(Play::of(lowest(legal))));
    return found;
}

template <class Hand>
struct Kind final : AnyGame {
    Game<Hand> game;

    std::unique_ptr<AnyGame> copy() const override { return std::make_unique<Kind>(*this); }
    void start(const Shape& shape, int players, int size, int leader, Stream stream) override {
        game.start(shape, players, size, leader, stream);
    }
    bool apply(const Shape& shape, uint32_t choice) override { return game.apply(shape, choice); }
    bool numbered() const override { return game.numbered(); }
    uint32_t count(const Shape& shape) const override { return game.count(shape); }
    uint32_t legal(const Shape& shape) const override { return game.legal(shape); }
    Phase phase() const override { return game.phase; }
    int turn() const override { return game.turn(); }
    LastTrick result(const Shape& shape) const override { return game.result(shape); }
    PyObject* hands() const override { return hands_of(game.deal); }
    PyObject* choices(const Shape& shape) const override {
        switch (game.phase) {
            case Phase::exchange: return listed(game.changes(shape));
            case Phase::kontra: return Py_BuildValue("((i)(i))", 0, 1);
            case Phase::over: return PyTuple_New(0);
            case Phase::play: break;
        }
        return game.deal.sets ? listed(game.deal.legal_sets(shape))
                              : listed_ranks(game.legal(shape));
    }
    const Trick& trick() const override { return game.deal.trick; }
    int leader() const override { return game.deal.leader; }
};

// A game as Python holds it. Single cards out of narrow hands, with nothing before the first card,
// are played in `deal`; all others in `any`.
struct GameObject {
    PyObject_HEAD
    PyObject* owner;  // of the shape
    const Shape* shape;
    AnyGame* any;
    uint64_t seed;
    uint8_t players, size, leader, bare;
    Deal<NarrowHand> deal;
};

bool is_bare(const Shape& shape) {
    return shape.narrow() && shape.lead != Lead::sets && shape.exchange == Exchange::none &&
           shape.multiplier != Multiplier::kontra;
}

GameObject* game_of(PyObject* self) { return reinterpret_cast<GameObject*>(self); }

// Raises what the engine would raise; the words are made in Python.
PyObject* refuse(PyObject* self, PyObject* choice) {
    PyObject* games = PyImport_ImportModule("agurk.sim.opening");
    if (!games) return nullptr;
    PyObject* done = PyObject_CallMethod(games, "refuse", "OO", self, choice);
    Py_DECREF(games);
    Py_XDECREF(done);
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "That is not legal now.");
    return nullptr;
}

// All numbers under a count, as bits.
PyObject* bits_under(uint32_t count) {
    if (count < 63) return PyLong_FromUnsignedLongLong((1ull << count) - 1);
    PyObject* one = PyLong_FromLong(1);
    PyObject* places = PyLong_FromUnsignedLong(count);
    PyObject* power = one && places ? PyNumber_Lshift(one, places) : nullptr;
    PyObject* found = power ? PyNumber_Subtract(power, one) : nullptr;
    Py_XDECREF(one);
    Py_XDECREF(places);
    Py_XDECREF(power);
    return found;
}

PyObject* legal_now(const GameObject* game) {
    if (game->bare) {
        if (game->deal.over()) return PyLong_FromLong(0);
        return PyLong_FromLong(static_cast<long>(game->deal.legal_ranks(*game->shape)));
    }
    if (game->any->numbered()) return bits_under(game->any->count(*game->shape));
    return PyLong_FromUnsignedLong(game->any->legal(*game->shape));
}

void deal_anew(GameObject* game, uint64_t number) {
    const Stream stream(game->seed, Purpose::games, number);
    const Shape& shape = *game->shape;
    if (!game->bare) return game->any->start(shape, game->players, game->size, game->leader, stream);
    Stream own = stream;
    Pack pack(shape);
    pack.shuffle(own);
    cut(shape, pack, game->players, game->size, game->leader, game->deal);
}

PyObject* game_apply(PyObject* self, PyObject* choice) {
    GameObject* game = game_of(self);
    const long number = PyLong_AsLong(choice);
    if (number == -1 && PyErr_Occurred()) {
        if (!PyErr_ExceptionMatches(PyExc_OverflowError)) return nullptr;
        PyErr_Clear();
    }
    if (game->bare) {
        Deal<NarrowHand>& deal = game->deal;
        const Shape& shape = *game->shape;
        const bool may = number >= 0 && number < 32 && !deal.over() &&
                         (deal.legal_ranks(shape) >> number & 1u) != 0;
        if (!may) return refuse(self, choice);
        deal.play(shape, static_cast<int>(number));
        return legal_now(game);
    }
    const bool fits = number >= 0 && number < (1l << 31);
    if (!fits || !game->any->apply(*game->shape, static_cast<uint32_t>(number)))
        return refuse(self, choice);
    return legal_now(game);
}

PyObject* game_copy(PyObject* self, PyObject*) {
    const GameObject* game = game_of(self);
    PyTypeObject* type = Py_TYPE(self);
    PyObject* found = type->tp_alloc(type, 0);
    if (!found) return nullptr;
    GameObject* twin = game_of(found);
    const PyObject head = *found;
    std::memcpy(static_cast<void*>(twin), game, sizeof(GameObject));
    *found = head;
    Py_INCREF(twin->owner);
    if (game->any) twin->any = game->any->copy().release();
    return found;
}

PyObject* game_deal(PyObject* self, PyObject* number) {
    const unsigned long long given = PyLong_AsUnsignedLongLong(number);
    if (PyErr_Occurred()) return nullptr;
    deal_anew(game_of(self), given);
    return legal_now(game_of(self));
}

PyObject* game_new(PyTypeObject* type, PyObject* args, PyObject* words) {
    // The words of the rules are Python's business: it answers with numbers.
    PyObject* games = PyImport_ImportModule("agurk.sim.opening");
    PyObject* opening = games ? PyObject_GetAttrString(games, "opening") : nullptr;
    PyObject* told = opening ? PyObject_Call(opening, args, words) : nullptr;
    Py_XDECREF(games);
    Py_XDECREF(opening);
    if (!told) return nullptr;
    PyObject* shape;
    int players, size, leader;
    unsigned long long seed, number;
    if (!PyArg_ParseTuple(told, "OiiiKK", &shape, &players, &size, &leader, &seed, &number)) {
        Py_DECREF(told);
        return nullptr;
    }
    PyObject* self = nullptr;
    try {
        const Shape& rules = nb::cast<const Shape&>(nb::handle(shape));
        check_deal(rules, players, size);
        if (leader < 0 || leader >= players) throw std::invalid_argument("There is no such leader.");
        self = type->tp_alloc(type, 0);
        if (!self) throw std::bad_alloc();
        GameObject* game = game_of(self);
        game->owner = shape;
        Py_INCREF(shape);
        game->shape = &rules;
        game->seed = seed;
        game->players = static_cast<uint8_t>(players);
        game->size = static_cast<uint8_t>(size);
        game->leader = static_cast<uint8_t>(leader);
        game->bare = is_bare(rules);
        new (&game->deal) Deal<NarrowHand>();
        if (!game->bare && rules.narrow()) game->any = new Kind<NarrowHand>();
        else if (!game->bare) game->any = new Kind<WideHand>();
        deal_anew(game, number);
    } catch (const std::exception& error) {
        PyErr_SetString(PyExc_ValueError, error.what());
        Py_CLEAR(self);
    }
    Py_DECREF(told);
    return self;
}

void game_free(PyObject* self) {
    GameObject* game = game_of(self);
    PyTypeObject* type = Py_TYPE(self);
    delete game->any;
    Py_XDECREF(game->owner);
    type->tp_free(self);
    Py_DECREF(type);
}

Phase phase_of(const GameObject* game) {
    if (!game->bare) return game->any->phase();
    return game->deal.over() ? Phase::over : Phase::play;
}

const Trick& trick_of(const GameObject* game) {
    return game->bare ? game->deal.trick : game->any->trick();
}

int leader_of(const GameObject* game) {
    return game->bare ? game->deal.leader : game->any->leader();
}

PyObject* game_legal(PyObject* self, void*) { return legal_now(game_of(self)); }

PyObject* game_over(PyObject* self, void*) {
    return PyBool_FromLong(phase_of(game_of(self)) == Phase::over);
}

PyObject* game_numbered(PyObject* self, void*) {
    const GameObject* game = game_of(self);
    return PyBool_FromLong(!game->bare && game->any->numbered());
}

PyObject* game_phase(PyObject* self, void*) {
    static const char* const names[] = {"exchange", "kontra", "play", "over"};
    return PyUnicode_FromString(names[static_cast<int>(phase_of(game_of(self)))]);
}

PyObject* game_players(PyObject* self, void*) { return PyLong_FromLong(game_of(self)->players); }

PyObject* game_turn(PyObject* self, void*) {
    const GameObject* game = game_of(self);
    return PyLong_FromLong(game->bare ? game->deal.turn() : game->any->turn());
}

PyObject* game_taker(PyObject* self, void*) { return PyLong_FromLong(leader_of(game_of(self))); }

PyObject* game_hands(PyObject* self, void*) {
    const GameObject* game = game_of(self);
    return game->bare ? hands_of(game->deal) : game->any->hands();
}

PyObject* game_choices(PyObject* self, void*) {
    const GameObject* game = game_of(self);
    if (!game->bare) return game->any->choices(*game->shape);
    return listed_ranks(game->deal.over() ? 0 : game->deal.legal_ranks(*game->shape));
}

PyObject* game_trick(PyObject* self, void*) {
    const Trick& trick = trick_of(game_of(self));
    PyObject* found = PyTuple_New(trick.made);
    for (int turn = 0; found && turn < trick.made; ++turn)
        PyTuple_SET_ITEM(found, turn, PyLong_FromLong(trick.ranks[turn]));
    return found;
}

PyObject* game_payments(PyObject* self, void*) {
    const GameObject* game = game_of(self);
    if (phase_of(game) != Phase::over) return PyTuple_New(0);
    const LastTrick result = game->bare ? last_trick(*game->shape, game->deal)
                                        : game->any->result(*game->shape);
    PyObject* found = PyTuple_New(game->players);
    for (int place = 0; found && place < game->players; ++place) {
        const bool off = (result.bonuses >> place & 1u) != 0;
        const int32_t points = result.points[place];
        PyTuple_SET_ITEM(found, place, PyLong_FromLong(off ? -points : points));
    }
    return found;
}

PyMethodDef game_methods[] = {
    {"apply", game_apply, METH_O,
     "apply($self, choice, /)\n--\n\nMake a choice, and return what is legal next; 0 at the end."},
    {"copy", game_copy, METH_NOARGS, "copy($self, /)\n--\n\nReturn a game that stands as this one does."},
    {"__copy__", game_copy, METH_NOARGS, nullptr},
    {"__deepcopy__", game_copy, METH_O, nullptr},
    {"deal", game_deal, METH_O,
     "deal($self, number, /)\n--\n\nDeal anew, and return what is legal first."},
    {nullptr, nullptr, 0, nullptr}
};

PyGetSetDef game_fields[] = {
    {"legal", game_legal, nullptr, "What may be chosen now, a bit for each; 0 when all is over.", nullptr},
    {"numbered", game_numbered, nullptr, "Whether choices are numbers in `choices`, not ranks.", nullptr},
    {"choices", game_choices, nullptr, "The cards of each choice, as ranks.", nullptr},
    {"over", game_over, nullptr, "Whether every card is played.", nullptr},
    {"phase", game_phase, nullptr, "What is asked for: exchange, kontra or play; else over.", nullptr},
    {"players", game_players, nullptr, "How many play.", nullptr},
    {"turn", game_turn, nullptr, "The place that chooses next.", nullptr},
    {"taker", game_taker, nullptr, "Who took the latest trick and leads; at first who leads.", nullptr},
    {"hands", game_hands, nullptr, "The cards of each place as ranks, lowest first.", nullptr},
    {"trick", game_trick, nullptr, "The ranks played to the trick; of a set the highest.", nullptr},
    {"payments", game_payments, nullptr,
     "What each place pays for the last trick, less what it takes off; empty before the end.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}
};

PyType_Slot game_slots[] = {
    {Py_tp_doc, const_cast<char*>("One deal stepped card by card.")},
    {Py_tp_new, reinterpret_cast<void*>(game_new)},
    {Py_tp_dealloc, reinterpret_cast<void*>(game_free)},
    {Py_tp_methods, game_methods},
    {Py_tp_getset, game_fields},
    {0, nullptr}
};

PyType_Spec game_spec = {
    "agurk.sim.Game", sizeof(GameObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, game_slots
};

// A view of memory that an environment owns.
template <class Number, class... Sizes>
auto view_of(const nb::object& self, std::vector<Number>& memory, Sizes... sizes) {
    return nb::ndarray<nb::numpy, Number>(memory.data(), {sizes...}, self);
}

template <class Number>
int64_t step(VectorEnv& env, const nb::ndarray<const Number, nb::ndim<1>, nb::c_contig, nb::device::cpu>& choices) {
    if (choices.shape(0) != env.games) throw std::invalid_argument("There is one choice for each game.");
    if (env.torn) return -2;
    const Number* numbers = choices.data();
    env.torn = true;
    const int64_t wrong = awaited([&](Waiting& waiting) { return env.step(numbers, waiting); });
    env.torn = false;
    return wrong;
}

template <class Number>
void sample(VectorEnv& env, const nb::ndarray<Number, nb::ndim<1>, nb::c_contig, nb::device::cpu>& choices) {
    if (choices.shape(0) != env.games) throw std::invalid_argument("There is one choice for each game.");
    Number* numbers = choices.data();
    nb::gil_scoped_release free;
    env.sample(numbers);
}

void bind_vector_env(nb::module_& module) {
    nb::class_<VectorEnv>(module, "VectorEnv")
        .def("step", &step<uint8_t>, nb::arg("choices").noconvert())
        .def("step", &step<uint16_t>, nb::arg("choices").noconvert())
        .def("sample", &sample<uint8_t>, nb::arg("choices").noconvert())
        .def("sample", &sample<uint16_t>, nb::arg("choices").noconvert())
        .def_ro("games", &VectorEnv::games)
        .def_ro("players", &VectorEnv::players)
        .def_ro("features", &VectorEnv::features)
        .def("legal", [](nb::object self) {
            auto& env = nb::cast<VectorEnv&>(self);
            return view_of(self, env.legal, env.games);
        })
        .def("numbered", [](nb::object self) {
            auto& env = nb::cast<VectorEnv&>(self);
            return view_of(self, env.numbered, env.games);
        })
        .def("turns", [](nb::object self) {
            auto& env = nb::cast<VectorEnv&>(self);
            return view_of(self, env.turns, env.games);
        })
        .def("ends", [](nb::object self) {
            auto& env = nb::cast<VectorEnv&>(self);
            return view_of(self, env.ends, env.games);
        })
        .def("rewards", [](nb::object self) {
            auto& env = nb::cast<VectorEnv&>(self);
            return view_of(self, env.rewards, env.games, static_cast<size_t>(env.players));
        })
        .def("observations", [](nb::object self) {
            auto& env = nb::cast<VectorEnv&>(self);
            return view_of(self, env.observations, env.observed ? env.games : 0, env.features);
        });
    module.def(
        "vector_env",
        [](const Shape& shape, int players, int hand, int leader, size_t n, uint64_t seed,
           bool observed, bool alone) {
            return awaited([&](Waiting& waiting) {
                return vector_env(shape, players, hand, leader, n, seed, observed, alone, waiting)
                    .release();
            });
        },
        nb::rv_policy::take_ownership, nb::arg("shape"), nb::arg("players"), nb::arg("hand"),
        nb::arg("leader"), nb::arg("n"), nb::arg("seed"), nb::kw_only(), nb::arg("observe"),
        nb::arg("alone") = false
    );
}

}  // namespace

void bind_games(nb::module_& module) {
    PyObject* type = PyType_FromSpec(&game_spec);
    if (!type) throw nb::python_error();
    module.attr("Game") = nb::steal(type);
    bind_vector_env(module);
}

}  // namespace agurk
