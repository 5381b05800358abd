//! The faults with which a toy can be had, as its const parameter.

/// None: the toy keeps every law.
pub const NONE: u8 = 0;
/// Noughts: the last legal step is not listed.
pub const HIDES_A_STEP: u8 = 1;
/// Noughts: the first square is drawn twice as often.
pub const SKEWED_STEPS: u8 = 2;
/// Noughts: two squares have the same name.
pub const SAME_NAME: u8 = 3;
/// Noughts: nobody may begin in one of the corners.
pub const LOPSIDED: u8 = 4;
/// Noughts: a position text tells the noughts as crosses.
pub const WRONG_POSITION: u8 = 5;
/// Race: the die is drawn evenly, whatever its weights.
pub const LOADED_DIE: u8 = 6;
/// Race: who reaches the goal goes on.
pub const ENDLESS: u8 = 7;
/// Race: where a runner lands depends on how often the rules were asked.
pub const IMPURE: u8 = 8;
/// Race: the turn goes to the next seat in the middle of it.
pub const STOLEN_TURN: u8 = 9;
/// Hoard: everybody sees every hand all the time.
pub const SHOWS_HANDS: u8 = 10;
/// Hoard: everybody is told which card was drawn.
pub const SHOWS_DRAWS: u8 = 11;
/// Hoard: a card that somebody else holds may not be discarded.
pub const TELLING_STEPS: u8 = 12;
/// Hoard: a discarded ace vanishes.
pub const LOSES_CARDS: u8 = 13;
/// Hoard: a state made from a view deals all cards again, one's own too.
pub const OTHER_WORLD: u8 = 14;
/// Noughts: reading a step panics over an empty text.
pub const PANICS: u8 = 15;
