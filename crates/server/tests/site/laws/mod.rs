mod clocks;
mod hidden_cards;
mod idempotency;
mod limits;
mod non_interference;
mod restart;
mod thinking;
mod whole_games;
