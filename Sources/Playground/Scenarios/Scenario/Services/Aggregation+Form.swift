import AdServing
import JSON

extension Scenario.Aggregation {
  /// Units whose ads a wrapper of services requests.
  static let form = UnitForm(
    formats: [.rewarded], name: "serviceUnit",
    summary: "An ad unit whose ads are requested through a wrapper of many services.",
    properties: { settings.properties },
    read: { (object, _) throws(JSONError) in .ghad(try Self(from: &object)) },
    choosyWords: { asking in
      let parts = asking.aggregation
      return Scenario.Unit.ChoosyWord.of(parts?.habits ?? [], at: [])
        + (parts?.ad?.choosyWords(at: []) ?? [])
    },
    changes: "Changes one setting of a unit that goes through a wrapper of services.",
    tables: [.aggregation, .units], places: [], placeRules: [],
    place: { (_, _) throws(JSONError) in .init() },
    objection: { unit, change, _ in
      let canBe = unit.asking.aggregation?.canBeThePublishedWrapper ?? false
      return change.isSeedMode && !canBe ? .init(seedModeNeeds) : nil
    },
    apply: { change, asking in
      asking.aggregation.map { parts in
        var parts = parts
        settings[change.what.key]?.apply(change.what.value, to: &parts)
        asking = .ghad(parts)
      }
    })

  private init(from object: inout JSONObjectReader) throws(JSONError) {
    let modeNode = object.optional("mode")
    try Self.settings.read(&self, from: &object)
    guard mode == .seed, !canBeThePublishedWrapper, let modeNode else { return }
    throw modeNode.refusal(Self.seedModeNeeds)
  }

  /// Whether it can be in seed mode: the published wrapper is of AppLovin MAX.
  private var canBeThePublishedWrapper: Bool { service == .ofPublishedWrapper }

  private static let seedModeNeeds =
    #""mode": "seed" wraps AppLovin MAX only; leave out "service" or write "appLovin""#
}
