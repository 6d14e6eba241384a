import Screen

/// The adapters, for reading only, like the ad's life.
package struct AdaptersRoom: Room {
  package static let card = RoomCard(
    "adapters", title: "adapters",
    explanation: "Each adapter: its version, its network's SDK, how its set-up went.",
    keys: [Key("6")], place: .beside)

  package init?(_ scene: Scene) {}

  package func pane(_ scene: Scene) -> any Pane { AdaptersPane(scene) }
}
