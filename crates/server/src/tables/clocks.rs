//! The time that the seats of a table have left. A pure value: it is told when something happened.
//!
//! All times are milliseconds of the site's own time ([`crate::time`]), which stands still while the server is down.

use game::{MAX_SEATS, Seat};
use protocol::Clock;

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// Days of vacation that each seat may take at a table.
const VACATION_DAYS: u32 = 10;

/// How much of the way of one turn through the network is given back at most, in milliseconds.
pub(super) const MOST_LAG: i64 = 500;
/// How much may be given back to a seat at once or little by little, and what each turn adds again. Whoever pretends to be
/// far away gains no more than this.
const LAG_QUOTA: i64 = 1500;
const LAG_GAIN: i64 = 100;

/// The clocks of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    setting: Clock,
    places: [Place; MAX_SEATS],
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    /// What was left when this clock was last stopped.
    left: i64,
    /// The time has run out: this clock never runs again.
    out: bool,
    vacation: u32,
    /// What may still be given back for the way through the network.
    quota: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    seat: Seat,
    since: i64,
}

impl Clocks {
    /// Clocks that show the time that everybody has at the start.
    pub fn new(setting: Clock) -> Clocks {
        let (left, vacation) = match setting {
            Clock::Live { base_seconds, .. } => (i64::from(base_seconds) * SECOND, 0),
            Clock::Correspondence { days } => (i64::from(days) * DAY, VACATION_DAYS),
        };
        let quota = match setting {
            Clock::Live { .. } => LAG_QUOTA,
            Clock::Correspondence { .. } => 0,
        };
        let place = Place { left, out: false, vacation, quota };
        Clocks { setting, places: [place; MAX_SEATS], running: None }
    }

    /// How much time there is.
    pub fn setting(&self) -> Clock {
        self.setting
    }

    /// The seat whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|running| running.seat)
    }

    /// The seat whose clock runs, and since when.
    pub fn running_since(&self) -> Option<(Seat, i64)> {
        self.running.map(|running| (running.seat, running.since))
    }

    /// Something happened: from now on this seat decides. Several steps of one turn run one clock; when the turn has
    /// ended, its time is charged and what a turn brings is added.
    pub fn pass(&mut self, deciding: Option<Seat>, turn_ended: bool, at: i64) {
        if !turn_ended && self.running() == deciding {
            return;
        }
        if let Some(Running { seat, since }) = self.running.take() {
            let place = &mut self.places[seat.index()];
            place.left = charged(self.setting, place.left, at - since);
            match self.setting {
                _ if !turn_ended => {}
                Clock::Live { increment_seconds, .. } => place.left += i64::from(increment_seconds) * SECOND,
                Clock::Correspondence { days } => place.left = i64::from(days) * DAY,
            }
        }
        let on_time = deciding.filter(|seat| !self.places[seat.index()].out);
        self.running = on_time.map(|seat| Running { seat, since: at });
    }

    /// A turn that is about to end was so long on its way: some of that is given back, as if the clock had begun to run
    /// later.
    pub fn give_back(&mut self, lag: i64, at: i64) {
        let Some(running) = &mut self.running else { return };
        let place = &mut self.places[running.seat.index()];
        let given = place.given(lag).min((at - running.since).max(0));
        running.since += given;
        if matches!(self.setting, Clock::Live { .. }) {
            place.quota = (place.quota - given + LAG_GAIN).min(LAG_QUOTA);
        }
    }

    /// When the clock that runs will run out, for somebody to whom the way through the network takes so long.
    pub fn deadline(&self, lag: i64) -> Option<i64> {
        let Running { seat, since } = self.running?;
        let place = &self.places[seat.index()];
        Some(since + delay(self.setting) + place.left + place.given(lag))
    }

    /// The seat whose time has run out, and nobody has said so yet.
    pub fn overdue(&self, at: i64, lag: i64) -> Option<Seat> {
        self.running().filter(|_| self.deadline(lag).is_some_and(|deadline| at >= deadline))
    }

    /// The time of this seat has run out; `None` when its clock does not run.
    pub fn flag(&mut self, seat: Seat) -> Option<()> {
        self.running.take_if(|running| running.seat == seat)?;
        let place = &mut self.places[seat.index()];
        (place.left, place.out) = (0, true);
        Some(())
    }

    /// One more day for the turn of this seat; `None` where there is none to take.
    pub fn take_vacation(&mut self, seat: Seat) -> Option<()> {
        self.may_take_vacation(seat).then_some(())?;
        let place = &mut self.places[seat.index()];
        place.vacation -= 1;
        place.left += DAY;
        Some(())
    }

    /// Whether it may: its clock runs, and it has days left.
    pub fn may_take_vacation(&self, seat: Seat) -> bool {
        self.running() == Some(seat) && self.places[seat.index()].vacation > 0
    }

    /// The days of vacation that this seat may still take.
    pub fn vacation(&self, seat: Seat) -> u32 {
        self.places[seat.index()].vacation
    }

    /// Whether the time of this seat has run out.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.places[seat.index()].out
    }

    /// What is left to a seat; never negative.
    pub fn left(&self, seat: Seat, at: i64) -> i64 {
        let left = self.places[seat.index()].left;
        match self.running {
            Some(running) if running.seat == seat => charged(self.setting, left, at - running.since),
            _ => left,
        }
    }

    /// For how long the clock that runs does not count yet.
    pub fn delay_left(&self, at: i64) -> i64 {
        self.running.map_or(0, |running| (delay(self.setting) - (at - running.since).max(0)).max(0))
    }
}

impl Place {
    /// What would be given back for a turn that was so long on its way.
    fn given(&self, lag: i64) -> i64 {
        lag.clamp(0, MOST_LAG).min(self.quota)
    }
}

fn delay(setting: Clock) -> i64 {
    match setting {
        Clock::Live { delay_seconds, .. } => i64::from(delay_seconds) * SECOND,
        Clock::Correspondence { .. } => 0,
    }
}

/// What is left after so much time. Time that seems to have gone back costs nothing and brings nothing.
fn charged(setting: Clock, left: i64, elapsed: i64) -> i64 {
    (left - (elapsed - delay(setting)).max(0)).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> [Seat; 3] {
        [0, 1, 2].map(|index| Seat::from_index(index).unwrap())
    }

    fn live(base_seconds: u32, increment_seconds: u32, delay_seconds: u32) -> Clocks {
        Clocks::new(Clock::Live { base_seconds, increment_seconds, delay_seconds })
    }

    /// What the first two seats have left.
    fn left(clocks: &Clocks, at: i64) -> (i64, i64) {
        let [a, b, _] = seats();
        (clocks.left(a, at), clocks.left(b, at))
    }

    #[test]
    fn the_clock_of_the_seat_that_decides_runs_and_no_other() {
        let [a, b, _] = seats();
        let mut clocks = live(60, 0, 0);
        assert_eq!((clocks.deadline(0), left(&clocks, 99_000)), (None, (60_000, 60_000)));
        clocks.pass(Some(a), false, 1_000);
        assert_eq!(left(&clocks, 11_000), (50_000, 60_000));
        clocks.pass(Some(b), true, 11_000);
        assert_eq!(left(&clocks, 16_000), (50_000, 55_000));
        // The game is given up: nothing runs any more.
        clocks.pass(None, false, 16_000);
        assert_eq!((left(&clocks, 99_000), clocks.deadline(0)), ((50_000, 55_000), None));
    }

    #[test]
    fn the_steps_of_a_turn_run_one_clock_and_taking_one_back_gives_no_time_back() {
        let [a, b, _] = seats();
        let mut clocks = live(60, 5, 0);
        clocks.pass(Some(a), false, 0);
        for at in [2_000, 4_000, 6_000] {
            // A step, another one, and one that is taken back.
            clocks.pass(Some(a), false, at);
            assert_eq!(left(&clocks, at), (60_000 - at, 60_000));
        }
        clocks.pass(Some(b), true, 10_000);
        // The increment comes once, when the turn has ended.
        assert_eq!(left(&clocks, 10_000), (55_000, 60_000));
    }

    #[test]
    fn whoever_gives_up_in_the_middle_of_a_turn_gets_nothing_for_it() {
        let [a, ..] = seats();
        let mut clocks = live(60, 5, 0);
        clocks.pass(Some(a), false, 0);
        clocks.pass(None, false, 2_000);
        assert_eq!(left(&clocks, 9_000), (58_000, 60_000));
    }

    #[test]
    fn a_seat_that_moves_again_gets_its_increment_for_each_turn() {
        let [a, ..] = seats();
        let mut clocks = live(60, 5, 0);
        clocks.pass(Some(a), false, 0);
        clocks.pass(Some(a), true, 2_000);
        clocks.pass(Some(a), true, 4_000);
        assert_eq!(left(&clocks, 4_000).0, 66_000);
    }

    #[test]
    fn a_delay_is_not_charged_and_not_saved() {
        let [a, b, _] = seats();
        let mut clocks = live(60, 0, 3);
        clocks.pass(Some(a), false, 0);
        assert_eq!((left(&clocks, 2_000).0, clocks.delay_left(2_000)), (60_000, 1_000));
        assert_eq!((left(&clocks, 5_000).0, clocks.delay_left(5_000)), (58_000, 0));
        assert_eq!(clocks.deadline(0), Some(63_000));
        clocks.pass(Some(b), true, 2_000);
        assert_eq!(left(&clocks, 2_000).0, 60_000);
    }

    #[test]
    fn by_correspondence_every_turn_has_its_days() {
        let [a, b, _] = seats();
        let mut clocks = Clocks::new(Clock::Correspondence { days: 3 });
        clocks.pass(Some(a), false, 0);
        assert_eq!((left(&clocks, DAY), clocks.deadline(0)), ((2 * DAY, 3 * DAY), Some(3 * DAY)));
        clocks.pass(Some(b), true, DAY);
        assert_eq!((left(&clocks, DAY), clocks.deadline(0)), ((3 * DAY, 3 * DAY), Some(4 * DAY)));
    }

    #[test]
    fn a_day_of_vacation_is_for_this_turn_and_there_are_few() {
        let [a, b, _] = seats();
        let mut clocks = Clocks::new(Clock::Correspondence { days: 1 });
        clocks.pass(Some(a), false, 0);
        assert_eq!(clocks.take_vacation(b), None);
        assert_eq!(clocks.take_vacation(a), Some(()));
        assert_eq!((clocks.deadline(0), clocks.vacation(a), clocks.vacation(b)), (Some(2 * DAY), 9, 10));
        for _ in 0..9 {
            assert_eq!(clocks.take_vacation(a), Some(()));
        }
        assert_eq!((clocks.take_vacation(a), clocks.deadline(0)), (None, Some(11 * DAY)));
        clocks.pass(Some(b), true, 5 * DAY);
        assert_eq!(left(&clocks, 5 * DAY), (DAY, DAY));
        let mut live = live(60, 0, 0);
        live.pass(Some(a), false, 0);
        assert_eq!(live.take_vacation(a), None);
    }

    #[test]
    fn a_seat_is_overdue_from_its_deadline_on_and_flagged_once() {
        let [a, b, c] = seats();
        let mut clocks = live(1, 9, 0);
        clocks.pass(Some(a), false, 5_000);
        assert_eq!((clocks.overdue(5_999, 0), clocks.overdue(6_000, 0)), (None, Some(a)));
        assert_eq!(clocks.flag(b), None);
        assert_eq!(clocks.flag(a), Some(()));
        assert_eq!(clocks.flag(a), None);
        assert_eq!((left(&clocks, 6_000), clocks.is_out(a), clocks.is_out(c)), ((0, 1_000), true, false));
        // Whoever plays on in its place has no clock.
        clocks.pass(Some(a), false, 6_000);
        assert_eq!((clocks.running(), clocks.overdue(99_000, 0)), (None, None));
        clocks.pass(Some(b), true, 7_000);
        clocks.pass(Some(a), true, 7_500);
        assert_eq!((clocks.running(), left(&clocks, 8_000)), (None, (0, 9_500)));
    }

    #[test]
    fn the_way_of_a_turn_is_given_back_up_to_a_bound_and_while_the_quota_lasts() {
        let [a, ..] = seats();
        let mut clocks = live(60, 0, 0);
        clocks.pass(Some(a), false, 0);
        let mut at = 0;
        let mut turn = |clocks: &mut Clocks, lag: i64| {
            let before = clocks.left(a, at);
            at += 1_000;
            clocks.give_back(lag, at);
            clocks.pass(Some(a), true, at);
            1_000 - (before - clocks.left(a, at))
        };
        assert_eq!([200, 0, -5].map(|lag| turn(&mut clocks, lag)), [200, 0, 0]);
        // Whoever is always far away, or pretends to be, gets the quota once and then what each turn adds.
        assert_eq!([9_999; 6].map(|lag| turn(&mut clocks, lag)), [500, 500, 500, 300, 100, 100]);
        assert_eq!([0, 0, 9_999, 9_999].map(|lag| turn(&mut clocks, lag)), [0, 0, 300, 100]);
    }

    #[test]
    fn no_more_is_given_back_than_the_turn_took_and_nothing_by_correspondence() {
        let [a, b, _] = seats();
        let mut clocks = live(60, 0, 0);
        clocks.pass(Some(a), false, 0);
        clocks.give_back(400, 50);
        clocks.pass(Some(b), true, 50);
        assert_eq!(left(&clocks, 50), (60_000, 60_000));
        let mut days = Clocks::new(Clock::Correspondence { days: 1 });
        days.pass(Some(a), false, 0);
        assert_eq!((days.deadline(400), days.overdue(DAY, 400)), (Some(DAY), Some(a)));
    }

    #[test]
    fn a_seat_is_overdue_when_what_may_be_given_back_is_gone_too() {
        let [a, ..] = seats();
        let mut clocks = live(1, 0, 0);
        clocks.pass(Some(a), false, 0);
        assert_eq!(
            [clocks.deadline(0), clocks.deadline(300), clocks.deadline(9_999)],
            [1_000, 1_300, 1_500].map(Some)
        );
        assert_eq!((clocks.overdue(1_299, 300), clocks.overdue(1_300, 300)), (None, Some(a)));
        clocks.give_back(300, 1_299);
        clocks.pass(Some(a), true, 1_299);
        assert_eq!(clocks.left(a, 1_299), 1);
    }

    #[test]
    fn time_that_goes_back_costs_nothing_and_brings_nothing() {
        let [a, b, _] = seats();
        let mut clocks = live(60, 0, 2);
        clocks.pass(Some(a), false, 1_000_000);
        assert_eq!((left(&clocks, 10), clocks.delay_left(10)), ((60_000, 60_000), 2_000));
        clocks.pass(Some(b), true, 10);
        assert_eq!(left(&clocks, 10), (60_000, 60_000));
        clocks.pass(Some(a), true, 5_010);
        assert_eq!(left(&clocks, 5_010), (60_000, 57_000));
    }
}
