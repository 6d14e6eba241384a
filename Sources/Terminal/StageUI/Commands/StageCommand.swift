package import Catalogue

/// Everything the stage can be told to do. Keys, mouse, palette, footer and help all use these.
package enum StageCommand: Hashable, Sendable {
  case tap, nextAsset, previousAsset, scrollAd, reload, dismiss
  case clicksFlag, impressionsFlag, servingDecides, order, corner
  case playPause, mute, skipVideo, closeCover, background
  case paneLeft, paneRight, up, down, pageUp, pageDown, first, last
  case lineUp, lineDown, parameter, latency, ecpm, setting, switchLine, onlyLine, zoom
  case pause, nextTimer, earlier, later, faster, slower
  case nextStep, previousMatch, previousStep, playStory, restart
  case mouse, copy, keepJournal, keepEvidence, snapshot, quit
  /// Opens a room, which has its own texts.
  case room(String)
}

extension StageCommand {
  /// Its texts; for a room only the name, since it has a card of its own.
  package var card: CommandCard {
    switch self {
    case .tap: .tap
    case .nextAsset: .nextAsset
    case .previousAsset: .previousAsset
    case .scrollAd: .scrollAd
    case .reload: .reload
    case .dismiss: .dismiss
    case .clicksFlag: .clicksFlag
    case .impressionsFlag: .impressionsFlag
    case .servingDecides: .servingDecides
    case .order: .order
    case .corner: .corner
    case .playPause: .playPause
    case .mute: .mute
    case .skipVideo: .skipVideo
    case .closeCover: .closeCover
    case .background: .background
    case .paneLeft: .paneLeft
    case .paneRight: .paneRight
    case .up: .up
    case .down: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .first: .first
    case .last: .last
    case .lineUp: .lineUp
    case .lineDown: .lineDown
    case .parameter: .parameter
    case .latency: .latency
    case .ecpm: .ecpm
    case .setting: .setting
    case .switchLine: .switchLine
    case .onlyLine: .onlyLine
    case .zoom: .zoom
    case .pause: .pause
    case .nextTimer: .nextTimer
    case .earlier: .earlier
    case .later: .later
    case .faster: .faster
    case .slower: .slower
    case .nextStep: .nextStep
    case .previousMatch: .previousMatch
    case .previousStep: .previousStep
    case .playStory: .playStory
    case .restart: .restart
    case .mouse: .mouse
    case .copy: .copy
    case .keepJournal: .keepJournal
    case .keepEvidence: .keepEvidence
    case .snapshot: .snapshot
    case .quit: .quit
    case .room(let name): CommandCard(room: name)
    }
  }
}
