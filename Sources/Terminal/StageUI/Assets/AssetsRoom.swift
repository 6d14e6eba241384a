import Screen

/// The ad's assets, for reading only, like the ad's life.
package struct AssetsRoom: Room {
  package static let card = RoomCard(
    .assetsRoom, title: "assets",
    explanation: "What the network provided, and what Google made of it.", keys: [Key("2")],
    place: .beside)

  package init?(_ scene: Scene) {}

  package func pane(_ scene: Scene) -> any Pane { AssetsPane(scene) }
}
