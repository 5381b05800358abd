//! The time as people and records write it.

/// RFC 3339, such as `2026-11-30T06:05:00Z`.
pub fn rfc3339(seconds: i64) -> String {
    let (year, month, day) = date(seconds);
    let of_day = seconds.rem_euclid(86_400);
    let (hour, minute, second) = (of_day / 3600, of_day / 60 % 60, of_day % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The day as a record writes it, such as `2026.11.30`.
pub fn record_date(seconds: i64) -> String {
    let (year, month, day) = date(seconds);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Year, month and day of the Gregorian calendar: Howard Hinnant's `civil_from_days`, in years that begin in
/// March so that the leap day comes last.
fn date(seconds: i64) -> (i64, i64, i64) {
    let days = seconds.div_euclid(86_400) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_moments() {
        assert_eq!(rfc3339(0), "1970-01-01T00:00:00Z");
        assert_eq!(rfc3339(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(rfc3339(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(rfc3339(4_107_542_400), "2100-03-01T00:00:00Z");
        assert_eq!(rfc3339(1_796_018_707), "2026-11-30T06:05:07Z");
        assert_eq!(record_date(1_796_018_707), "2026.11.30");
    }
}
