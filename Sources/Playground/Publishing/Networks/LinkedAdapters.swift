package import AdServing
package import GoogleMobileAds

/// The adapters that are linked into the program.
package enum LinkedAdapters {
  /// Whether `name`, one of ``names`` or a `Module.Class`, is one of them. A class that is not an
  /// adapter is not.
  package static func contains(_ name: String) -> Bool { api(of: name) != nil }

  /// The same for adapters that are written for one interface.
  package static func contains(_ name: String, for api: AdapterAPI) -> Bool {
    AdapterDirectory.isLinked(name, for: api)
  }

  /// The interface that an adapter is written for, today's if it knows both; nil for a name that is
  /// none's.
  package static func api(of name: String) -> AdapterAPI? {
    AdapterAPI.allCases.first { contains(name, for: $0) }
  }

  /// Whether the class of this name is no adapter of its own, but errs around one.
  package static func onlyWrap(_ name: String) -> Bool { AdapterDirectory.onlyWraps(name) }

  /// The names that the program gave to adapters, in alphabetical order.
  package static var names: [String] { AdapterNames.all }

  /// Gives adapters the names that an ad server sends. Called before a session begins.
  package static func register(_ adapters: [String: any MediationAdapter.Type]) {
    AdapterNames.register(adapters)
  }
}

extension LinkedAdapters {
  /// The name that finds this class: `Module.Class`, or for a class that has none, such as a private
  /// one, a name that is given to it now.
  package static func name(of adapter: any MediationAdapter.Type) -> String {
    let full = String(reflecting: adapter)
    if contains(full) { return full }
    let module = full.prefix { $0 != "." }
    let name = "\(module).\(adapter)"
    register([name: adapter])
    return name
  }
}
