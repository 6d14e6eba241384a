/// A force as it can be applied to a unit now. Each kind of unit has a table of them: its lines, its
/// slots or its service, with what they are set to.
package struct Forcible: Equatable, Sendable {
  package let force: Force
  /// The actions that bring it about.
  package let actions: [Action]
  /// Whether this is already in force.
  package let holds: Bool
  /// Whether nothing shows it before an ad is requested again.
  package let needsRequest: Bool

  init(_ force: Force, _ actions: [Action], holds: Bool = false, needsRequest: Bool = true) {
    self.force = force
    self.actions = actions
    self.holds = holds
    self.needsRequest = needsRequest
  }
}

extension [Forcible] {
  /// In the order of their headings.
  var grouped: [Forcible] {
    ForceGroup.allCases.flatMap { group in filter { $0.force.group == group } }
  }
}
