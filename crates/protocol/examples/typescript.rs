//! Writes the TypeScript types of the wire: `typescript DIR [--check]`. With `--check` nothing is written;
//! it fails when a file is missing, is too many, or differs.

use protocol::{
    Act, Acted, AnswerTakeback, AskHint, AskRematch, ChangePassword, ChatHistory, ChatMessage, ClientMessage,
    Credentials, DeleteAccount, Hint, LeaderBoard, LeaveReplies, Me, NewTable, Pairing, Person, Problem,
    Rename, Replies, Report, Reserved, Say, ServerMessage, SessionList, Sit, TableList, TableState,
    Versioned,
};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};
use ts_rs::{Config, ExportError, TS};

type Files = BTreeMap<String, String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (folder, check) = match arguments.as_slice() {
        [folder] => (folder, false),
        [folder, flag] | [flag, folder] if flag == "--check" => (folder, true),
        _ => {
            eprintln!("Name the folder for the types: typescript DIR [--check].");
            return ExitCode::from(2);
        }
    };
    match run(Path::new(folder), check) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run(folder: &Path, check: bool) -> Result<(), String> {
    let fresh = generate().map_err(|e| format!("The types cannot be generated: {e}."))?;
    let old = read(folder).unwrap_or_default();
    if check {
        let differs = |name: &&String| fresh.get(*name) != old.get(*name);
        return match fresh.keys().chain(old.keys()).find(differs) {
            None => Ok(()),
            Some(name) => Err(format!("The type file {name} is out of date: run `cargo xtask types`.")),
        };
    }
    write(folder, &old, &fresh).map_err(|e| format!("{} cannot be written: {e}.", folder.display()))
}

/// Every type that crosses the wire and all that it is made of, and an index of them.
fn generate() -> Result<Files, Box<dyn std::error::Error>> {
    // ts-rs adds to files that it finds; into an empty folder it writes each type once.
    let scratch = env::temp_dir().join(format!("vivarium-types-{}", std::process::id()));
    let config = Config::new().with_out_dir(&scratch);
    let exported = export(&config);
    let files = read(&scratch);
    fs::remove_dir_all(&scratch)?;
    exported?;
    let mut files = files?;
    let line = |name: &String| {
        let name = name.trim_end_matches(".ts");
        format!("export type {{ {name} }} from \"./{name}\";\n")
    };
    files.insert("index.ts".to_owned(), files.keys().map(line).collect());
    Ok(files)
}

fn export(config: &Config) -> Result<(), ExportError> {
    catalog::GameInfo::export_all(config)?;
    catalog::BoardInfo::export_all(config)?;
    Me::export_all(config)?;
    Rename::export_all(config)?;
    Credentials::export_all(config)?;
    ChangePassword::export_all(config)?;
    DeleteAccount::export_all(config)?;
    SessionList::export_all(config)?;
    TableList::export_all(config)?;
    Reserved::export_all(config)?;
    NewTable::export_all(config)?;
    TableState::export_all(config)?;
    Pairing::export_all(config)?;
    LeaveReplies::export_all(config)?;
    Replies::export_all(config)?;
    Sit::export_all(config)?;
    Act::export_all(config)?;
    Versioned::export_all(config)?;
    AnswerTakeback::export_all(config)?;
    AskRematch::export_all(config)?;
    Acted::export_all(config)?;
    AskHint::export_all(config)?;
    Hint::export_all(config)?;
    Say::export_all(config)?;
    Report::export_all(config)?;
    ChatMessage::export_all(config)?;
    ChatHistory::export_all(config)?;
    Person::export_all(config)?;
    LeaderBoard::export_all(config)?;
    Problem::export_all(config)?;
    ServerMessage::export_all(config)?;
    ClientMessage::export_all(config)
}

fn read(folder: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "ts")
            && let Some(name) = path.file_name().and_then(|name| name.to_str())
        {
            files.insert(name.to_owned(), fs::read_to_string(&path)?);
        }
    }
    Ok(files)
}

fn write(folder: &Path, old: &Files, fresh: &Files) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for name in old.keys().filter(|name| !fresh.contains_key(*name)) {
        fs::remove_file(folder.join(name))?;
    }
    for (name, text) in fresh.iter().filter(|(name, text)| old.get(*name) != Some(text)) {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
