package import Simulation

// In a file the player is part of the ad, which a script cannot change. What a script and the stage can change
// of it is a setting of the line's.
extension Scenario.Line {
  /// How the player of its VAST ad goes about it. A line without an ad has none.
  package var player: [PlayerManner] {
    get { ad?.player ?? [] }
    set { ad?.player = newValue }
  }

  /// The settings of its ad that a script can change.
  package static let creativeSettings = SettingTable<Self>([
    Setting(
      "player", \.player, .words("A manner.", "Several manners.", atLeast: "one manner"),
      "What the player of its VAST ad does in its own way, such as a mistake",
      leftOut: "it does all it should", script: .valueOrNull)
  ])
}
