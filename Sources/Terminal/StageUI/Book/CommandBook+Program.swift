import Catalogue
import Observing
import Screen

extension CommandBook {
  static let stories: [Command] = [
    Command(
      .nextStep, .stories, [Key("n")], "next step", hint: "next step",
      "Plays the next step of the script; or the filter's next match.",
      idle: { $1.recording != nil && $0.filterOfMatches.isEmpty && $1.ledgers.findings.isEmpty },
      now: {
        !$0.filterOfMatches.isEmpty
          ? RecordingText.nextMatch
          : $1.recording != nil
            ? RecordingText.nextBrokenRule : $1.story?.isAtEnd == true ? StoryText.nextTour : nil
      }
    ) { stage, state in
      guard stage.filterOfMatches.isEmpty else { return stage.goToFound(by: 1, state) }
      return state.recording == nil ? [.tellNext] : stage.goToBrokenRule(by: 1, state)
    },
    Command(
      .previousMatch, .places, [Key("N")], "previous match", "Goes to the filter's match before.",
      speech: .needsScreen
    ) { stage, state in
      guard stage.filterOfMatches.isEmpty else { return stage.goToFound(by: -1, state) }
      return state.recording == nil ? stage.say(.noFilter) : stage.goToBrokenRule(by: -1, state)
    },
    Command(
      .playStory, .stories, [Key("a")], "play the script", hint: "play",
      "Plays the script by itself, as fast as one reads; any key pauses.",
      acts: true,
      now: {
        $0.isPlaying ? StoryText.pause : $1.story?.isAtEnd == true ? StoryText.again : nil
      }
    ) { _, _ in [.playStory] },
    Command(
      .restart, .stories, [Key("R")], "start over",
      "Starts the scenario again from its beginning.", locks: true, acts: true
    ) { _, _ in [.wish(.restart)] },
  ]

  static let program: [Command] = [
    Command(
      .mouse, .program, [Key("M")], "mouse on or off",
      "Releases the mouse, so that the terminal can select text.", speech: .needsScreen
    ) { stage, _ in stage.switchMouse() },
    Command(
      .copy, .program, [Key("y")], "copy as JSON", hint: "copy",
      "Copies the row, the broken rule, the URL or the ad.", speech: .needsScreen
    ) { $0.copy($1) },
    Command(
      .keepJournal, .program, [Key("w")], "save the journal", hint: "save journal",
      "Writes all that has happened to a file.", acts: true,
      otherWords: "export send"
    ) { _, _ in [.wish(.keepJournal)] },
    Command(
      .keepEvidence, .program, [Key("W")], "save the evidence", hint: "evidence",
      "Writes the journal, and a page that shows others what happened.",
      otherWords: "send share export report"
    ) { _, _ in [.wish(.keepEvidence)] },
    Command(
      .snapshot, .program, [Key("s")], "snapshot", "Saves the screen as an SVG file.",
      speech: .needsScreen, otherWords: "export send"
    ) { _, _ in [.wish(.snapshot)] },
    Command(.quit, .program, [Key("q")], "quit", "Quits adplay.", locks: true) { _, _ in
      [.wish(.quit)]
    },
  ]
}

extension StageCommand {
  package static let copy: Self = "copy"
  package static let previousMatch: Self = "previousMatch"
  package static let nextStep: Self = "nextStep"
  package static let playStory: Self = "playStory"
  package static let restart: Self = "restart"
  package static let mouse: Self = "mouse"
  package static let keepJournal: Self = "keepJournal"
  package static let keepEvidence: Self = "keepEvidence"
  package static let snapshot: Self = "snapshot"
  package static let quit: Self = "quit"
}
