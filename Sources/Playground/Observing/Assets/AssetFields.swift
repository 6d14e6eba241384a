package import Simulation

/// The assets of an ad as two parties saw them: what the network handed to the adapter, and what
/// Google handed to the app.
package struct AssetFields: Equatable, Sendable {
  package var network = Fields.none
  package var google = Fields.none
}

/// One asset on its way: the network's field, Google's field, and both values.
package struct AssetRow: Equatable, Sendable {
  package let networkField: String?
  package let networkValue: Fields.Value?
  package let googleField: String?
  package let googleValue: Fields.Value?

  /// Whether the value came through unchanged. A number may have become digits, and a single value
  /// a list.
  package var isSame: Bool { networkValue?.leaves == googleValue?.leaves }
}

extension AssetRow {
  /// What became of the network's value.
  package enum Fate: CaseIterable, Sendable {
    case unchanged, changed
    /// Google did not get it.
    case lost
    /// The adapter made it; the network had none.
    case added
  }

  package var fate: Fate {
    switch (networkValue, googleValue) {
    case (nil, _): .added
    case (_, nil): .lost
    default: isSame ? .unchanged : .changed
    }
  }
}

extension AssetFields {
  /// Every asset in a sensible reading order; extras last.
  package func rows(_ names: AssetNames) -> [AssetRow] {
    names.fields.map(row).filter { $0.networkValue != nil || $0.googleValue != nil } + extras
  }

  private func row(_ field: AssetNames.Field) -> AssetRow {
    let source = field.network.first { network[$0] != nil } ?? field.network.last
    return AssetRow(
      networkField: source, networkValue: source.flatMap { network[$0] },
      googleField: field.google, googleValue: google[field.google])
  }

  /// Values that match no Google asset, with the network's field that holds the same.
  private var extras: [AssetRow] {
    guard let extras = google[.extraAssets] else { return [] }
    let texts = network.all.compactMap { field in field.value.string.map { ($0, field) } }
    let sources = Dictionary(texts) { first, _ in first }
    return extras.all.map { extra in
      let source = extra.value.string.flatMap { sources[$0] }
      return AssetRow(
        networkField: source?.name, networkValue: source?.value,
        googleField: "extraAssets[\"\(extra.name)\"]", googleValue: extra.value)
    }
  }
}

extension Fields.Value {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value without its lists, with numbers as digits.
  fileprivate var leaves: [Fields.Value] {
    switch self {
    case .list(let values): values.flatMap(\.leaves)
    case .int(let number): [.string(String(number))]
    case .string, .bool, .null, .fields: [self]
    }
  }
}
