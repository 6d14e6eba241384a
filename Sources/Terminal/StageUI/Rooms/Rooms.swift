/// All rooms; `snapshot --screen` lists them in this order.
package enum Rooms {
  package static let all: [any Room.Type] = [
    CountsRoom.self, AssetsRoom.self, MediationRoom.self, ContractRoom.self, LifeRoom.self,
    AdaptersRoom.self, BuildRoom.self, VideoRoom.self, InterfacesRoom.self, ArbiterRoom.self,
    ServicesRoom.self, ForceRoom.self, HelpRoom.self,
    OptionsRoom.self,
    ThemesRoom.self,
    PaletteRoom.self,
    ScenariosRoom.self, RunsRoom.self, ReportsRoom.self, ToursRoom.self,
    WhyRoom.self, LayoutRoom.self, DiscrepancyRoom.self, HuntRoom.self, PrivacyRoom.self,
    FilterRoom.self,
  ]

  /// The names of rooms that can be shown without a user.
  package static let namesForSnapshots = all.map { $0.card }.filter(\.isForSnapshots).map(\.name)
}

extension OpenRoom {
  /// The room that is open at the beginning.
  package static var first: OpenRoom { OpenRoom(CountsRoom()) }
}
