import Screen

/// What the compiler says of the sources that were saved last. It opens by itself when a build fails.
package struct BuildRoom: Room {
  package static let card = RoomCard(
    "build", title: "build",
    explanation: "With adplay watch: what the compiler says of what you saved.",
    keys: [Key("7")], place: .beside, isForSnapshots: false)

  /// The first error that is shown.
  private(set) var first = 0

  private init(first: Int) { self.first = first }
  package init?(_ scene: Scene) {}

  package func pane(_ scene: Scene) -> any Pane { BuildPane(scene.stage, first: first) }

  package func move(by step: Int, _ scene: inout Scene) -> Bool {
    let last = max(0, (scene.stage.build?.troubles.count ?? 0) - 1)
    scene.stage.keep(BuildRoom(first: max(0, min(last, first + step))))
    return true
  }

  package func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool {
    let count = scene.stage.build?.troubles.count ?? 0
    return move(by: first ? -count : count, &scene)
  }
}
