import Catalogue
import Observing
import Screen
import Simulation

extension CommandBook {
  static let moving: [Command] = [
    Command(
      .paneLeft, .places, [Key(.left), Key("h")], "pane to the left", hint: "pane",
      "Moves the focus to the pane on the left.", speech: .needsScreen
    ) { stage, _ in stage.movePane(by: -1) },
    Command(
      .paneRight, .places, [Key(.right), Key("l")], "pane to the right", hint: "pane",
      "Moves the focus to the pane on the right.", speech: .needsScreen
    ) { stage, _ in stage.movePane(by: 1) },
    Command(
      .up, .places, [Key(.up), Key("k")], "up",
      "Moves up in the pane; in the list of ads, shows the previous ad."
    ) { $0.moveRow(by: -1, $1) },
    Command(
      .down, .places, [Key(.down), Key("j")], "down", hint: "next ad",
      "Moves down in the pane; in the list of ads, shows the next ad.",
      idle: { $0.pane == .ads && $1.units.last?.id == $1.unit }
    ) { $0.moveRow(by: 1, $1) },
    Command(.pageUp, .places, [Key(.pageUp)], "page up", "Moves up by a page.") {
      $0.moveRow(by: -10, $1)
    },
    Command(.pageDown, .places, [Key(.pageDown)], "page down", "Moves down by a page.") {
      $0.moveRow(by: 10, $1)
    },
    Command(
      .first, .places, [Key(.home), Key("g")], "to the first row", hint: "oldest",
      "Goes to the first row of the pane."
    ) { $0.moveToEnd(first: true, $1) },
    Command(
      .last, .places, [Key(.end), Key("G")], "to the last row", hint: "newest",
      "Goes to the last row of the pane; the trace then follows new rows.",
      idle: { stage, _ in stage.trace.selected == nil }
    ) { $0.moveToEnd(first: false, $1) },
  ]

  /// Views in space and time.
  static let viewing: [Command] = [
    Command(
      .zoom, .places, [Key("z")], "zoom the pane", hint: "zoom",
      "Makes the pane fill the screen, or small again.", speech: .needsScreen
    ) { stage, _ in stage.zoom() },
    Command(
      .pause, .time, [Key(" ")], "pause", "Stops simulated time, or lets it run.",
      acts: true, speech: .needsScreen, now: { $1.isLookingBack ? TimeText.goOn : nil }
    ) { stage, _ in stage.pause() },
    Command(
      .previousStep, .time, [Key("<")], "back",
      "Shows the moment before you last did something; in a script, the step before."
    ) { _, _ in [.move(.previousAct)] },
    Command(
      .nextTimer, .time, [Key(">")], "next timer",
      "Jumps to when the next timer fires; after going back, goes forward again.",
      idle: { $1.nextTimer == nil && !$1.isLookingBack },
      now: { $1.isLookingBack ? TimeText.forward : nil }
    ) { $1.isLookingBack ? [.move(.nextAct)] : [.jumpToNextTimer] },
    Command(
      .earlier, .time, [Key(",")], "a moment earlier", hint: "earlier",
      "Shows the moment before. Nothing is undone until you do something there."
    ) { _, _ in [.move(.earlier)] },
    Command(
      .later, .time, [Key(".")], "a moment later", hint: "later",
      "Shows the moment after, up to the present."
    ) { _, _ in [.move(.later)] },
    Command(
      "faster", .time, [Key("+"), Key("=")], "faster", "Makes simulated time run faster.",
      acts: true, speech: .needsScreen
    ) { stage, _ in stage.changeSpeed(to: Pace.faster(than: stage.speed)) },
    Command(
      .slower, .time, [Key("-")], "slower", "Makes simulated time run slower.",
      acts: true, speech: .needsScreen
    ) { stage, _ in stage.changeSpeed(to: Pace.slower(than: stage.speed)) },
  ]
}

extension StageCommand {
  package static let paneLeft: Self = "paneLeft"
  package static let paneRight: Self = "paneRight"
  package static let up: Self = "up"
  package static let down: Self = "down"
  package static let pageUp: Self = "pageUp"
  package static let pageDown: Self = "pageDown"
  package static let first: Self = "first"
  package static let last: Self = "last"
  package static let zoom: Self = "zoom"
  package static let pause: Self = "pause"
  package static let previousStep: Self = "previousStep"
  package static let nextTimer: Self = "nextTimer"
  package static let earlier: Self = "earlier"
  package static let later: Self = "later"
  package static let slower: Self = "slower"
}

extension StageState {
  var isLookingBack: Bool { time?.isLookingBack == true }
}
