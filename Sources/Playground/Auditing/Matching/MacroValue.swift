import HAR
import VAST

/// What a player put in the place of a macro.
package struct MacroValue: Equatable, Sendable {
  /// Without its brackets.
  package let macro: String
  package let text: String
  package private(set) var verdict: Verdict

  package enum Verdict: Equatable, Sendable {
    case right
    /// The macro is still there.
    case raw
    /// -1: the player does not know it.
    case unknown
    /// -2: the player does not tell it.
    case unwilling
    case empty
    /// Not in the form that VAST asks for.
    case malformed(wanted: Wanted)
  }

  package enum Wanted: String, Sendable {
    case cacheBusting = "eight digits"
    case timestamp = "a date with milliseconds and a zone"
    case errorCode = "one of VAST's three-digit codes"
    case playhead = "hh:mm:ss.mmm"
    case asset = "a MediaFile of the ad"
  }

  /// Nil for what VAST does not define: many such brackets are for servers, and stay. An
  /// OpenRTB macro that is left is a fault: the auction's winner replaces it before the player has the document.
  init?(_ value: URLTemplate.Value) {
    let decoded = ComparedURL.decoded(value.text.utf8)
    self.macro = value.macro
    guard let macro = VASTMacro(name: value.macro) else {
      guard Self.isOfAuction(value.macro), MacroToken.isRaw(decoded) else { return nil }
      (text, verdict) = (decoded, .raw)
      return
    }
    verdict = Self.verdict(macro, value.text, decoded)
    let tells = verdict == .right && HiddenIdentifiers.isHidden(macro)
    text = tells ? HiddenIdentifiers.mark : decoded
  }

  /// `${AUCTION_PRICE}` and its like.
  package var isOfAuction: Bool { Self.isOfAuction(macro) }

  /// Whether it is to keep caches from answering.
  var isCacheBuster: Bool { VASTMacro(name: macro) == .cacheBusting }

  /// Of an asset, whether it is one of the ad's videos.
  func held(against media: [URLTemplate]) -> MacroValue {
    guard verdict == .right, VASTMacro(name: macro) == .assetURI, !media.isEmpty
    else { return self }
    let url = ComparedURL(text)
    var value = self
    if !media.contains(where: { $0.values(in: url) != nil }) {
      value.verdict = .malformed(wanted: .asset)
    }
    return value
  }

  /// Whether it is worth a line.
  package var isFault: Bool {
    switch verdict {
    case .right, .unwilling: false
    case .unknown: macro == "ERRORCODE"
    case .raw, .empty, .malformed: true
    }
  }

  private static func verdict(_ macro: VASTMacro, _ written: String, _ text: String) -> Verdict {
    if MacroToken.isRaw(written) || MacroToken.isRaw(text) { return .raw }
    switch text {
    case "": return .empty
    case "-1":
      return isRequired(macro) ? wanted(macro).map { .malformed(wanted: $0) } ?? .unknown : .unknown
    case "-2": return .unwilling
    default: break
    }
    guard let wanted = wanted(macro), !fits(text, wanted) else { return .right }
    return .malformed(wanted: wanted)
  }

  private static func isOfAuction(_ name: String) -> Bool { name.hasPrefix("AUCTION_") }

  private static func isRequired(_ macro: VASTMacro) -> Bool {
    macro == .cacheBusting || macro == .timestamp || macro == .errorCode
  }

  private static func wanted(_ macro: VASTMacro) -> Wanted? {
    switch macro {
    case .cacheBusting: .cacheBusting
    case .timestamp: .timestamp
    case .errorCode: .errorCode
    case .adPlayhead, .contentPlayhead, .mediaPlayhead: .playhead
    default: nil
    }
  }

  private static func fits(_ text: String, _ wanted: Wanted) -> Bool {
    switch wanted {
    // Of longer numbers and words any are as good against a cache.
    case .cacheBusting: text.utf8.count >= 8
    // A plus sign that was not escaped arrives as a blank.
    case .timestamp: WallTime(text.replacing(" ", with: "+")) != nil
    case .errorCode:
      text.utf8.count == 3 && Int(text).map { VASTErrorCode(rawValue: $0).isDefined } ?? false
    // Only the ad has the answer.
    case .asset: true
    case .playhead: text.wholeMatch(of: /\d\d:[0-5]\d:[0-5]\d(\.\d{1,3})?/) != nil
    }
  }
}
