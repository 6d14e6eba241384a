import Catalogue

/// What belongs together in a list of all commands; groups and commands that are used most are first.
enum CommandGroup: CaseIterable {
  case ad, adCase, places, time, stories, program, forces

  init(_ command: StageCommand) {
    switch command {
    case .tap, .nextAsset, .previousAsset, .scrollAd, .reload, .dismiss, .playPause, .mute,
      .skipVideo,
      .closeCover, .background:
      self = .ad
    case .clicksFlag, .impressionsFlag, .servingDecides, .order, .corner, .lineUp, .lineDown,
      .parameter, .latency, .ecpm, .setting, .switchLine, .onlyLine:
      self = .adCase
    case .paneLeft, .paneRight, .up, .down, .pageUp, .pageDown, .first, .last, .previousMatch,
      .zoom:
      self = .places
    case .pause, .nextTimer, .earlier, .later, .faster, .slower, .previousStep: self = .time
    case .nextStep, .playStory, .restart: self = .stories
    case .mouse, .copy, .keepJournal, .keepEvidence, .snapshot, .quit: self = .program
    case .room(let name): self = Self.rooms[name] ?? .places
    }
  }

  /// Rooms that are no place to look at.
  private static let rooms: [String: CommandGroup] = [
    ForceRoom.card.name: .adCase, OptionsRoom.card.name: .adCase,
    DiscrepancyRoom.card.name: .adCase, HuntRoom.card.name: .adCase,
    ScenariosRoom.card.name: .stories,
    ToursRoom.card.name: .stories, ThemesRoom.card.name: .program,
    PaletteRoom.card.name: .program, HelpRoom.card.name: .program,
  ]

  var title: String {
    switch self {
    case .ad: PaletteText.ad
    case .adCase: PaletteText.adCase
    case .places: PaletteText.places
    case .time: PaletteText.time
    case .stories: PaletteText.stories
    case .program: PaletteText.program
    case .forces: PaletteText.forces
    }
  }
}
