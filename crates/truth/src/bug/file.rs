//! The files that hold solved positions: a few lines of text, an empty line, and bytes.
//!
//! ```text
//! vivarium-bug-table 1
//! board hex3
//! stones 19
//! sha256 …
//!
//! ```
//!
//! The first line says what the bytes are and in which version; the checksum is that of the bytes.

use hexgrid::Board;
use sha2::{Digest, Sha256};
use std::fmt;
use std::io::{self, Read, Write};

/// The version of all three kinds of file. It changes with the numbering, too.
const VERSION: &str = "1";
/// No head is longer, in bytes.
const LONGEST_HEAD: usize = 256;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A byte for each position: all of them solved.
    Table,
    /// The same, unfinished.
    Part,
    /// A bit for each position with few stones.
    Book,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Table => "vivarium-bug-table",
            Kind::Part => "vivarium-bug-part",
            Kind::Book => "vivarium-bug-book",
        }
    }
}

/// Why a file of solved positions cannot be used.
#[derive(Debug)]
pub enum FileError {
    /// It cannot be read or written.
    Io(io::Error),
    /// It is something else, or its head is damaged.
    NoSuchFile,
    /// It was written by another version.
    OtherVersion(String),
    /// It is for another board.
    OtherBoard(Board),
    /// It is shorter or longer than it should be.
    Length,
    /// Its bytes are not those that were written.
    Checksum,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Io(error) => write!(f, "The file cannot be used: {error}"),
            FileError::NoSuchFile => f.write_str(
                "This is no table of solved positions: make one with vivarium solve bug --all --out FILE.",
            ),
            FileError::OtherVersion(version) => write!(
                f,
                "The table has version {version} and this program reads version {VERSION}: make it again with vivarium solve bug --all --out FILE."
            ),
            FileError::OtherBoard(board) => write!(f, "The table is for {board}: say --board {board}."),
            FileError::Length | FileError::Checksum => {
                f.write_str("The table is damaged: make it again with vivarium solve bug --all --out FILE.")
            }
        }
    }
}

impl std::error::Error for FileError {}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::UnexpectedEof { FileError::Length } else { FileError::Io(error) }
    }
}

/// Writes a file.
pub(super) fn write(
    to: &mut dyn Write,
    kind: Kind,
    board: Board,
    stones: u32,
    bytes: &[u8],
) -> io::Result<()> {
    let sum = hex(&Sha256::digest(bytes));
    write!(to, "{} {VERSION}\nboard {board}\nstones {stones}\nsha256 {sum}\n\n", kind.name())?;
    to.write_all(bytes)
}

/// Reads a file of this kind for this board; `length` tells from the number of stones how many bytes it holds.
pub(super) fn read(
    from: &mut dyn Read,
    kind: Kind,
    board: Board,
    length: impl Fn(u32) -> usize,
) -> Result<(u32, Vec<u8>), FileError> {
    let head = read_head(from)?;
    let mut lines = head.lines();
    let mut value = |name: &str| {
        let line = lines.next().unwrap_or_default();
        line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' ')).ok_or(FileError::NoSuchFile)
    };
    let version = value(kind.name())?;
    if version != VERSION {
        let plain: String = version.chars().filter(char::is_ascii_graphic).take(20).collect();
        return Err(FileError::OtherVersion(plain));
    }
    let of: Board = value("board")?.parse().map_err(|_| FileError::NoSuchFile)?;
    if of != board {
        return Err(FileError::OtherBoard(of));
    }
    let stones: u32 = value("stones")?.parse().map_err(|_| FileError::NoSuchFile)?;
    if stones as usize > board.cell_count() {
        return Err(FileError::NoSuchFile);
    }
    let sum = value("sha256")?.to_owned();
    let mut bytes = vec![0; length(stones)];
    from.read_exact(&mut bytes)?;
    if from.read(&mut [0])? > 0 {
        return Err(FileError::Length);
    }
    if hex(&Sha256::digest(&bytes)) != sum {
        return Err(FileError::Checksum);
    }
    Ok((stones, bytes))
}

/// The text up to the empty line.
fn read_head(from: &mut dyn Read) -> Result<String, FileError> {
    let mut head = Vec::new();
    while !head.ends_with(b"\n\n") {
        let mut byte = [0];
        if head.len() == LONGEST_HEAD || from.read(&mut byte)? == 0 {
            return Err(FileError::NoSuchFile);
        }
        head.push(byte[0]);
    }
    String::from_utf8(head).map_err(|_| FileError::NoSuchFile)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
