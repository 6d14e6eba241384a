/// All rooms there are: `snapshot --screen` lists them in this order.
package enum Rooms {
  package static let all: [any Room.Type] = [
    CountsRoom.self, AssetsRoom.self, MediationRoom.self, ContractRoom.self, LifeRoom.self,
    ForceRoom.self, HelpRoom.self, OptionsRoom.self, ThemesRoom.self, PaletteRoom.self,
    WhyRoom.self, DiscrepancyRoom.self, FilterRoom.self,
  ]

  /// Those that can be shown without anybody in front of them, by name.
  package static let namesForSnapshots = all.map { $0.card }.filter(\.isForSnapshots).map(\.name)
}

extension OpenRoom {
  /// The one that is open at the beginning.
  static var first: OpenRoom { OpenRoom(CountsRoom()) }
}
