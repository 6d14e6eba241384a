import AdServing
import Foundation
@testable import Scenarios
import Testing

/// An adapter of the zoo, described by its scenario: the last expectation has the rule it breaks,
/// then those that are inevitably broken with it, and the message that ends the proof.
struct Species: Sendable, CustomTestStringConvertible {
  /// The scenario's name.
  let name: String
  let scenario: Scenario
  let rules: [String]
  let shows: String?

  static let all: [Species] = ScenarioLibrary.zoo.compactMap { name, content in
    (try? Scenario(reading: content())).flatMap { Species(name, $0) }
  }

  private init?(_ name: String, _ scenario: Scenario) {
    guard case .expect(let last)? = scenario.script.last?.step, let rules = last.findings,
      !rules.isEmpty
    else { return nil }
    self.name = name
    self.scenario = scenario
    self.rules = rules
    shows = last.journal?.last?.message
  }

  /// The rule this adapter is there to break.
  var rule: String { rules[0] }

  /// Good adapters for its place: in one Google counts, in the other the network.
  enum Good: CaseIterable {
    case googleTracks, networkTracks
  }

  /// The good adapter, written for the interface that its scenario is about.
  func className(of good: Good) -> String {
    switch (good, scenario.adUnits[0].api) {
    case (.googleTracks, .modern): "SampleAdapter.SampleCustomEvent"
    case (.networkTracks, .modern): "SampleAdapter.SampleSelfTrackingCustomEvent"
    case (.googleTracks, .legacy): "LegacyAdapter.LegacyNativeCustomEvent"
    case (.networkTracks, .legacy): "LegacyAdapter.LegacyTrackingCustomEvent"
    }
  }

  /// `completes-twice` is `BrokenAdapters.CompletesTwiceCustomEvent`.
  var className: String {
    let words = name.split(separator: "-").map(\.capitalized)
    return "BrokenAdapters.\(words.joined())CustomEvent"
  }

  var testDescription: String { name }

  /// Its scenario with another adapter in every line.
  func scenario(with className: String) -> Scenario {
    changed { $0.className = className }
  }

  /// Its scenario with every line changed.
  func changed(_ change: (inout Scenario.Line) -> Void) -> Scenario {
    var scenario = scenario
    for unit in scenario.adUnits.indices {
      for line in scenario.adUnits[unit].lines.indices {
        change(&scenario.adUnits[unit].lines[line])
      }
    }
    return scenario
  }
}
