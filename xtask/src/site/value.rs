//! JSON as a tree, for what must look at every place of an answer.

use std::iter::Peekable;
use std::str::Chars;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, as it is written.
    Number(String),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// Fields in their order.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// Reads a whole text; nothing when it is not JSON.
    pub fn read(json: &str) -> Option<Value> {
        let mut chars = json.chars().peekable();
        let value = value(&mut chars)?;
        space(&mut chars);
        chars.next().is_none().then_some(value)
    }

    /// The field of this name; `null` where there is none.
    pub fn field(&self, name: &str) -> &Value {
        let Value::Object(fields) = self else { return &Value::Null };
        fields.iter().find(|(field, _)| field == name).map_or(&Value::Null, |(_, value)| value)
    }

    /// What is in a list.
    pub fn list(&self) -> &[Value] {
        if let Value::List(values) = self { values } else { &[] }
    }

    /// A text.
    pub fn text(&self) -> Option<&str> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }

    /// A whole number.
    pub fn number(&self) -> Option<usize> {
        if let Value::Number(number) = self { number.parse().ok() } else { None }
    }
}

type Input<'a> = Peekable<Chars<'a>>;

fn space(chars: &mut Input) {
    while chars.next_if(|c| c.is_ascii_whitespace()).is_some() {}
}

fn value(chars: &mut Input) -> Option<Value> {
    space(chars);
    match chars.peek()? {
        '"' => string(chars).map(Value::Text),
        '[' => several(chars, ']', value).map(Value::List),
        '{' => several(chars, '}', field).map(Value::Object),
        _ => {
            let mut word = String::new();
            while let Some(c) = chars.next_if(|c| c.is_ascii_alphanumeric() || "+-.".contains(*c)) {
                word.push(c);
            }
            match word.as_str() {
                "null" => Some(Value::Null),
                "true" => Some(Value::Bool(true)),
                "false" => Some(Value::Bool(false)),
                _ => word.parse::<f64>().is_ok().then_some(Value::Number(word)),
            }
        }
    }
}

fn field(chars: &mut Input) -> Option<(String, Value)> {
    space(chars);
    let name = string(chars)?;
    space(chars);
    chars.next_if_eq(&':')?;
    Some((name, value(chars)?))
}

/// What stands between brackets, separated by commas.
fn several<T>(chars: &mut Input, end: char, one: fn(&mut Input) -> Option<T>) -> Option<Vec<T>> {
    chars.next();
    let mut all = Vec::new();
    space(chars);
    if chars.next_if_eq(&end).is_some() {
        return Some(all);
    }
    loop {
        all.push(one(chars)?);
        space(chars);
        match chars.next()? {
            ',' => {}
            c => return (c == end).then_some(all),
        }
    }
}

fn string(chars: &mut Input) -> Option<String> {
    chars.next_if_eq(&'"')?;
    let mut text = String::new();
    loop {
        match chars.next()? {
            '"' => return Some(text),
            '\\' => match chars.next()? {
                'n' => text.push('\n'),
                'u' => {
                    let digits: String = chars.by_ref().take(4).collect();
                    text.push(char::from_u32(u32::from_str_radix(&digits, 16).ok()?).unwrap_or('\u{fffd}'));
                }
                c => text.push(c),
            },
            c => text.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_value_is_read_and_nothing_else() {
        let read = Value::read(r#" {"a":[1,-2.5e3,true,null],"b":{"c":"x\"\u00e9"},"d":[]} "#).unwrap();
        assert_eq!(read.field("a").list()[0].number(), Some(1));
        assert_eq!(read.field("a").list()[2..], [Value::Bool(true), Value::Null]);
        assert_eq!(read.field("b").field("c").text(), Some("x\"é"));
        assert_eq!((read.field("d").list(), read.field("e")), (&[][..], &Value::Null));
        for wrong in ["", "{", "[1,]", r#"{"a" 1}"#, "[1] 2", "nul", r#""a"#] {
            assert_eq!(Value::read(wrong), None, "{wrong}");
        }
    }
}
