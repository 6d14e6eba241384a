package import Simulation

/// The assets of an ad as two parties saw them: what the network handed the adapter, and what Google
/// handed the app.
package struct AssetFields: Equatable, Sendable {
  package var network = Fields.none
  package var google = Fields.none
}

/// One asset on its way: the network's field, Google's field, and both values.
package struct AssetRow: Equatable, Sendable {
  package let networkField: String?
  package let networkValue: String?
  package let googleField: String?
  package let googleValue: String?

  /// Whether it came through unchanged, as far as one can tell.
  package var isSame: Bool { networkValue == googleValue }
}

extension AssetFields {
  /// Every asset in the order in which people look for them; extras last.
  package func rows(_ names: AssetNames) -> [AssetRow] {
    names.fields.map(row).filter { $0.networkValue != nil || $0.googleValue != nil } + extras
  }

  private func row(_ field: AssetNames.Field) -> AssetRow {
    let source = field.network.first { network[$0] != nil } ?? field.network.last
    return AssetRow(
      networkField: source, networkValue: source.flatMap { network[$0]?.text },
      googleField: field.google, googleValue: google[field.google]?.text)
  }

  /// What Google has no asset for, with the network's field that holds the same.
  private var extras: [AssetRow] {
    guard case .fields(let extras) = google["extraAssets"] else { return [] }
    let texts = network.all.filter { $0.value.isText }
    let sources = Dictionary(texts.map { ($0.value.text, $0) }) { first, _ in first }
    return extras.all.map { extra in
      let source = extra.value.isText ? sources[extra.value.text] : nil
      return AssetRow(
        networkField: source?.name, networkValue: source?.value.text,
        googleField: "extraAssets[\"\(extra.name)\"]", googleValue: extra.value.text)
    }
  }
}

extension Fields.Value {
  fileprivate var isText: Bool {
    if case .string = self { true } else { false }
  }

  /// The value for people to read.
  package var text: String {
    switch self {
    case .string(let text): text
    case .int(let number): String(number)
    case .bool(let flag): flag ? "yes" : "no"
    case .null: "none"
    case .list(let values): values.map(\.text).joined(separator: ", ")
    case .fields(let fields):
      fields.all.map { "\($0.name): \($0.value.text)" }.joined(separator: ", ")
    }
  }
}
