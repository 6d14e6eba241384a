import Languages
import Observing
package import Simulation

/// A journal entry in words.
package enum EntryWords {
  /// In the trace; short without the labels of a method, and without saying who counts, which the
  /// lane does.
  package static func inTrace(
    _ entry: Entry, isShort: Bool = false, isNamed: Bool? = nil
  ) -> String {
    let words = MessageWords.of(entry)
    let message = isShort ? MethodName.short(words) : words
    return switch entry.kind {
    case .count(let count) where count.ledger == .google && !isShort:
      localized("\(message)  counted by Google")
    case .count: message
    case .input: InputWords.of(entry)
    case .finding(let rule, _, _): isShort ? message : "\(message)  \(rule)"
    case .call, .callback, .timer, .note:
      (isNamed ?? !isShort ? named(message, entry) : message) + answer(entry)
    }
  }

  /// An adapter is asked, and the object that it hands over for one ad hears of that ad: the call that
  /// asks says whose it is, and the answer says what it hands over.
  private static func named(_ message: String, _ entry: Entry) -> String {
    switch entry.sense {
    case .lineAsked:
      let name = entry.data[.className]?.split(separator: ".").last
      return name.map { "\($0).\(message)" } ?? message
    case .lineAnswered: return entry.data[.object].map { "\(message) = \($0)" } ?? message
    default: return message
    }
  }

  /// In a diff, which has no marks for entries that do not cross.
  package static func inDiff(_ entry: Entry, isShort: Bool = false) -> String {
    let words = MessageWords.of(entry)
    let message = isShort ? MethodName.short(words) : words
    return switch entry.kind {
    case .input: InputWords.of(entry)
    case .call, .callback: message
    case .count: localized("counts \(message)")
    case .timer: localized("timer \(message)")
    case .note(let violation): violation == nil ? message : "! \(message)"
    case .finding: "‼ \(message)"
    }
  }

  /// In one line of a report.
  package static func inReport(_ entry: Entry) -> String {
    let what =
      switch entry.kind {
      case .finding(let rule, _, _): localized("broken rule \(rule)")
      case .count(let count): localized("counts \(count.what.rawValue) \(count.amount)")
      case .input, .call, .callback, .timer, .note: entry.message
      }
    return "\(entry.time.seconds) s  #\(entry.number)  \(entry.way)  \(what)"
  }

  private static func answer(_ entry: Entry) -> String {
    if entry.data[.isLeftOut] == true { return localized(" is not implemented") }
    return entry.data[.answer].map { " = \($0.asFact.text)" } ?? ""
  }
}

extension Entry.Kind {
  /// Which kind of entry it is.
  package var title: String {
    switch self {
    case .input: localized("input")
    case .call: localized("call")
    case .callback: localized("callback")
    case .count(let count): localized("counts \(count.amount) \(count.what.rawValue)")
    case .timer: localized("timer")
    case .note(let violation): violation.map { "\(localized("note")) \($0)" } ?? localized("note")
    case .finding(let rule, let severity, _): "\(severity) \(rule)"
    }
  }
}
