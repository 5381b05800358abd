//! What the program carries along about solved positions.

use crate::shell::{Fault, cargo, root, run, target};

/// Solves every position of Bug on `hex3`, and writes the book from it. It takes some minutes, and is wanted
/// only when the numbering of positions or the form of the file has changed.
pub fn write() -> Result<(), Fault> {
    let table = target().join("bug-hex3.table");
    let book = root().join("crates/truth/books/bug-hex3.book");
    let mut solve =
        cargo("run --release --locked -p vivarium --no-default-features -- solve bug --board hex3 --all");
    solve.arg("--out").arg(table).arg("--book").arg(book);
    run(solve)
}
