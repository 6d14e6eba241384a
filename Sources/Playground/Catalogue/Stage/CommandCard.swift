import Languages

/// The texts of a stage command: its names and what it does.
package struct CommandCard: Equatable, Sendable {
  private let english: Texts

  private struct Texts: Equatable, Sendable {
    let title, explanation, hint: String
    let sentence: String?
  }

  /// In the palette and the help.
  package var title: String { localized(sentence: english.title) }
  /// One sentence about what happens.
  package var explanation: String { localized(sentence: english.explanation) }
  /// The word that fits in the footer.
  package var hint: String { localized(sentence: english.hint) }
  /// What it does in a few words, if the title is what programmers call it.
  package var sentence: String? { english.sentence.map(localized(sentence:)) }

  private init(
    _ title: String, hint: String? = nil, sentence: String? = nil, _ explanation: String
  ) {
    english = Texts(
      title: title, explanation: explanation, hint: hint ?? title, sentence: sentence)
  }

  /// A room's.
  package init(room title: String, _ explanation: String = "", hint: String? = nil) {
    self.init(title, hint: hint, explanation)
  }
}

// MARK: On the phone

extension CommandCard {
  package static let tap = CommandCard(
    "tap", "Taps what is in focus, or shows the ad; explains a trace row; forces a line.")
  package static let nextAsset = CommandCard(
    "next asset", hint: "asset", "Moves the focus to the next thing on the phone you can tap.")
  package static let previousAsset = CommandCard("previous asset", "Moves the focus back.")
  package static let scrollAd = CommandCard(
    "scroll the ad", hint: "scroll",
    "Scrolls the ad away, or back. An impression needs half of it in view for one second.")
  package static let reload = CommandCard("reload", "Requests a new ad and shows it.")
  package static let dismiss = CommandCard(
    "dismiss", "Takes the ad off the screen: the adapter is told didUntrackView.")
  package static let playPause = CommandCard(
    "play or pause the video", hint: "play", "Taps the play button of the video.")
  package static let mute = CommandCard(
    "sound on or off", hint: "sound", "Taps the sound button of the video.")
  package static let skipVideo = CommandCard(
    "skip the video", hint: "skip", "Taps the skip button of a VAST ad, once it is there.")
  package static let closeCover = CommandCard(
    "close", "Closes the page, the ad or the room, returns to the app, or clears the filter.")
  package static let background = CommandCard(
    "background", "Leaves the app, or returns to it; countdowns wait.")
}

// MARK: Requests

extension CommandCard {
  package static let clicksFlag = CommandCard(
    "handlesUserClicks", hint: "clicks flag", sentence: "switch who sees clicks",
    "Who sees clicks: Google (no) or the network (yes). Reloads the ad.")
  package static let impressionsFlag = CommandCard(
    "handlesUserImpressions", hint: "impressions flag", sentence: "switch who sees impressions",
    "Who sees impressions: Google (no) or the network (yes). Reloads the ad.")
  package static let servingDecides = CommandCard(
    "Google Serving decides", hint: "Serving decides",
    "Google sees the user even if a flag is yes; again to undo. Reloads the ad.")
  package static let order = CommandCard(
    "order of events", hint: "order",
    "Full screen: impression first, reward last, or both. Reloads the ad.")
  package static let corner = CommandCard(
    "AdChoices corner", hint: "corner",
    "Where the publisher wants AdChoices: the four corners in turn. Reloads the ad.")
  package static let lineUp = CommandCard(
    "ask the line earlier", hint: "earlier", "In mediation: moves the line up. Reloads the ad.")
  package static let lineDown = CommandCard(
    "ask the line later", hint: "later", "In mediation: moves the line down. Reloads the ad.")
  package static let parameter = CommandCard(
    "parameter of the line", hint: "parameter",
    "In mediation: edits the parameter the adapter is given. Reloads the ad.")
  package static let latency = CommandCard(
    "latency of the line", hint: "latency",
    "In mediation: edits how long the network takes to answer. Reloads the ad.")
  package static let setting = CommandCard(
    "setting of the line", hint: "setting",
    "In mediation: edits what the adapter reads. Reloads the ad.")
  package static let ecpm = CommandCard(
    "price of the line or slot", hint: "price",
    "Edits what an ad earns, in mediation or arbiter. Reloads the ad.")
  package static let switchLine = CommandCard(
    "line off or on", hint: "off/on",
    "In mediation: skips the line, or asks it again. Reloads the ad.")
  package static let onlyLine = CommandCard(
    "only this line", hint: "only",
    "In mediation: asks no other line, or all of them again. Reloads the ad.")
}

// MARK: Moving

extension CommandCard {
  package static let paneLeft = CommandCard(
    "pane to the left", hint: "pane", "Moves the focus to the pane on the left.")
  package static let paneRight = CommandCard(
    "pane to the right", hint: "pane", "Moves the focus to the pane on the right.")
  package static let up = CommandCard(
    "up", "Moves up in the pane; in the list of ads, shows the previous ad.")
  package static let down = CommandCard(
    "down", hint: "next ad", "Moves down in the pane; in the list of ads, shows the next ad.")
  package static let pageUp = CommandCard("page up", "Moves up by a page.")
  package static let pageDown = CommandCard("page down", "Moves down by a page.")
  package static let first = CommandCard(
    "to the first row", hint: "oldest", "Goes to the first row of the pane.")
  package static let last = CommandCard(
    "to the last row", hint: "newest",
    "Goes to the last row of the pane; the trace then follows new rows.")
  package static let zoom = CommandCard(
    "zoom the pane", hint: "zoom", "Makes the pane fill the screen, or small again.")
}

// MARK: Time and the program

extension CommandCard {
  package static let pause = CommandCard("pause", "Stops simulated time, or lets it run.")
  package static let nextTimer = CommandCard(
    "next timer", "Jumps to when the next timer fires; after going back, goes forward again.")
  package static let earlier = CommandCard(
    "a moment earlier", hint: "earlier",
    "Shows the moment before. Nothing is undone until you do something there.")
  package static let later = CommandCard(
    "a moment later", hint: "later", "Shows the moment after, up to the present.")
  package static let faster = CommandCard("faster", "Makes simulated time run faster.")
  package static let slower = CommandCard("slower", "Makes simulated time run slower.")
  package static let nextStep = CommandCard(
    "next step", hint: "next step",
    "Plays the next step of the script; or the filter's next match.")
  package static let previousMatch = CommandCard(
    "previous match", "Goes to the filter's match before.")
  package static let previousStep = CommandCard(
    "back", "Shows the moment before you last did something; in a script, the step before.")
  package static let playStory = CommandCard(
    "play the script", hint: "play",
    "Plays the script by itself, as fast as one reads; any key pauses.")
  package static let restart = CommandCard(
    "start over", "Starts the scenario again from its beginning.")
  package static let mouse = CommandCard(
    "mouse on or off", "Releases the mouse, so that the terminal can select text.")
  package static let copy = CommandCard(
    "copy as JSON", hint: "copy", "Copies the row, the broken rule, the URL or the ad.")
  package static let keepJournal = CommandCard(
    "save the journal", hint: "save journal", "Writes all that has happened to a file.")
  package static let keepEvidence = CommandCard(
    "save the evidence", hint: "evidence",
    "Writes the journal, and a page that shows others what happened.")
  package static let snapshot = CommandCard("snapshot", "Saves the screen as an SVG file.")
  package static let quit = CommandCard("quit", "Quits adplay.")
}
