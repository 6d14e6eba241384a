import Simulation

extension Journal {
  /// What the user did after that many entries.
  func inputs(after count: Int) -> some Sequence<Entry> {
    entries.dropFirst(count).lazy.filter { $0.kind == .input }
  }
}
