import AdServing
import Contract
import Hunting
import Scenarios

/// Everybody who can play an adapter, with the rules that they are there to break: the species of the zoo, the
/// mistakes that are made around a good adapter, and the faults of its wire. Each says itself what it breaks:
/// its scenario expects it, and a rule names the crossings that it needs.
struct CastList {
  struct Row {
    let cast: Cast
    let format: UnitFormat
    let api: AdapterAPI
    let rules: Set<String>
  }

  private let rows: [Row]

  static let all = CastList()

  private init() {
    let shelves = ScenarioLibrary.zoo + ScenarioLibrary.mistakes
    rows = shelves.flatMap { name, content in
      (try? Scenario(reading: content())).map { Self.rows(name, $0) } ?? []
    }
  }

  private static func rows(_ name: String, _ scenario: Scenario) -> [Row] {
    scenario.adUnits.enumerated().compactMap { place, unit in
      guard let className = unit.lines.first?.className else { return nil }
      let source = scenario.source.map(JSONTree.init)?[elementsOf: "adUnits"]
      let written = source?[place][elementsOf: "lines"].first?["class"]
      let classes = written?.elements.compactMap(\.string) ?? []
      return Row(
        cast: Cast(
          classes: classes.isEmpty ? [className] : classes,
          origin: .init(scenario: name, unit: place)),
        format: unit.format, api: unit.api, rules: scenario.rules(of: unit.id))
    }
  }

  /// A good adapter for a unit's lines.
  static func good(_ format: UnitFormat, _ api: AdapterAPI, bids: Bool) -> Cast {
    guard api == .legacy else {
      return Cast(classes: ["SampleAdapter.Sample\(bids ? "Bidding" : "")CustomEvent"])
    }
    let name =
      switch format {
      case .banner: "Banner"
      case .interstitial: "Interstitial"
      default: "Native"
      }
    return Cast(classes: ["LegacyAdapter.Legacy\(name)CustomEvent"])
  }

  /// Those who break one of these rules in a format, or any of them, the most likely first; the good adapter
  /// with every fault that these rules suffer from.
  func casts(
    for rules: Set<String>, _ format: UnitFormat, _ api: AdapterAPI, good: Cast
  ) -> [Cast] {
    let likely = rows.filter { !$0.rules.isDisjoint(with: rules) && $0.api == api }
    let here = likely.filter { $0.format == format }
    let elsewhere = likely.filter { $0.format != format && Self.areAlike($0.format, format) }
    return (here + elsewhere).map(\.cast) + Self.faults(for: rules).map { good.with($0) }
  }

  /// The rest, who break other rules, or break these without being there for it.
  func others(_ format: UnitFormat, _ api: AdapterAPI, good: Cast) -> [Cast] {
    rows.filter { $0.api == api && Self.areAlike($0.format, format) }.map(\.cast)
      + Self.faultsOfAdapters.map { good.with($0) }
  }

  /// An adapter with one mistake more around it, or one more fault on its wire: those that are there to break
  /// one of these rules first.
  func additions(to cast: Cast, for rules: Set<String>) -> [Cast] {
    let mistakes = rows.filter { $0.cast.classes.count > 1 }
    let likely = mistakes.filter { !$0.rules.isDisjoint(with: rules) }
    let names = (likely + mistakes).flatMap { $0.cast.classes.dropFirst() }
    let faults = Self.faults(for: rules) + Self.faultsOfAdapters
    return names.uniqued.filter { !cast.classes.contains($0) }.map { cast.with($0) }
      + faults.uniqued.filter { !cast.faults.contains($0) }.map { cast.with($0) }
  }

  /// An adapter that makes several mistakes at once: those that break these rules.
  static func several(for rules: Set<String>, _ format: UnitFormat, _ api: AdapterAPI) -> [Cast] {
    let mistakes = mistakesAtOnce.filter { rules.contains($0.rule) }.map(\.word)
    guard format == .native, mistakes.count > 1 else { return [] }
    guard api == .modern else {
      return [Cast(classes: ["BrokenAdapters.ZooSeveralLegacyCustomEvent"])]
    }
    return [Cast(classes: ["BrokenAdapters.ZooSeveralCustomEvent"], mistakes: mistakes)]
  }

  /// The words of that adapter for its mistakes.
  private static let mistakesAtOnce: [(rule: String, word: String)] = [
    ("images-not-downloaded", "leavesPicturesBehind"),
    ("file-path-as-address", "mistakesAddressesForPaths"),
    ("whole-view-clickable", "watchesTheWholeView"),
    ("view-not-released", "keepsTheView"),
    ("impression-not-passed-on", "forgetsItsImpression"),
    ("click-not-passed-on", "forgetsItsClicks"),
    ("impression-reported-while-google-tracks", "echoesImpressions"),
    ("click-reported-while-google-tracks", "echoesClicks"),
    ("impression-not-reported", "neverReportsImpressions"),
    ("click-not-reported", "neverReportsClicks"),
  ]

  /// A scenario that is there to break a rule, in whatever format.
  func elsewhere(_ rule: String) -> Elsewhere? {
    let row = rows.first { $0.rules.contains(rule) }
    return row.flatMap { row in
      row.cast.origin.map {
        .init(scenario: $0.scenario, format: row.format, api: row.api)
      }
    }
  }

  /// Those who break a rule as soon as they are set up.
  func starting(for rule: String) -> [Cast] {
    rows.filter { $0.api == .modern && $0.rules.contains(rule) }.map(\.cast)
  }

  /// Full-screen ads are made alike.
  private static func areAlike(_ one: UnitFormat, _ other: UnitFormat) -> Bool {
    one == other || one.isFullScreen && other.isFullScreen
  }

  static func faults(for rules: Set<String>) -> [WireFault] {
    let wires = Set(Rulebook.all.filter { rules.contains($0.id) }.flatMap(\.wires))
    return faultsOfAdapters.filter { fault in
      fault.concerns.contains { wires.contains($0.rawValue) }
    }
  }

  static let faultsOfAdapters = WireFault.allCases.filter { fault in
    !fault.concerns.contains(where: \.isToPublisher)
  }
}

extension Array where Element: Hashable {
  /// Each element where it comes first.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Scenario {
  /// The rules that its expectations name for the ads of a unit.
  fileprivate func rules(of unit: String) -> Set<String> {
    Set(
      script.flatMap { step -> [String] in
        guard case .expect(let expectation) = step.step,
          expectation.ad.map({ $0.hasPrefix("\(unit)#") }) ?? true
        else { return [] }
        return expectation.findings ?? []
      })
  }
}
