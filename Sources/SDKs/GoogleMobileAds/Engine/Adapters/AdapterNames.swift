/// The adapters by the names that an ad server sends, where those are not `Module.Class`: on a phone
/// a class is found by its Objective-C name, `GADMediationAdapterName`, which Linux does not know.
package enum AdapterNames {
  // Set by the program before there is a world, and only read from then on.
  nonisolated(unsafe) private static var adapters: [String: any MediationAdapter.Type] = [:]

  /// Adds names; a known one gets another class.
  package static func register(_ adapters: [String: any MediationAdapter.Type]) {
    Self.adapters.merge(adapters) { _, new in new }
  }

  /// All of them, in alphabetical order.
  package static var all: [String] { adapters.keys.sorted() }

  static func adapter(named name: String) -> (any MediationAdapter.Type)? { adapters[name] }
}
