import Languages
import AdServing
import Scenarios
package import Simulation

/// All that an entry says, as a paragraph: `#33 recordImpression()  adapter → Sample SDK · because
/// of #31 didRecordImpression · …`.
package struct EntryDetail: Equatable, Sendable {
  package let title: String
  package let rest: String

  /// Enough for all lines of a window.
  private static let limit = 8000

  package init(_ entry: Entry, cause: Entry?) {
    title = "#\(entry.number) \(Self.what(entry))"
    var rest = Self.parts(entry, cause).joined(separator: " · ")
    for (name, text) in EntryFacts.of(entry) where rest.utf8.count < Self.limit {
      rest += " · \(name): \(Self.value(name, text).prefix(Self.limit))"
    }
    self.rest = rest
  }

  /// What a fault does is in words, with its word in a scenario behind them.
  private static func value(_ name: String, _ text: String) -> String {
    guard name == "fault", let fault = WireFault(rawValue: text) else { return text }
    return "\(Force.fault(fault).title) (\(text))"
  }

  package var text: String { "\(title)  \(rest)" }

  private static func what(_ entry: Entry) -> String {
    switch entry.kind {
    case .finding(let rule, _, _): "\(rule): \(MessageWords.of(entry))"
    case .input: InputWords.of(entry)
    case .count(let count): localized("counts \(count.what.rawValue)")
    case .call, .callback, .timer, .note: MessageWords.of(entry)
    }
  }

  private static func parts(_ entry: Entry, _ cause: Entry?) -> [String] {
    var parts = [PartyWords.way(entry)]
    if case .finding(_, _, let proof) = entry.kind {
      parts.append(localized("proof \(BrokenRuleText.numbers(proof))"))
    } else if let number = entry.cause {
      let why = cause.map { " \(EntryWords.inTrace($0, isShort: true))" } ?? ""
      parts.append(localized("because of #\(number)\(why)"))
    }
    return parts
  }
}
