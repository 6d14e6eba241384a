/// One thing that crossed between parties, or that one of them recorded.
public struct Entry: Equatable, Sendable {
  /// Its place in the journal, from 1.
  public let number: Int
  /// When it happened.
  public let time: Instant
  /// The entry during whose handling this one was written; a timer keeps that of the code that set
  /// it.
  public let cause: Int?
  /// Which ad it is about: `UNIT#N`.
  public let ad: String?
  /// All the rest, which many entries share.
  let said: Said

  /// What sort of thing it is.
  public var kind: Kind { said.kind }
  /// Who spoke.
  public var from: Party { said.from }
  /// To whom, if anybody.
  public var to: Party? { said.to }
  /// What it means, if the writer has said so.
  package var sense: Sense? { said.sense }
  /// What was said: the name of the method in a call, a few words elsewhere.
  public var message: String { said.message }
  /// The facts that came with it.
  public var data: Fields { said.data }

  /// An entry with all of these.
  package init(
    number: Int, time: Instant, cause: Int?, kind: Kind, from: Party, to: Party?,
    sense: Sense? = nil, ad: String?, message: String, data: Fields
  ) {
    self.init(
      number: number, time: time, cause: cause, ad: ad,
      Said(kind, from: from, to: to, sense, message, data))
  }

  init(number: Int, time: Instant, cause: Int?, ad: String?, _ said: Said) {
    (self.number, self.time, self.cause, self.ad, self.said) = (number, time, cause, ad, said)
  }

  /// What sort of thing an entry is.
  public enum Kind: Equatable, Sendable {
    /// What the user or the script did.
    case input
    /// Somebody asked somebody to do something.
    case call
    /// Somebody was told that something happened.
    case callback
    /// A count in a ledger.
    case count(Count)
    /// A timer rang.
    case timer
    /// Worth knowing. With a violation it is something that should have been impossible.
    case note(violation: Violation?)
    /// A broken contract rule and the entries that prove it.
    case finding(rule: String, severity: String, proof: [Int])
  }
}

/// The journal's words for kinds of entries.
package enum KindOfEntry: String, CaseIterable, Sendable {
  case input, call, callback, count, timer, note, finding

  /// Whether such an entry always has a recipient.
  package var isSpoken: Bool {
    switch self {
    case .input, .call, .callback: true
    case .count, .timer, .note, .finding: false
    }
  }
}

extension Entry.Kind {
  /// The word used in the journal.
  package var word: String { sort.rawValue }

  package var sort: KindOfEntry {
    switch self {
    case .input: .input
    case .call: .call
    case .callback: .callback
    case .count: .count
    case .timer: .timer
    case .note: .note
    case .finding: .finding
    }
  }
}
