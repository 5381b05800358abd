//! Files of learned weights.
//!
//! Eight bytes that name the game and the form; the number of weights, how many parts a weight of 1 has, and a
//! checksum, each of four bytes; then the weights in parts, each of two bytes. Everything is little-endian; the
//! checksum is FNV-1a (32 bits) of the weights' bytes.

/// How such a file begins.
pub(crate) type Magic = [u8; 8];

/// What 1 is written as: weights are exact to half of a part, and may be between -16 and 16.
const PARTS: f32 = 2048.0;
const HEAD: usize = size_of::<Magic>() + 3 * size_of::<u32>();

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotLearned {
    /// It does not begin as such a file does, or has another length.
    OtherForm,
    /// Its checksum is not that of its weights.
    Damaged,
}

/// So many weights from the content of a file.
///
/// # Errors
/// When it is no such file.
pub(crate) fn read(magic: &Magic, count: usize, bytes: &[u8]) -> Result<Vec<f32>, NotLearned> {
    let (head, weights) = bytes.split_at_checked(HEAD).ok_or(NotLearned::OtherForm)?;
    let mut numbers =
        head[magic.len()..].chunks_exact(4).map(|n| u32::from_le_bytes([n[0], n[1], n[2], n[3]]));
    let (told, parts, sum) = (numbers.next(), numbers.next(), numbers.next());
    let right = head.starts_with(magic) && told == Some(count as u32) && parts == Some(PARTS as u32);
    if !right || weights.len() != 2 * count {
        return Err(NotLearned::OtherForm);
    }
    if sum != Some(checksum(weights)) {
        return Err(NotLearned::Damaged);
    }
    let weight = |pair: &[u8]| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / PARTS;
    Ok(weights.chunks_exact(2).map(weight).collect())
}

/// The content of the file for these weights.
pub(crate) fn write(magic: &Magic, weights: &[f32]) -> Vec<u8> {
    let parts = |weight: &f32| (weight * PARTS).round() as i16;
    let told = weights.len() as u32;
    let weights: Vec<u8> = weights.iter().flat_map(|weight| parts(weight).to_le_bytes()).collect();
    let mut bytes = magic.to_vec();
    for number in [told, PARTS as u32, checksum(&weights)] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(weights);
    bytes
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_another_form_or_a_damaged_one_is_refused() {
        let magic = b"atestof1";
        let weights = [0.5, -1.25, 15.0];
        let file = write(magic, &weights);
        let read = |bytes: &[u8]| read(magic, 3, bytes);
        assert_eq!(read(&file), Ok(weights.to_vec()));
        assert_eq!(read(b""), Err(NotLearned::OtherForm));
        assert_eq!(read(&file[..file.len() - 2]), Err(NotLearned::OtherForm));
        let changed = |at: usize| {
            let mut bytes = file.clone();
            bytes[at] ^= 1;
            read(&bytes)
        };
        assert_eq!(changed(0), Err(NotLearned::OtherForm));
        assert_eq!(changed(9), Err(NotLearned::OtherForm));
        assert_eq!(changed(17), Err(NotLearned::Damaged));
        assert_eq!(changed(file.len() - 1), Err(NotLearned::Damaged));
    }
}
