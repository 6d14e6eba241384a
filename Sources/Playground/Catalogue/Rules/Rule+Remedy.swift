import AdServing
package import Contract
import Scenarios

extension Rule {
  /// What to do about a breach. Where a faulty wire did it, there is nothing to fix in the adapter.
  package func remedy(under fault: String?) -> String {
    fault.map { "Take off \(Self.words($0)) (\($0)); the adapter is not to blame." } ?? fix
  }

  /// The same where there is little room.
  package func shortRemedy(under fault: String?) -> String {
    fault.map { "Take off \(Self.words($0)); the adapter is not to blame." } ?? fix
  }

  /// What a fault does, as the menu of what can be forced has it.
  private static func words(_ fault: String) -> String {
    WireFault(rawValue: fault).map { "\"\(Force.fault($0).title)\"" } ?? "the fault"
  }
}
