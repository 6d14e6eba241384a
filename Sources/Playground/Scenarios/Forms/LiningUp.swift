extension Array {
  /// For each label the element that has it: where several have the same one, the first for the first,
  /// the second for the second.
  package func lined(up labels: [String], by label: KeyPath<Element, String>) -> [Element?] {
    var rest = Dictionary(grouping: self) { $0[keyPath: label] }
    return labels.map { name in
      guard let next = rest[name]?.first else { return nil }
      rest[name]?.removeFirst()
      return next
    }
  }
}
