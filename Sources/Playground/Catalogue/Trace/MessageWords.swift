import Languages
import Observing
package import Simulation

/// An entry's message in the language of the screen. The journal itself is English; names of calls are
/// the same in every language.
package enum MessageWords {
  package static func of(_ entry: Entry) -> String {
    switch entry.kind {
    case .input, .call, .callback: entry.message
    case .count, .finding: localized(sentence: entry.message)
    case .timer, .note: ServiceText.change(entry) ?? translated(entry.message)
    }
  }

  private static func translated(_ message: String) -> String {
    guard Language.current.code != Language.english.code else { return message }
    let whole = localized(sentence: message)
    guard whole == message else { return whole }
    for template in all {
      guard let values = template.values(in: message) else { continue }
      return template.sentence(with: values.map { localized(sentence: $0) })
    }
    return message
  }

  private static let all = templates.filter { $0.contains("%") }.map(MessageTemplate.init)
}

/// A message with places for values, which come in their order.
private struct MessageTemplate {
  private let english: String
  /// The text before, between and behind the values.
  private let pieces: [String]

  init(_ english: String) {
    self.english = english
    pieces = english.replacing(/%[1-9]/, with: "%").split(
      separator: "%", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The values that make it this message; nil if none do.
  func values(in message: String) -> [String]? {
    guard let first = pieces.first, let last = pieces.last, message.hasPrefix(first),
      message.hasSuffix(last), message.utf8.count > first.utf8.count + last.utf8.count
    else { return nil }
    var rest = message.dropFirst(first.count).dropLast(last.count)
    var values: [String] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let next = rest.firstRange(of: piece) else { return nil }
      values.append(String(rest[..<next.lowerBound]))
      rest = rest[next.upperBound...]
    }
    return values + [String(rest)]
  }

  func sentence(with values: [String]) -> String {
    localized(sentence: english).replacing(/%([1-9])/) { match in
      let place = (match.1.first?.wholeNumberValue ?? 0) - 1
      return values.indices.contains(place) ? values[place] : ""
    }
  }
}
