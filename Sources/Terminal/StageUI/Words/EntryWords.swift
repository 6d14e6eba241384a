import Observing
import Screen
import Simulation

/// What an entry says.
enum EntryWords {
  static func of(_ entry: Entry) -> String { of(entry, message: entry.message) }

  /// In so many columns: the method without its labels before anything is cut.
  static func of(_ entry: Entry, in width: Int, atMost limit: Int) -> String {
    let whole = of(entry)
    guard TextWidth.columns(whole) > width else { return whole }
    return Text.ellipsised(of(entry, message: MethodName.short(entry.message)), to: limit)
  }

  private static func of(_ entry: Entry, message: String) -> String {
    switch entry.kind {
    case .count(let count) where count.ledger == .google: "\(message)  counted by Google"
    case .count: message
    case .input: InputWords.of(entry)
    case .finding(let rule, _, _): rule
    case .call, .callback, .timer, .note: message + entry.data.answer
    }
  }
}

extension Fields {
  /// What was answered, if that was asked.
  fileprivate var answer: String {
    self["answer"].map { " = \($0.text)" } ?? ""
  }
}

extension EntryList {
  /// How many columns the times take: the last one is the longest.
  var timeWidth: Int {
    Swift.max(6, last.map { TextWidth.columns($0.time.seconds) } ?? 0)
  }
}
