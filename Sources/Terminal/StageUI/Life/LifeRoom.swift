import Screen

/// The states of the ad, for reading only: moving in it must not move the unseen focus on the
/// phone.
package struct LifeRoom: Room {
  package static let card = RoomCard(
    .lifeRoom, title: "life of the ad",
    explanation: "The states of the ad: where it is, and what can happen next.", hint: "life",
    keys: [Key("5")], place: .beside)

  package init?(_ scene: Scene) {}

  package func pane(_ scene: Scene) -> any Pane { LifePane(scene) }
}
