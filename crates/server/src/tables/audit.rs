//! Whether a stored table is what its log says.

use super::Table;
use super::summary::{said_alike, summary_of};
use std::collections::BTreeSet;
use store::{Event, StoreError, TableRow};

/// What is wrong with a table, in sentences without names or cards: its log is played again by the rules, and what the
/// store says beside the log is compared with what comes out.
pub fn audit(row: TableRow, log: Result<Vec<Event>, StoreError>, seated: &[String]) -> Vec<String> {
    let TableRow { table, status, version, summary, .. } = row;
    let log = match log {
        Ok(log) => log,
        Err(error) => return vec![format!("its log is not whole: {}", cause(error))],
    };
    let mut faults = Vec::new();
    if version as usize != log.len() {
        faults.push(format!("it says that it has {version} events, and its log has {}", log.len()));
    }
    let table = match Table::fold(table, &log) {
        Ok(table) => table,
        Err(error) => {
            faults.push(format!("its log cannot be played again: {}", cause(error)));
            return faults;
        }
    };
    if table.status() != status {
        let (noted, is) = (status.as_str(), table.status().as_str());
        faults.push(format!("it says that it is {noted}, and by its log it is {is}"));
    }
    if !said_alike(&summary, &summary_of(&table)) {
        faults.push("what lists say about it is not what its log says".to_owned());
    }
    if !seated
        .iter()
        .collect::<BTreeSet<_>>()
        .into_iter()
        .eq(&table.guests().into_iter().collect::<BTreeSet<_>>())
    {
        faults.push("those who are noted to sit there are not those who do by its log".to_owned());
    }
    faults
}

fn cause(error: StoreError) -> String {
    match error {
        StoreError::Damaged(what) => what,
        error => error.to_string(),
    }
}
