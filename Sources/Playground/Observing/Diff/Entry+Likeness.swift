import Simulation

/// What makes two entries alike: everything in them except when, why, and at which place.
struct AlikeKey: Hashable {
  let entry: Entry

  init(_ entry: Entry) {
    self.entry = entry
  }

  static func == (left: AlikeKey, right: AlikeKey) -> Bool {
    left.entry.isAlike(right.entry)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(entry.from)
    hasher.combine(entry.message)
    hasher.combine(entry.ad)
    entry.data.hash(into: &hasher)
  }
}

/// What makes two entries the same event, whatever their facts.
struct EventKey: Hashable {
  private let word: String
  private let from: Party.Role
  private let to: Party.Role?
  private let message: String
  private let ad: String?
  private let names: [String?]

  /// Of two events with the same name, those about the same ad are paired first.
  init(_ entry: Entry, withAd: Bool) {
    word = entry.kind.word
    from = entry.from.role
    to = entry.to?.role
    message = entry.message
    ad = withAd ? entry.ad : nil
    names = withAd ? [entry.from.name, entry.to?.name] : []
  }
}

extension Entry {
  func isAlike(_ other: Entry) -> Bool {
    message == other.message && from == other.from && to == other.to && ad == other.ad
      && sense == other.sense && kind.isAlike(other.kind) && data.isAlike(other.data)
  }
}

extension Entry.Kind {
  /// The proof of a finding consists of numbers, which are only comparable within one journal.
  fileprivate func isAlike(_ other: Entry.Kind) -> Bool {
    switch (self, other) {
    case (.finding(let rule, let severity, _), .finding(let otherRule, let otherSeverity, _)):
      rule == otherRule && severity == otherSeverity
    default: self == other
    }
  }
}

extension Fields {
  /// The facts of a journal from a file are sorted by name; those in memory are in their original
  /// order.
  var byName: [Field] {
    zip(all, all.dropFirst()).allSatisfy { $0.name <= $1.name }
      ? all : all.sorted { $0.name < $1.name }
  }

  fileprivate func isAlike(_ other: Fields) -> Bool {
    guard all.count == other.all.count else { return false }
    return zip(byName, other.byName).allSatisfy { $0.name == $1.name && $0.value.isAlike($1.value) }
  }

  fileprivate func hash(into hasher: inout Hasher) {
    for field in byName {
      hasher.combine(field.name)
      field.value.hash(into: &hasher)
    }
  }
}

extension Fields.Value {
  func isAlike(_ other: Fields.Value) -> Bool {
    switch (self, other) {
    case (.fields(let fields), .fields(let others)): fields.isAlike(others)
    case (.list(let values), .list(let others)):
      values.count == others.count && zip(values, others).allSatisfy { $0.isAlike($1) }
    default: self == other
    }
  }

  fileprivate func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let text): hasher.combine(text)
    case .int(let number): hasher.combine(number)
    case .bool(let flag): hasher.combine(flag)
    case .null: hasher.combine(0)
    case .fields(let fields): fields.hash(into: &hasher)
    case .list(let values): for value in values { value.hash(into: &hasher) }
    }
  }
}
