import JSON

/// How often a banner may load another ad by itself, as the settings of an ad unit allow it.
enum RefreshInterval {
  static let allowed: ClosedRange<Duration> = .seconds(30) ... .seconds(120)

  /// A regular expression, in the sense of JSON Schema, for exactly the allowed lengths of time.
  static let pattern = "^(?:\(milliseconds)ms|(?:\(seconds))s|(?:\(minutes))min|(?:\(hours))h)$"

  private static let milliseconds = "(?:[3-9][0-9]{4}|1[01][0-9]{4}|120000)"
  private static let seconds =
    #"(?:[3-9][0-9]|1[01][0-9])(?:\.[0-9]{1,3})?|120(?:\.0{1,3})?"#
  private static let minutes =
    #"0\.[5-9][0-9]{0,3}|1(?:\.[0-9]{1,4})?|2(?:\.0{1,4})?"#
  // 30 seconds are slightly more than 0.0083 h, and 120 slightly more than 0.0333 h.
  private static let hours =
    #"0\.00(?:8[4-9]|9[0-9]?)|0\.0[12][0-9]{0,2}|0\.03(?:[0-2][0-9]?|3[0-3]?)?"#
}

extension JSONNode {
  /// How often a banner loads another ad by itself.
  func refreshInterval() throws(JSONError) -> Duration {
    let interval = try duration()
    guard RefreshInterval.allowed.contains(interval) else {
      throw problem("a length of time from \"30s\" to \"120s\", as an ad unit's settings allow")
    }
    return interval
  }
}
