import Catalogue

extension StageCommand {
  /// Why it does nothing where there is no screen.
  package var refusalWithoutScreen: String? {
    switch self {
    case .zoom, .paneLeft, .paneRight, .mouse, .copy, .snapshot, .faster, .slower, .pause,
      .previousMatch:
      return AccessibleText.onlyOnScreen
    case .room(let name):
      if name == DiscrepancyRoom.card.name { return AccessibleText.otherCommand }
      if name == HuntRoom.card.name { return AccessibleText.huntCommand }
      return Self.rooms.contains(name) ? AccessibleText.onlyOnScreen : nil
    default: return nil
    }
  }

  private static let rooms = [
    ThemesRoom.card.name, FilterRoom.card.name, PaletteRoom.card.name, HelpRoom.card.name,
    AssetsRoom.card.name, AdaptersRoom.card.name, BuildRoom.card.name, VideoRoom.card.name,
    InterfacesRoom.card.name,
  ]
}
