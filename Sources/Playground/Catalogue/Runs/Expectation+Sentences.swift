package import Scenarios
import Simulation

extension Expectation.Difference {
  package var sentence: String {
    switch self {
    case .missingAd(let name):
      "expected \(name.map { "the ad \($0)" } ?? "an ad on the screen"), found none"
    case .number(let ledger, let what, let expected, let found):
      "expected \(ledger) \(what.rawValue) \(expected), found \(found)"
    case .unknownCounts:
      "expected counts of the network, found ?: it writes none into the journal"
    case .noVAST: "expected counts of a VAST document, but no line had one that could be played"
    case .unknownBook(let name, let known):
      "expected the book \"\(name)\", but the networks of this run are \(Self.list(known))"
    case .findings(let expected, let found):
      "expected \(Self.rules(expected)), found \(Self.list(found))"
    case .line(let expected, let found):
      "expected the ad of \(Self.line(expected)), found that of \(Self.line(found))"
    case .missing(let mention): "expected \(mention.words) in the journal, but it is missing"
    case .early(let mention): "expected \(mention.words) later in the journal"
    case .unwanted(let mention, let entry, let count):
      "expected no \(mention.words) in the journal, but #\(entry) is one, of \(count.grouped) entries"
    case .nothingSaid(let ad):
      "nothing was said about \(ad ?? "anything") yet, so nothing can be missing in the journal"
    case .noScreen: "expected text on the screen, but this run has no screen"
    case .missingText(let text): "expected \"\(text)\" on the screen, but it is missing"
    }
  }

  private static func line(_ label: String?) -> String {
    label.map { "the line \"\($0)\"" } ?? "no line"
  }

  private static func rules(_ rules: [String]) -> String {
    rules.isEmpty ? "no broken rule" : "the broken rules \(list(rules))"
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}

extension Mention {
  /// What it means, in quotes if it is a message alone.
  fileprivate var words: String {
    let facts = data.all.map { "\($0.name) \($0.value.text)" }
    let parts = [
      message.map { "\"\($0)\"" }, sense?.word, from.map { "from \($0.rawValue)" },
      to.map { "to \($0.rawValue)" }, facts.isEmpty ? nil : "with \(facts.joined(separator: ", "))",
      after.map { "after \($0.milliseconds)ms" }, by.map { "by \($0.milliseconds)ms" },
    ]
    let words = parts.compactMap(\.self).joined(separator: " ")
    return message == nil && sense == nil ? "an entry \(words)" : words
  }
}
