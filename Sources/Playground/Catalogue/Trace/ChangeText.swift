import Languages
import AdServing
import Scenarios
import Simulation

/// What a change of a line means, for the changes that are made with a key or in the menu of what can
/// be forced. Its words in a scenario are in the row below.
enum ChangeText {
  /// Nil for any other change.
  static func sentence(_ data: Fields) -> String? {
    guard let line = InputWords.line(data) else { return nil }
    if let force = force(data) { return localized("you made \(line) \(force.title)") }
    if case .list(let words)? = data["fault"] {
      let titles = words.compactMap { word in
        if case .string(let text) = word { WireFault(rawValue: text) } else { nil }
      }.map { Force.fault($0).title }
      return localized("you made \(line) \(titles.joined(separator: ", "))")
    }
    if data["fault"] != nil { return localized("you took the fault off \(line)") }
    return watch(data, line)
  }

  private static func force(_ data: Fields) -> Force? {
    data.string("fault").flatMap(WireFault.init).map { .fault($0) }
      ?? data.string("outcome").flatMap(Scenario.Outcome.init).map { .outcome($0) }
      ?? data.string("showing").flatMap(Showing.init).map { .showing($0) }
  }

  private static func watch(_ data: Fields, _ line: String) -> String? {
    for (flag, events) in [
      ("handlesUserClicks", localized("clicks")),
      ("handlesUserImpressions", localized("impressions")),
    ] {
      if case .bool(let isNetworks)? = data[flag] {
        return localized("you let \(isNetworks ? line : CountsText.google) see \(events)")
      }
    }
    return nil
  }
}
