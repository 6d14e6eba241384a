/// Names of methods for when there is little room.
package enum MethodName {
  /// The name without its labels. If the first argument is the sender, the second label stays,
  /// because it distinguishes the method from its siblings.
  package static func short(_ name: String) -> String {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return name }
    let base = String(name[..<open])
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    guard labels.first == "_", labels.count > 1, labels[1] != "_" else { return base }
    return "\(base) \(labels[1])"
  }
}
