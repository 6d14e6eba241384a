package import AdServing
package import Simulation

/// How the options room offers a setting: its name there, and its values.
package struct Offer: Sendable {
  package let title: String
  /// In the order they are offered.
  package let values: [Fields.Value]
  /// The value that applies if none is set.
  package let assumed: Fields.Value
  /// What to show if none is set; nil for the assumed value itself.
  package let unsaid: String?
  /// The formats it makes a difference to.
  package let formats: [UnitFormat]
  /// The only interface it makes a difference to; nil for both.
  package let api: AdapterAPI?

  init(
    _ title: String, _ values: [Fields.Value], assumed: Fields.Value, unsaid: String? = nil,
    of formats: [UnitFormat] = UnitFormat.allCases, in api: AdapterAPI? = nil
  ) {
    self.title = title
    self.formats = formats
    self.api = api
    self.values = values
    self.assumed = assumed
    self.unsaid = unsaid
  }

  /// Yes or no.
  static func flag(
    _ title: String, assumed: Bool, of formats: [UnitFormat] = UnitFormat.allCases
  ) -> Offer {
    Offer(title, [false, true], assumed: .bool(assumed), of: formats)
  }

  /// All words of a type.
  static func words<Word>(
    _ title: String, assumed: Word, unsaid: String, of formats: [UnitFormat] = UnitFormat.allCases,
    in api: AdapterAPI? = nil
  ) -> Offer where Word: RawRepresentable<String> & CaseIterable {
    Offer(
      title, Word.allCases.map { .string($0.rawValue) }, assumed: .string(assumed.rawValue),
      unsaid: unsaid, of: formats, in: api)
  }

  /// The same with only the possible values.
  package func only(where isPossible: (Fields.Value) -> Bool) -> Offer {
    Offer(
      title, values.filter(isPossible), assumed: assumed, unsaid: unsaid, of: formats, in: api)
  }

  /// The value after or before another one.
  package func value(_ steps: Int, from value: Fields.Value) -> Fields.Value {
    let place = values.firstIndex(of: value == .null && !values.contains(.null) ? assumed : value)
    return values[((place ?? 0) + steps + values.count) % values.count]
  }
}
