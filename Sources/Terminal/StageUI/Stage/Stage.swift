package import Scenarios
package import Screen

/// The screen's own state: what is in focus, what is open. Nothing of the simulated world is in it.
package struct Stage: Equatable, Sendable {
  /// The ad unit that is looked at.
  package var unit: String
  package var room = Room.stage
  /// The line that is selected in the mediation room, from 0; nil for that of the ad.
  package var line: Int?
  /// The finding that is selected in the contract room, from 0; nil for the newest.
  package var finding: Int?
  package var pane = Pane.ads
  package var isZoomed = false
  /// What is in focus on the phone.
  package var focus: Target?
  /// Whether the last key would have closed what nothing closes.
  package var isInsisting = false
  /// Whether the order that is said is not that of the ad on the screen.
  package var isOrderOfNextAd = false
  /// Whether the ad was scrolled out of view.
  package var isAdScrolledAway = false
  package var trace = TraceView()
  package var overlay: Overlay?
  package var themeNames: [String]
  package var theme: String
  package var speed = 1.0
  package var isPaused = false
  package var usesMouse = true
  /// How far the two ledgers are apart over many runs, as far as that is known.
  package var discrepancy: DiscrepancyProgress?
  package var notice: Notice?
  package var size: Size

  package init(unit: String, themeNames: [String], theme: String, size: Size) {
    self.unit = unit
    self.themeNames = themeNames
    self.theme = theme
    self.size = size
  }

  package enum Room: Equatable, Sendable {
    case stage, assets, mediation, contract, life
  }

  package enum Pane: CaseIterable, Equatable, Sendable {
    case ads, device, ledgers, trace
  }

  /// Which part of the trace is seen.
  package struct TraceView: Equatable, Sendable {
    /// The entry that is selected; nil while following the newest.
    package var selected: Int?
    package var filter = ""
  }

  /// What lies over the panes.
  package enum Overlay: Equatable, Sendable {
    case help(scroll: Int)
    case palette(query: String, selected: Int)
    case options(selected: Int)
    case themes(selected: Int, before: String)
    case chain(entry: Int, scroll: Int)
    case filter
    /// What many runs have counted.
    case discrepancy
    /// What can be forced on a line.
    case force(line: Int, selected: Int)
    /// A line's parameter while it is typed.
    case parameter(line: Int, text: String)
  }
}

/// What the stage wants done that it cannot do itself.
package enum StageEffect: Equatable, Sendable {
  case perform(Action)
  /// Loads the unit's ad and shows it as soon as it is there.
  case reload(unit: String)
  case setSpeed(Double)
  case setPaused(Bool)
  case jumpToNextTimer
  case wish(StageWish)
}

/// What a click with the mouse can hit.
package enum Hit: Equatable, Sendable {
  case pane(Stage.Pane)
  case unit(String)
  case target(Target)
  case entry(Int)
  case command(StageCommand)
  /// A line in the mediation room.
  case line(Int)
  /// A finding in the contract room.
  case finding(Int)
  case overlayRow(Int)
  /// A line that can be chosen in an overlay.
  case overlayLine(Int)
  case overlay
}

extension Stage {
  /// Whether letters are text now and not commands.
  package var isTyping: Bool {
    switch overlay {
    case .palette, .filter, .parameter: true
    case .help, .options, .themes, .chain, .force, .discrepancy, nil: false
    }
  }
}
