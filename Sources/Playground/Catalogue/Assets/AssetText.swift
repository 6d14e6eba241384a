import Languages
package import Observing
import Simulation

/// Texts about assets on their way.
package enum AssetText {
  /// What became of an asset; empty if nothing did.
  package static func word(_ fate: AssetRow.Fate) -> String {
    switch fate {
    case .unchanged: ""
    case .changed: localized("changed by the adapter")
    case .lost: localized("not passed on to Google")
    case .added: localized("added by the adapter")
    }
  }

  package static var networkNotRecorded: String {
    localized("? What the network handed over was not recorded.")
  }

  /// A network without a view for AdChoices hands over a picture and an address; nil for one with a view.
  package static func adChoices(_ assets: AssetFields) -> String? {
    guard let picture = assets.network[.adChoicesImageURL] else { return nil }
    let address = assets.network[.adChoicesLinkURL].map(VideoText.url) ?? "–"
    return localized(
      "AdChoices, whose view the adapter makes: picture \(VideoText.url(picture)), address \(address)"
    )
  }

  /// `9 assets came through unchanged, 1 changed by the adapter.`
  package static func summary(_ fates: [AssetRow.Fate]) -> String {
    let counts = AssetRow.Fate.allCases.map { fate in (fate, fates.count { $0 == fate }) }
    let unchanged = counts.first { $0.0 == .unchanged }?.1 ?? 0
    let first = localized("\(unchanged) asset\(unchanged == 1 ? "" : "s") came through unchanged")
    let others = counts.filter { $0.0 != .unchanged && $0.1 > 0 }.map { "\($0.1) \(word($0.0))" }
    return localized("\(([first] + others).joined(separator: ", ")).")
  }
}
