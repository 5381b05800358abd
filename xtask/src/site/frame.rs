//! Frames of a WebSocket (RFC 6455, section 5.2), also such as no client should send: that is why no library writes
//! them here.

/// Text.
pub const TEXT: u8 = 1;
/// Bytes.
pub const BINARY: u8 = 2;
/// The last frame.
pub const CLOSE: u8 = 8;
/// A question whether somebody is there.
pub const PING: u8 = 9;
/// The answer to it.
pub const PONG: u8 = 10;
/// The bit of the first byte that says: no part of this message follows.
pub const LAST: u8 = 0x80;
/// The bit of the second byte that says: the payload is masked.
const MASKED: u8 = 0x80;

/// A frame.
pub struct Frame {
    /// Whether it is the last of its message, three reserved bits, and its kind.
    pub first: u8,
    /// Unmasked.
    pub payload: Vec<u8>,
}

impl Frame {
    /// A whole message of a kind.
    pub fn whole(kind: u8, payload: impl Into<Vec<u8>>) -> Frame {
        Frame { first: LAST | kind, payload: payload.into() }
    }

    /// What kind it is.
    pub fn kind(&self) -> u8 {
        self.first & 0x0f
    }

    /// As a client sends it, masked, or as it must not.
    pub fn bytes(&self, mask: Option<[u8; 4]>) -> Vec<u8> {
        let mut bytes = head(self.first, self.payload.len() as u64, mask);
        let mask = mask.unwrap_or_default();
        bytes.extend(self.payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        bytes
    }

    /// Takes the first whole frame from what has arrived.
    pub fn take(arrived: &mut Vec<u8>) -> Option<Frame> {
        let bytes = take_bytes(arrived)?;
        let Head { payload, mask, .. } = Head::read(&bytes)?;
        let unmask = |(byte, mask): (&u8, &u8)| byte ^ mask;
        let payload = bytes[bytes.len() - payload..].iter().zip(mask.iter().cycle()).map(unmask).collect();
        Some(Frame { first: bytes[0], payload })
    }
}

/// Takes the first whole frame as the bytes that it is.
pub fn take_bytes(arrived: &mut Vec<u8>) -> Option<Vec<u8>> {
    let Head { length, payload, .. } = Head::read(arrived)?;
    let whole = length.checked_add(payload)?;
    (arrived.len() >= whole).then(|| arrived.drain(..whole).collect())
}

/// What stands before a payload, which may have another length than this says.
pub fn head(first: u8, length: u64, mask: Option<[u8; 4]>) -> Vec<u8> {
    let masked = if mask.is_some() { MASKED } else { 0 };
    let mut bytes = vec![first];
    match length {
        0..126 => bytes.push(masked | length as u8),
        126..0x1_0000 => {
            bytes.push(masked | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        _ => {
            bytes.push(masked | 127);
            bytes.extend(length.to_be_bytes());
        }
    }
    bytes.extend(mask.into_iter().flatten());
    bytes
}

/// What the beginning of a frame says.
struct Head {
    /// Its own length.
    length: usize,
    /// The length of the payload.
    payload: usize,
    /// Zero when there is none.
    mask: [u8; 4],
}

impl Head {
    fn read(bytes: &[u8]) -> Option<Head> {
        let second = *bytes.get(1)?;
        let (mut length, payload) = match second & !MASKED {
            126 => (4, u64::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
            127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)),
            short => (2, u64::from(short)),
        };
        let mut mask = [0; 4];
        if second & MASKED != 0 {
            mask = bytes.get(length..length + 4)?.try_into().ok()?;
            length += 4;
        }
        Some(Head { length, payload: usize::try_from(payload).ok()?, mask })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_that_was_written_is_read_the_same_and_not_before_it_is_whole() {
        for length in [0, 1, 125, 126, 127, 65_535, 65_536] {
            let payload: Vec<u8> = (0..length).map(|byte| byte as u8).collect();
            for mask in [None, Some([1, 2, 3, 255])] {
                let bytes = Frame::whole(BINARY, payload.clone()).bytes(mask);
                let mut arrived = bytes[..bytes.len() - 1].to_vec();
                assert!(Frame::take(&mut arrived).is_none(), "{length}");
                arrived.extend([bytes[bytes.len() - 1], 7]);
                let frame = Frame::take(&mut arrived).unwrap();
                assert_eq!((frame.kind(), frame.payload == payload, arrived), (BINARY, true, vec![7]));
            }
        }
    }

    /// The example of RFC 6455, section 5.7.
    #[test]
    fn hello_is_masked_as_in_the_standard() {
        let hello = Frame::whole(TEXT, "Hello").bytes(Some([0x37, 0xfa, 0x21, 0x3d]));
        assert_eq!(hello, [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]);
    }
}
