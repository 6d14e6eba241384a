import Observing
import Scenarios
import Screen

// Rooms beside the counts, which are there without being open.
extension Stage {
  /// Where the pane is that the keys go to; nil while something covers it.
  func partInFocus(_ layout: Layout) -> Rect? {
    guard !isCovered else { return nil }
    let open = room.card.name
    let beside = pane == .ledgers ? layout.rooms.first { $0.name == open } : nil
    return beside?.rect ?? layout.panes[pane]
  }

  func layout(_ state: StageState) -> Layout {
    Layout(
      size, pane: pane, rooms: rooms(state), isZoomed: isZoomed, isLarge: isLarge,
      hasTwoPhones: showsInterfaces,
      captionRows: CaptionPane(Scene(self, state))?.rows(width: size.width) ?? 0,
      traceRows: lit == .trace ? trace.litRows : 0,
      time: state.time.map { $0.isLookingBack ? .past : .present } ?? .none)
  }

  /// Where the ad comes from, its life, and what was broken.
  private func rooms(_ state: StageState) -> RoomStack {
    let open = room.card.name == OpenRoom.first.card.name ? nil : room.card.name
    let kind = state.through.staged
    let origin = state.forcePlaces.count + kind.rowsOfRoom
    let diagram = state.ad?.life.table.diagram
    let broken = state.ad?.findings.count ?? 0
    // With the frame, an open way, and words.
    let life = (
      least: (diagram?.denseHeight ?? 5) + broken + 4, rows: (diagram?.height ?? 9) + broken + 7
    )
    let isWhole = state.ledgers.findings.isEmpty
    let isOfItsOwn = kind.room != LifeRoom.card.name
    let own = isOfItsOwn ? [RoomStack.Share(kind.room, rows: origin + 6, least: origin)] : []
    let usual: [RoomStack.Share] =
      own + [
        .init(LifeRoom.card.name, rows: life.rows, least: life.least),
        .init(ContractRoom.card.name, rows: isWhole ? 5 : 11, least: isWhole ? 4 : 9),
      ]
    return RoomStack(usual, open: open)
  }
}

extension Scene {
  /// A room in a place of its own: as it was left, and without the focus unless it is the one that
  /// is open.
  func pane(ofRoom name: String) -> any Pane {
    guard stage.room.card.name != name,
      let kind = Rooms.all.first(where: { $0.card.name == name }),
      let other: any Room = stage.remembered(name) ?? kind.init(self)
    else { return stage.room.room.pane(self) }
    var scene = self
    scene.stage.room = OpenRoom(other)
    if stage.pane == .ledgers { scene.stage.pane = .device }
    return other.pane(scene)
  }
}

extension Layout {
  /// Whether rooms have a column of their own.
  var hasRooms: Bool { !rooms.isEmpty }
}

extension Brush {
  /// Draws a pane; a room has its key in its title, and a click on one that is not open opens it.
  mutating func draw(
    _ pane: any Pane, in place: (part: Layout.Part, rect: Rect), _ stage: Stage, hasColumn: Bool
  ) {
    let first = OpenRoom.first.card.name
    let open = stage.room.card.name
    let name: String? =
      switch place.part {
      case .room(let name): name
      case .pane(.ledgers): hasColumn ? first : open
      default: nil
      }
    let isClosed = name.map { $0 != open } ?? false
    roomKey = name.flatMap { $0 == first ? nil : keyLabel(.room($0)) } ?? ""
    roomHit = isClosed ? name.map { .room($0) } : nil
    if case .room = place.part { isBesideCounts = true }
    pointed = isClosed ? nil : stage.lit?.pane
    pane.draw(in: place.rect, with: &self)
    isBesideCounts = false
    // Its rows are for the room that is open.
    if isClosed, name != first, let roomHit { mark(place.rect, roomHit) }
    (roomKey, roomHit) = ("", nil)
  }
}
