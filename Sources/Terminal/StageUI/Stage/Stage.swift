package import Observing
package import Scenarios
package import Screen
package import Theming

/// The screen's own state: what is in focus, what is open. It contains nothing of the simulated
/// world.
package struct Stage: Equatable, Sendable {
  /// The file or the name of the scenario on the stage; nil for one made in code.
  package var scenario: String?
  /// The file that was opened first, if it is not one of the library.
  var ownScenario: ScenarioLibrary.Card?
  /// Whether the scenario was chosen, so that its sentence stays under the stage.
  package var isIntroduced = false
  /// The name of the app on the phone, if it has one of its own.
  package var app: String?
  /// The current ad unit.
  package var unit: String
  /// What is beside the phone.
  package var room: OpenRoom = .first
  /// The rooms that were there before, as they were left.
  var leftRooms: [OpenRoom] = []
  /// What is over the panes, or in the footer, and gets every key.
  package var overlay: OpenRoom?
  package var pane = PaneName.ads
  /// What a story points at.
  package var lit: StageSpot?
  /// Whether a story goes on by itself, at reading pace.
  package var isPlaying = false
  /// The advice in a line above the footer.
  package var coach = Coach()
  /// The lessons that were done, now or before.
  package var learned: Set<String> = []
  /// Whether what ends or changes a demo asks first.
  package var isLocked = false
  /// Whether figures and sentences have most of the screen, for people who sit far from it.
  package var isLarge = false
  /// What was asked about and is done when it comes again.
  var asked: StageCommand?
  package var isZoomed = false
  /// What is in focus on the phone.
  package var focus: Target?
  /// Whether the last key tried to close what nothing can close.
  package var isInsisting = false
  /// Whether the order shown is not that of the ad on the screen.
  package var isOrderOfNextAd = false
  /// Whether the mouse has taken hold of the time bar.
  var isScrubbing = false
  /// Whether the ad was scrolled out of view.
  package var isAdScrolledAway = false
  /// The flags that were tried in worlds that are over, by the scenario's title and by unit.
  var triedBefore: [String: [String: Set<FlagPair>]] = [:]
  package var trace = TraceView()
  package var themes: ThemeList
  package var theme: String
  package var speed = 1.0
  package var isPaused = false
  /// Whether time stands while the terminal's window does not have the keyboard.
  package var pausesWithoutFocus = false
  package var usesMouse = true
  package var notice: Notice?
  /// What came of the last build; nil if nothing is built.
  package var build: BuildReport?
  /// Why reports differ, one for each network's; what the stage was opened with.
  package var reports: [Explanation] = []
  /// The pictures of the scenario's files, as far as they are decoded.
  package var pictures = PictureShelf()
  package var size: Size

  package init(unit: String, themes: ThemeList, theme: String, size: Size) {
    self.unit = unit
    self.themes = themes
    self.theme = theme
    self.size = size
  }
}

/// What the stage wants done that it cannot do itself.
package enum StageEffect: Equatable, Sendable {
  case perform(Action)
  /// Loads the unit's ad and shows it as soon as it has come.
  case reload(unit: String)
  /// Shows the unit's ad, which is loading, as soon as it has come.
  case showWhenLoaded(unit: String)
  case setSpeed(Double)
  case setPaused(Bool)
  case jumpToNextTimer
  /// The next beat of the scenario's script.
  case tellNext
  /// The script by itself from here on; from its beginning if it is over.
  case playStory
  /// Shows another moment, or the beat of the script before.
  case move(TimeStep)
  case wish(StageWish)
}

/// What neither the stage nor its director can do.
package enum StageWish: Equatable, Sendable {
  case useMouse(Bool)
  /// Save a picture of the screen as it is.
  case snapshot
  /// Put this on the clipboard.
  case copy(Copy)
  /// Write the journal of the world on the stage to a file, whether or not it is written already.
  case keepJournal
  /// Write the page that shows others what has happened, with its journal.
  case keepEvidence
  /// Play the unit's ad many times in the background and add up both ledgers; or stop that.
  case measureDiscrepancy(unit: String)
  case stopMeasuring
  /// Write what was measured to a file.
  case export(Discrepancy, DiscrepancyForm)
  /// Search for a way to break the adapter of the unit's ad; or stop that.
  case hunt(unit: String)
  case stopHunting
  /// Find the matching rows of a journal.
  case find(String)
  /// Plays the scenario on the stage from its beginning.
  case restart
  /// Puts another scenario on the stage: a file, or the name of a built-in one.
  case open(scenario: String)
  /// Shows another run of a recording, by its place.
  case showRun(Int)
  /// Plays the scenario's script from its beginning up to a beat.
  case tell(beat: Int)
  /// Nothing: a story that plays by itself has been read to its end.
  case endStory
  /// Goes on from the moment that is looked at, in a world played up to it.
  case branch
  /// Remembers the lessons that were done.
  case keep(learned: Set<String>)
  case quit
}

/// How a discrepancy is written to a file.
package enum DiscrepancyForm: Equatable, Sendable {
  case csv, json
}

extension Stage {
  /// Whether letters are text now, not commands.
  package var isTyping: Bool { overlay?.room.takesText ?? false }
}
