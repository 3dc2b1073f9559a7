"""Which commands are known again."""

from agurk.server.rooms.remembering import REMEMBERED, Remembered


def test_the_last_ids_of_a_player_are_known_again_and_those_before_are_not():
    done = Remembered()
    for number in range(REMEMBERED + 2):
        assert done.add("Ida", f"c{number}", ())
    assert [done.has("Ida", f"c{number}") for number in range(4)] == [False, False, True, True]
    assert done.has("Ida", f"c{REMEMBERED + 1}")


def test_an_id_that_comes_again_is_not_new_and_takes_no_others_place():
    done = Remembered()
    for number in range(REMEMBERED):
        done.add("Ida", f"c{number}", ())
    assert not done.add("Ida", "c5", ())
    assert done.has("Ida", "c0")


def test_a_part_of_an_id_is_no_id_and_an_id_is_known_of_its_player_alone():
    done = Remembered()
    done.add("Ida", "choose-12", ())
    assert not any(done.has("Ida", part) for part in ("choose", "choose-1", "12", ""))
    assert not done.has("Bo", "choose-12")
