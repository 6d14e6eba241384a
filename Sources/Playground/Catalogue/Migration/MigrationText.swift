/// What is said about moving a custom event of SDK 7 to today's API.
package enum MigrationText {
  package static let nothing = "No name of the old custom events was found.\n"

  /// `House.swift:12:7: GADMediatedNativeAd → MediationNativeAd. The ad is its own delegate …`.
  package static func line(
    _ path: String, line: Int, column: Int, _ name: LegacyName, in language: SourceLanguage
  ) -> String {
    let new = name.successor(in: language).map { "→ \($0)" } ?? "is gone"
    return "\(path):\(line):\(column): \(name.name(in: language)) \(new). \(name.change)\n"
  }

  /// What an adapter of today has besides; empty if nothing is missing.
  package static func toAdd(_ duties: [NewDuty], in language: SourceLanguage) -> String {
    let lines = duties.map { "  \($0.sentence(in: language))\n" }
    return lines.isEmpty ? "" : "\nTo add:\n\(lines.joined())"
  }

  package static func summary(_ count: Int) -> String {
    "\n\(count.grouped) place\(count == 1 ? "" : "s") to change. Nothing was written.\n"
  }

  /// The table of the article.
  package static var table: [String] {
    ["| SDK 7 | today | what changed |", "|---|---|---|"]
      + LegacyName.all.flatMap { [$0] + [$0.whileShowing].compactMap(\.self) }.map { name in
        "| `\(name.name(in: .swift))` | \(name.successor.map { "`\($0)`" } ?? "–") | \(name.change) |"
      }
  }

  /// The list of the article.
  package static var duties: [String] { NewDuty.all.map { "- \($0.sentence(in: .swift))" } }
}
