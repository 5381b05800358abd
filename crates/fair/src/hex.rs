//! Bytes as text: two digits each, small letters. There is one text for some bytes and no other.

use std::fmt;

/// Writes them.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Exactly so many bytes.
pub(crate) fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    let pairs = text.as_bytes().chunks_exact(2);
    (text.len() == 2 * N).then_some(())?;
    for (byte, pair) in bytes.iter_mut().zip(pairs) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_texts_of_small_digits_are_read() {
        assert_eq!(read::<2>("0aff"), Some([10, 255]));
        for wrong in ["", "0af", "0aff0", "0afF", "0aFg", "0x0a", " 0af", "äff"] {
            assert_eq!(read::<2>(wrong), None, "{wrong}");
        }
    }
}
