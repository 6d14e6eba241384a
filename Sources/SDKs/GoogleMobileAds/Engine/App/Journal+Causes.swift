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

  /// Whether the user did anything after that many entries.
  func wasTouched(after count: Int) -> Bool {
    entries.dropFirst(count).contains { $0.kind == .input }
  }

  private func entry(_ number: Int?) -> Entry? {
    number.flatMap { number in entries.last { $0.number == number } }
  }
}
