public import GoogleMobileAds
import Playing
import Publishing

/// Does what ``main(adapters:)`` does, for a package that has a scenario of its own: its commands
/// use that one where none is named.
///
/// ```swift
/// Adplay.main(adapters: ["HouseCustomEvent": HouseCustomEvent.self], opening: "Scenarios/House.json")
/// ```
///
/// The path is one of the package that `file` belongs to, wherever the program is started.
@preconcurrency @MainActor
public func main(
  adapters: [String: any MediationAdapter.Type], opening scenario: String, file: String = #filePath
) -> Never {
  LinkedAdapters.register(adapters)
  run(home: PackageFolder.path(scenario, around: file))
}
