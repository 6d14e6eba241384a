package import GoogleMobileAds

/// The adapters that are linked into the program.
package enum LinkedAdapters {
  /// Whether `name`, one of ``names`` or a `Module.Class`, is one of them. A class that is not an
  /// adapter is not.
  package static func contains(_ name: String) -> Bool { AdapterDirectory.isLinked(name) }

  /// The names that the program gave to adapters, in alphabetical order.
  package static var names: [String] { AdapterNames.all }

  /// Gives adapters the names that an ad server sends. Called before a session begins.
  package static func register(_ adapters: [String: any MediationAdapter.Type]) {
    AdapterNames.register(adapters)
  }
}
