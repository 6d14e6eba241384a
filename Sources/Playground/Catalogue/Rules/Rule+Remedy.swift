package import Contract

extension Rule {
  /// What to do about a breach. Where a faulty wire did it, there is nothing to fix in the adapter.
  package func remedy(under fault: String?) -> String {
    fault.map { "Take off the fault \($0); the adapter is not to blame." } ?? fix
  }
}
