package import Observing

extension Stage {
  /// Opens a room as its key does; does nothing if no room has this name.
  @discardableResult
  package mutating func open(room name: String, _ state: StageState) -> [StageEffect] {
    let name = roomOfKind(meantBy: name, state)
    guard let kind = Rooms.all.first(where: { $0.card.name == name }),
      let room: any Room = remembered(name) ?? kind.init(Scene(self, state))
    else { return [] }
    if kind.card.place == .beside { leftRooms.removeAll { $0.card.name == self.room.card.name } }
    if kind.card.place == .beside { leftRooms.append(self.room) }
    keep(room)
    return act(state) { room.enter(&$0) }
  }

  /// Another scenario begins as adplay does: with the counts beside the phone.
  package mutating func wish(toOpen scenario: String) -> StageWish {
    (room, leftRooms, isZoomed, pane) = (.first, [], false, .ads)
    trace = TraceView()
    return .open(scenario: scenario)
  }

  /// The room beside the phone that was left for the present one.
  package var roomBefore: String {
    let left = leftRooms.last { $0.card.name != room.card.name }
    return (left ?? .first).card.name
  }

  /// A room beside the phone as it was left.
  func remembered(_ name: String) -> (any Room)? {
    ([room] + leftRooms).first { $0.card.name == name }?.room
  }
}
