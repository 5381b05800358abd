//! Several records in one text.

/// The records of a text that may hold several behind each other, each with the number of lines before it. A record
/// begins with a tag line behind something that is none; text without any tags is one record, too.
pub fn split(text: &str) -> Vec<(usize, &str)> {
    let mut records = Vec::new();
    let (mut from, mut from_line) = (0, 0);
    let mut offset = 0;
    // Whether the moves of the record have begun, and whether a comment in them goes on.
    let (mut in_moves, mut in_comment) = (false, false);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        // A byte order mark is no part of the text.
        let trimmed = line.trim_start_matches('\u{feff}').trim();
        if in_moves && !in_comment && trimmed.starts_with('[') {
            records.push((from_line, &text[from..offset]));
            (from, from_line, in_moves) = (offset, number, false);
        }
        in_moves |= !trimmed.is_empty() && !trimmed.starts_with('[');
        if in_moves {
            let last = line.rfind(['{', '}']).map(|at| line.as_bytes()[at]);
            in_comment = last.map_or(in_comment, |brace| brace == b'{');
        }
        offset += line.len();
    }
    records.push((from_line, &text[from..]));
    records
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_end_where_tags_begin_again() {
        let one = "[Game \"bug\"]\n\n[Setup \"hex3\"]\n\n1. c3 {a\n[comment]\nof lines} 2. a1\n*\n\n";
        assert_eq!(split(one), [(0, one)]);
        assert_eq!(split(&format!("{one}{one}  {one}")), [(0, one), (9, one), (18, &format!("  {one}"))]);
        assert_eq!(split(""), [(0, "")]);
        assert_eq!(split("1. c3\n*"), [(0, "1. c3\n*")]);
        // What is never closed is for the reader of the record to refuse.
        let open = format!("{}{one}", "[Game \"bug\"]\n\n1. c3 {\n");
        assert_eq!(split(&open), [(0, &*open)]);
        let marked = format!("\u{feff}{one}");
        assert_eq!(split(&marked), [(0, &*marked)]);
    }
}
