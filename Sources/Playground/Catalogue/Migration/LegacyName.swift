/// A name of the custom events of SDK 7, and what became of it.
///
/// The table of these is the article *Moving a custom event*, and what `adplay migrate` says of each
/// line.
package struct LegacyName: Equatable, Sendable {
  /// In Swift: `Type`, `member`, `method(label:)` or `Type.method(_:)`; with `func ` in front if only
  /// its declaration counts, since the word alone means many things.
  package let swift: String
  /// The word that tells it in Objective-C; nil if that is no longer needed there.
  package let objectiveC: String?
  /// Today's name; nil if it has gone.
  package let successor: String?
  /// What changed, in a sentence.
  package let change: String
  /// The type whose values have it, if it counts only there, since networks have such properties, too.
  package private(set) var holder: String?
  /// Whether the holder's own type has it, which is not written where it is clear.
  package private(set) var isConstant = false

  init(_ swift: String, _ objectiveC: String?, _ successor: String?, _ change: String) {
    self.swift = swift
    self.objectiveC = objectiveC
    self.successor = successor
    self.change = change
  }

  func of(_ holder: String) -> LegacyName {
    var name = self
    name.holder = holder
    return name
  }

  func constant(of holder: String) -> LegacyName {
    var name = of(holder)
    name.isConstant = true
    return name
  }

  /// A type or a constant, which has the same name in both languages.
  init(_ name: String, _ successor: String?, _ change: String) {
    self.init(name, name, successor, change)
  }
}

extension LegacyName {
  /// What the custom events for ads of a format called something of today's; nil if it is not in the
  /// table.
  static func former(of name: Substring, in format: String) -> String? {
    let bare = name.prefix { $0 != "(" }
    let former = all.first {
      $0.successor?.prefix { $0 != "(" } == bare && $0.format.map { $0 == format } ?? true
    }
    return former.map { $0.swift.hasPrefix("func ") ? String($0.swift.dropFirst(5)) : $0.swift }
  }

  /// The only format whose custom events have it; nil for what all of them have.
  private var format: String? {
    if isOfRewarded { return "rewarded" }
    if swift.lowercased().contains("banner") { return "banner" }
    if swift.lowercased().contains("interstitial") { return "interstitial" }
    return swift.contains("ativeAd(") || swift.contains("ativeAdDid")
      || swift.contains("ativeAdWill")
      || swift.hasPrefix("func ") ? "native" : nil
  }
}
