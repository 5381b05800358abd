//! As much of JSON as is needed to read the site's answers, whose form is known.

/// The value of the first field of this name, when it is a text without quotes inside.
pub fn text<'a>(json: &'a str, field: &str) -> Option<&'a str> {
    json.split(&format!("\"{field}\":\"")).nth(1)?.split('"').next()
}

/// The value of the first field of this name, when it is a number.
pub fn number(json: &str, field: &str) -> Option<u32> {
    let rest = json.split(&format!("\"{field}\":")).nth(1)?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The legal steps of a state: texts without brackets or quotes inside.
pub fn legal(state: &str) -> Vec<&str> {
    let list = state.split("\"legal\":[").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or("");
    list.split(',').map(|step| step.trim_matches('"')).filter(|step| !step.is_empty()).collect()
}

/// The texts of all turns of a state.
pub fn turns(state: &str) -> Vec<&str> {
    let list = state.split("\"turns\":[").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or("");
    list.split("\"text\":\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
