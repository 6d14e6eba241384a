import Playing
import Publishing
package import Scenarios

extension Scenario {
  /// The scenario in a tree, if the program would open it.
  package static func playable(_ tree: JSONTree) -> Scenario? {
    guard let scenario = try? Scenario(reading: Array(tree.text.utf8)), scenario.canBeOpened else {
      return nil
    }
    return scenario
  }

  private var canBeOpened: Bool {
    guard adUnits.allSatisfy({ $0.lines.allSatisfy { ScenarioProblem($0) == nil } }) else {
      return false
    }
    var present = self
    return script.allSatisfy { step in
      guard case .action(.set(let change)) = step.step else { return true }
      present.apply(change)
      return ScenarioProblem(change, of: present) == nil
    }
  }
}
