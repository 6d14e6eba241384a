package import Catalogue

/// A hunt in progress, and what it has found.
package struct HuntProgress: Equatable, Sendable {
  package var runs = 0
  package var perSecond = 0
  package var reached = 0
  package var finds: [Find] = []
  package var isOver = false
  /// Why there is no hunt.
  package var failure: HuntText?

  package init() {}

  /// A broken rule, and the scenario that shows it.
  package struct Find: Codable, Equatable, Sendable {
    package let rule: String
    package let severity: String
    package let steps: [String]
    /// Nil if it depends on earlier runs, or could not be written.
    package let path: String?

    package init(rule: String, severity: String, steps: [String], path: String?) {
      self.rule = rule
      self.severity = severity
      self.steps = steps
      self.path = path
    }
  }
}

extension Stage {
  /// What is known so far of the hunt; nil once the room has been left.
  package var hunt: HuntProgress? {
    get { (overlay?.room as? HuntRoom)?.progress }
    set {
      guard var room = overlay?.room as? HuntRoom, let newValue else { return }
      room.progress = newValue
      keep(room)
    }
  }
}
