/// An open room of any type.
package struct OpenRoom: Equatable, Sendable {
  package let room: any Room

  package init(_ room: any Room) { self.room = room }

  package var card: RoomCard { type(of: room).card }

  package static func == (left: OpenRoom, right: OpenRoom) -> Bool {
    left.room.isEqual(to: right.room)
  }

}

extension Room {
  fileprivate func isEqual(to other: any Room) -> Bool { other as? Self == self }
}

extension Stage {
  /// Opens a room, or stores the new state of an open one.
  package mutating func keep(_ room: some Room) {
    switch type(of: room).card.place {
    case .beside: self.room = OpenRoom(room)
    case .over, .footer: overlay = OpenRoom(room)
    }
  }

  /// Whether something covers the panes, or wants every key.
  var isCovered: Bool { overlay != nil }

  func isFocused(_ name: PaneName) -> Bool { pane == name && !isCovered }
}
