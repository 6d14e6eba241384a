import Catalogue
import Scenarios

extension Failure {
  /// Does a check of a scenario; says what is wrong with the scenario's path.
  static func naming(
    _ path: String, _ check: () throws(BadScenario) -> Void
  ) throws(Failure) {
    do { try check() } catch { throw .badScenario(path: path, error) }
  }
}
