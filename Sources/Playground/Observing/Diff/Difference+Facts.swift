import Simulation

extension JournalDiff.Difference {
  /// How two entries about the same event differ: fields of the entry first, then facts by name.
  static func facts(_ left: Entry, _ right: Entry) -> [JournalDiff.Difference] {
    let fields = zip(left.comparedFields, right.comparedFields).compactMap { left, right in
      left.value == right.value
        ? nil : JournalDiff.Difference.field(left.name, left: left.value, right: right.value)
    }
    return fields + facts(left.data, right.data)
  }

  /// Compares both sides by name.
  private static func facts(_ left: Fields, _ right: Fields) -> [JournalDiff.Difference] {
    var differences: [JournalDiff.Difference] = []
    var (olds, news) = (left.byName[...], right.byName[...])
    while let name = [olds.first?.name, news.first?.name].compactMap({ $0 }).min() {
      let old = olds.first?.name == name ? olds.removeFirst().value : nil
      let new = news.first?.name == name ? news.removeFirst().value : nil
      if let old, let new, old.isAlike(new) { continue }
      differences.append(.fact(name, left: old, right: new))
    }
    return differences
  }
}

extension Entry {
  /// Fields outside the data that are not part of the event's name; the same fields for entries of
  /// the same kind.
  fileprivate var comparedFields: [(name: String, value: Fields.Value?)] {
    let texts: [(String, Fields.Value?)] = [
      ("ad", ad.map { .string($0) }), ("fromName", from.name.map { .string($0) }),
      ("sense", sense.map { .string($0.word) }), ("toName", to?.name.map { .string($0) }),
    ]
    return texts + kind.comparedFields
  }
}

extension Entry.Kind {
  fileprivate var comparedFields: [(String, Fields.Value?)] {
    switch self {
    case .input, .call, .callback, .timer: []
    case .count(let count):
      [
        ("amount", .int(count.amount)), ("ledger", .string(count.ledger.rawValue)),
        ("what", .string(count.what.rawValue)),
      ]
    case .note(let violation): [("violation", violation.map { .string($0.rawValue) })]
    case .finding(let rule, let severity, _):
      [("rule", .string(rule)), ("severity", .string(severity))]
    }
  }
}
