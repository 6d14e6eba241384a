import Simulation

extension Journal {
  /// The entry during which this is happening.
  var cause: Entry? { entry(context.cause?.number) }

  /// Whether a user or a script wants an ad to be shown now.
  var isOrdered: Bool {
    var next = cause
    while let entry = next {
      if entry.sense == .showWanted { return true }
      next = self.entry(entry.cause)
    }
    return false
  }

  /// What the user did after that many entries.
  func inputs(after count: Int) -> some Sequence<Entry> {
    entries.dropFirst(count).lazy.filter { $0.kind == .input }
  }

  private func entry(_ number: Int?) -> Entry? {
    number.flatMap { number in entries.last { $0.number == number } }
  }
}
