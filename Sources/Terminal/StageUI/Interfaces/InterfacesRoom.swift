import Screen

/// A second phone beside the first: the same ad through Google's other interface, with everything
/// done there that is done on the stage. While it is open the trace has both sides.
package struct InterfacesRoom: Room {
  package static let card = RoomCard(
    .interfacesRoom, title: "both interfaces",
    explanation: "The same ad as a custom event of SDK 7 and as an adapter of today.",
    hint: "SDK 7", keys: [Key("9")], place: .beside)

  package init?(_ scene: Scene) {}

  package func pane(_ scene: Scene) -> any Pane { InterfacesPane(scene) }
}

extension Stage {
  package var showsInterfaces: Bool { room.room is InterfacesRoom }
}
