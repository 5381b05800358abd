//! The folder for the records of an arena.

use anyhow::{Context, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder that held nothing when it was opened.
pub struct Folder(PathBuf);

impl Folder {
    /// Makes the folder, or takes an empty one.
    ///
    /// # Errors
    /// When it cannot be made or read, or holds something that might be overwritten.
    pub fn open(path: &Path) -> anyhow::Result<Folder> {
        let shown = path.display();
        fs::create_dir_all(path).with_context(|| format!("The folder {shown} cannot be made"))?;
        let mut inside = fs::read_dir(path).with_context(|| format!("The folder {shown} cannot be read"))?;
        if inside.next().is_some() {
            bail!("The folder {shown} is not empty: name another one for the records");
        }
        Ok(Folder(path.to_owned()))
    }

    /// Writes the record of a game of a round, both counted from 0; of more than two bots with their numbers.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, bots: Option<[usize; 2]>, round: u32, game: usize, text: &str) -> anyhow::Result<()> {
        let bots = bots.map_or_else(String::new, |[a, b]| format!("{}-{}-", a + 1, b + 1));
        let file = self.0.join(format!("{bots}{:05}-{}.vgr", round + 1, game + 1));
        fs::write(&file, text).with_context(|| format!("{} cannot be written", file.display()))
    }
}
