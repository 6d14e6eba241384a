import HAR
import Testing

/// Moments as tools write them.
struct WallTimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00.000001Z", 1),
    ("2026-11-24T10:00:00.042+01:00", 1_795_510_800_042_000),
    ("2026-11-24T02:00:00.042-07:00", 1_795_510_800_042_000),
    ("2026-11-24T09:00:00,042Z", 1_795_510_800_042_000),
    ("2026-11-24 09:00:00.0421239Z", 1_795_510_800_042_123),
    ("2000-02-29T23:59:59+0000", 951_868_799_000_000),
    ("1969-12-31T23:59:59Z", -1_000_000),
  ])
  func `a moment is the same wherever it was written`(_ text: String, _ microseconds: Int) {
    #expect(WallTime(text)?.microseconds == microseconds)
  }

  @Test(arguments: [
    "", "2026-11-24", "2026-11-24T10:00:00", "2026-13-24T10:00:00Z", "2026-11-24T25:00:00Z",
    "2026-11-24T10:00:00Zulu", "yesterday",
  ])
  func `what has no zone, or is no date, is none`(_ text: String) {
    #expect(WallTime(text) == nil)
  }
}
