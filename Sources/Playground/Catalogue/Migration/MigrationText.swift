/// What is said about moving a custom event of SDK 7 to today's API.
package enum MigrationText {
  package static let nothing = "No name of the old custom events was found.\n"

  /// `House.swift:12:7: GADMediatedNativeAd → MediationNativeAd. The ad is its own delegate …`.
  package static func line(
    _ path: String, line: Int, column: Int, _ name: LegacyName
  ) -> String {
    let new = name.successor.map { "→ \($0)" } ?? "is gone"
    return "\(path):\(line):\(column): \(bare(name.swift)) \(new). \(name.change)\n"
  }

  /// What an adapter of today has besides; empty if nothing is missing.
  package static func toAdd(_ duties: [NewDuty]) -> String {
    duties.isEmpty ? "" : "\nTo add:\n\(duties.map { "  \($0.sentence)\n" }.joined())"
  }

  package static func summary(_ count: Int) -> String {
    "\n\(count.grouped) place\(count == 1 ? "" : "s") to change. Nothing was written.\n"
  }

  /// Below the lines of sources in Objective-C.
  package static let namesAreSwifts =
    "\nAll names are Swift's. In Objective-C a type of today has GAD in front.\n"

  /// The table of the article.
  package static var table: [String] {
    ["| SDK 7 | today | what changed |", "|---|---|---|"]
      + LegacyName.all.map { name in
        "| `\(bare(name.swift))` | \(name.successor.map { "`\($0)`" } ?? "–") | \(name.change) |"
      }
  }

  /// The list of the article.
  package static var duties: [String] { NewDuty.all.map { "- \($0.sentence)" } }

  private static func bare(_ name: String) -> String {
    name.hasPrefix("func ") ? String(name.dropFirst(5)) : name
  }
}
