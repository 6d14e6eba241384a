import GoogleMobileAds

/// The adapters that are linked into the program.
package enum LinkedAdapters {
  /// Whether `name`, a `Module.Class`, is one of them. A class that is not an adapter is not.
  package static func contains(_ name: String) -> Bool { AdapterDirectory.isLinked(name) }
}
