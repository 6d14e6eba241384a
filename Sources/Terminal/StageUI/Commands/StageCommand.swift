/// Everything the stage can be told to do. Keys, the mouse, the palette, the footer and the help all
/// speak of these.
package enum StageCommand: Hashable, Sendable {
  case tap, nextAsset, previousAsset, scrollAd, reload, dismiss
  case clicksFlag, impressionsFlag, servingDecides, order, corner
  case playPause, mute, closeCover, background
  case paneLeft, paneRight, up, down, pageUp, pageDown, first, last
  case lineUp, lineDown, parameter, switchLine, zoom
  case pause, nextTimer, faster, slower
  case mouse, snapshot, quit
  /// Opens a room, which says itself what it is called.
  case room(String)
}

extension StageCommand {
  /// What it is called: in the palette, the help and, shortened, the footer.
  package var title: String {
    switch self {
    case .tap: "tap"
    case .nextAsset: "next asset"
    case .previousAsset: "previous asset"
    case .scrollAd: "scroll the ad"
    case .reload: "reload"
    case .dismiss: "dismiss"
    case .clicksFlag: "handlesUserClicks"
    case .impressionsFlag: "handlesUserImpressions"
    case .servingDecides: "Google Serving decides"
    case .order: "order of events"
    case .corner: "AdChoices corner"
    case .playPause: "play or pause the video"
    case .mute: "sound on or off"
    case .closeCover: "close"
    case .background: "background"
    case .paneLeft: "pane to the left"
    case .paneRight: "pane to the right"
    case .up: "up"
    case .down: "down"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .first: "to the first row"
    case .last: "to the last row"
    case .lineUp: "ask the line earlier"
    case .lineDown: "ask the line later"
    case .parameter: "parameter of the line"
    case .switchLine: "line off or on"
    case .zoom: "zoom the pane"
    case .pause: "pause"
    case .nextTimer: "next timer"
    case .faster: "faster"
    case .slower: "slower"
    case .mouse: "mouse on or off"
    case .snapshot: "snapshot"
    case .quit: "quit"
    case .room(let name): name
    }
  }

  /// One sentence about what happens then.
  package var explanation: String {
    switch self {
    case .tap:
      "Touches what is in focus, or shows the ad; explains a trace row; forces a line."
    case .nextAsset: "Moves the focus to the next thing on the phone that can be touched."
    case .previousAsset: "Moves the focus back."
    case .scrollAd: "An impression needs the ad half in view for one second."
    case .reload: "Asks the ad unit for a new ad and shows it."
    case .dismiss: "Takes the ad off the screen: the adapter hears didUntrackView."
    case .clicksFlag: "Who watches for clicks: no is Google, yes is the network. Reloads the ad."
    case .impressionsFlag: "Who watches for impressions. Reloads the ad."
    case .servingDecides: "Google watches although a flag is yes, or no longer. Reloads the ad."
    case .order: "Full screen: the impression first, the reward last, or both. Reloads the ad."
    case .corner: "Where the publisher wants AdChoices: four corners in turn. Reloads the ad."
    case .playPause: "Touches the play button of the media."
    case .mute: "Touches the sound button of the media."
    case .closeCover:
      "Closes the page or the ad, comes back to the app, or clears the trace's filter."
    case .background: "Leaves the application, and comes back; countdowns wait."
    case .paneLeft, .paneRight: "Moves the focus between the panes."
    case .up, .down: "Moves within the pane; in the list of ads it shows the next one."
    case .pageUp, .pageDown: "Moves by a page."
    case .first, .last: "Moves to the end of the pane; at the last row the trace follows again."
    case .lineUp, .lineDown: "In the mediation room: moves the line. Reloads the ad."
    case .parameter: "In the mediation room: what the adapter finds in its settings."
    case .switchLine: "In the mediation room: a line that is off is skipped."
    case .zoom: "Gives the pane the whole screen, and takes it back."
    case .pause: "Stops the clock of the simulated world, or lets it run."
    case .nextTimer: "Jumps to the moment at which the next timer rings."
    case .faster, .slower: "Changes how fast simulated time runs."
    case .mouse: "Lets the mouse go, so that the terminal can select text."
    case .snapshot: "Writes the screen as it is into an SVG file."
    case .quit: "Leaves."
    case .room: ""
    }
  }

  /// The word the footer has room for.
  package var hint: String {
    switch self {
    case .nextAsset: "asset"
    case .clicksFlag: "clicks flag"
    case .impressionsFlag: "impressions flag"
    case .servingDecides: "Serving decides"
    case .order: "order"
    case .lineUp: "earlier"
    case .lineDown: "later"
    case .parameter: "parameter"
    case .switchLine: "off or on"
    case .corner: "corner"
    case .scrollAd: "scroll"
    case .playPause: "play"
    case .mute: "sound"
    case .closeCover: "close"
    case .zoom: "zoom"
    case .down: "next ad"
    case .first: "oldest"
    case .last: "newest"
    case .paneLeft, .paneRight: "pane"
    default: title
    }
  }
}
