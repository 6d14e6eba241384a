public import GoogleMobileAds
import Playing
public import Publishing
public import UIKit

/// Does what ``main(adapters:)`` does, for a package that has a scenario of its own: its commands
/// use that one where none is named.
///
/// ```swift
/// Adplay.main(adapters: ["HouseCustomEvent": HouseCustomEvent.self], opening: "Scenarios/House.json")
/// ```
///
/// `apps` are screens of an application, by the names that scenarios have for them as `"app"`:
///
/// ```swift
/// Adplay.main(apps: ["House": { HouseViewController() }], opening: "Scenarios/House.json")
/// ```
///
/// The path is one of the package that `file` belongs to, wherever the program is started.
@preconcurrency @MainActor
public func main(
  adapters: [String: any MediationAdapter.Type] = [:],
  apps: [String: @MainActor () -> UIResponder] = [:], opening scenario: String,
  file: String = #filePath
) -> Never {
  LinkedApps.register(apps)
  LinkedAdapters.register(adapters)
  run(home: PackageFolder.path(scenario, around: file))
}

/// A screen of an application that takes orders from scripts and from the stage.
public typealias AdScreen = Publishing.AdScreen
