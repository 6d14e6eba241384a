package import Scenarios

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
    case .missingMessage(let message): "expected \"\(message)\" in the journal, but it is missing"
    case .earlyMessage(let message): "expected \"\(message)\" later in the journal"
    case .noScreen: "expected text on the screen, but this run has no screen"
    case .missingText(let text): "expected \"\(text)\" on the screen, but it is missing"
    }
  }

  private static func rules(_ rules: [String]) -> String {
    rules.isEmpty ? "no broken rule" : "the broken rules \(list(rules))"
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}
