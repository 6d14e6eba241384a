/// The name of something the stage can be told to do, as configuration files write it. Keys, mouse,
/// palette, footer and help all use these; `CommandBook` says what is behind each.
package struct StageCommand: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String

  package init(_ name: String) { self.name = name }
  package init(stringLiteral name: String) { self.name = name }

  /// Opens a room.
  package static func room(_ name: String) -> Self { Self(name) }
}

// Rooms that others lead to.
extension StageCommand {
  package static let stageRoom: Self = "stage"
  package static let assetsRoom: Self = "assets"
  package static let mediationRoom: Self = "mediation"
  package static let contractRoom: Self = "contract"
  package static let layoutRoom: Self = "layout"
  package static let lifeRoom: Self = "life"
  package static let videoRoom: Self = "video"
  package static let interfacesRoom: Self = "interfaces"
  package static let arbiterRoom: Self = "arbiter"
  package static let servicesRoom: Self = "services"
  package static let force: Self = "force"
  package static let help: Self = "help"
  package static let options: Self = "options"
  package static let theme: Self = "themes"
  package static let palette: Self = "commands"
  package static let tours: Self = "tours"
  package static let scenarios: Self = "scenarios"
  package static let discrepancy: Self = "discrepancy"
  package static let hunt: Self = "hunt"
  package static let filter: Self = "filter"
}
