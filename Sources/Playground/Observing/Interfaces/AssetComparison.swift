package import AdServing
import Simulation

/// What a network handed over for one ad, and where Google's ad has it through both interfaces.
package struct AssetComparison: Equatable, Sendable {
  package let ad: String
  package let rows: [Row]

  package struct Row: Equatable, Sendable {
    /// The network's name of it.
    package let field: String
    package let modern: Fate
    package let legacy: Fate

    package subscript(api: AdapterAPI) -> Fate { api == .modern ? modern : legacy }
  }

  package enum Fate: Equatable, Sendable {
    /// Where Google's ad has it.
    case field(String)
    /// The network handed it over, and Google's ad does not have it.
    case lost
    /// The ad never had it: another line filled, or none did.
    case absent
    /// Google put the adapter's view into the ad, or the adapter did that itself.
    case placedByGoogle, placedByAdapter
  }
}

extension InterfaceDiff {
  /// For each native ad; Google's other ads have no assets, their networks draw them.
  package var assets: [AssetComparison] {
    zip(modern.ads, legacy.ads).filter { $0.0.format == .native }.map { modern, legacy in
      let (left, right) = (Self.fates(of: modern), Self.fates(of: legacy))
      let known = Set(left.map(\.field))
      let fields = left.map(\.field) + right.map(\.field).filter { !known.contains($0) }
      return AssetComparison(
        ad: modern.name,
        rows: fields.map { field in
          .init(
            field: field, modern: left.first { $0.field == field }?.fate ?? .absent,
            legacy: right.first { $0.field == field }?.fate ?? .absent)
        } + [adChoices(of: modern.name)].compactMap(\.self))
    }
  }

  private static func fates(
    of ad: AdRecord
  ) -> [(field: String, fate: AssetComparison.Fate)] {
    ad.assets.rows(.asGoogle).compactMap { row in
      guard let field = row.networkField ?? row.googleField else { return nil }
      guard row.googleValue != nil, let google = row.googleField else { return (field, .lost) }
      return (field, .field(google))
    }
  }

  /// The icon has no value, but it comes to the ad in two ways.
  private func adChoices(of ad: String) -> AssetComparison.Row? {
    let (left, right) = (Self.adChoices(modern.entries, ad), Self.adChoices(legacy.entries, ad))
    guard left != .absent || right != .absent else { return nil }
    return .init(field: Self.adChoicesField, modern: left, legacy: right)
  }

  private static let adChoicesField = "adChoices"

  private static func adChoices(_ entries: [Entry], _ ad: String) -> AssetComparison.Fate {
    for entry in entries where entry.ad == ad {
      if entry.sense == .adChoicesPlaced { return .placedByAdapter }
      if entry.sense == .rendered, entry.data[adChoicesField] != nil { return .placedByGoogle }
    }
    return .absent
  }
}
