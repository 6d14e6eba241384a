package import Observing
package import Screen

/// The ad's assets, for reading only, like the ad's life.
package struct AssetsRoom: Room {
  package static let card = RoomCard(
    .assetsRoom, title: "assets",
    explanation: "What the network provided, and what Google made of it.", keys: [Key("2")],
    place: .beside, CommandManner(speech: .needsScreen))

  package init?(_ stage: Stage, _ state: StageState) {}

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    AssetsPane(stage, state)
  }
}
