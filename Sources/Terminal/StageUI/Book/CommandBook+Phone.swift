import Catalogue
import Observing
import Scenarios
import Screen

extension CommandBook {
  static let phone: [Command] = [
    Command(
      .tap, .ad, [Key(.enter)], "tap",
      "Taps what is in focus, or shows the ad; explains a trace row; forces a line.",
      now: { $0.meaningOfEnter($1).word }
    ) { $0.enter($1) },
    Command(
      .nextAsset, .ad, [Key(.tab)], "next asset", hint: "asset",
      "Moves the focus to the next thing on the phone you can tap.",
      acts: true, idle: { $1.targets.isEmpty }
    ) { $0.moveFocus(by: 1, $1) },
    Command(
      .previousAsset, .ad, [Key(.backtab)], "previous asset", "Moves the focus back.", acts: true
    ) { $0.moveFocus(by: -1, $1) },
    Command(
      .scrollAd, .ad, [Key("i")], "scroll the ad", hint: "scroll",
      "Scrolls the ad away, or back. An impression needs half of it in view for one second.",
      acts: true, needs: [.feed(or: .cannotScroll)]
    ) { $0.scrollAd($1) },
    Command(
      .reload, .ad, [Key("r")], "reload", "Requests a new ad and shows it.", acts: true
    ) { stage, _ in [.reload(unit: stage.unit)] },
    Command(
      .dismiss, .ad, [Key("x")], "dismiss",
      "Takes the ad off the screen: the adapter is told didUntrackView.",
      acts: true, needs: [.feed(or: .cannotDismiss)]
    ) { stage, _ in [.perform(.dismiss(unit: stage.unit))] },
  ]

  static let playing: [Command] = [
    Command(
      .playPause, .ad, [Key("p")], "play or pause the video", hint: "play",
      "Taps the play button of the video.",
      acts: true, needs: [.phone], idle: { !$1.targets.contains(.play) }
    ) { _, _ in [.perform(.tap(.play))] },
    Command(
      .mute, .ad, [Key("m")], "sound on or off", hint: "sound",
      "Taps the sound button of the video.",
      acts: true, needs: [.phone], idle: { !$1.targets.contains(.mute) }
    ) { _, _ in [.perform(.tap(.mute))] },
    Command(
      .skipVideo, .ad, [Key("P")], "skip the video", hint: "skip",
      "Taps the skip button of a VAST ad, once it is there.",
      acts: true, needs: [.phone], idle: { !$1.targets.contains(.skip) }
    ) { _, _ in [.perform(.tap(.skip))] },
    Command(
      .closeCover, .ad, [Key(.escape)], "close",
      "Closes the page, the ad or the room, returns to the app, or clears the filter.",
      now: {
        $1.device.targets.contains(.keepWatching)
          ? EnterWord.stay : $1.device.isCoveredOrAway || !$0.hasFilter ? nil : EnterWord.clear
      }
    ) { $0.close($1) },
    Command(
      .background, .ad, [Key("b")], "background",
      "Leaves the app, or returns to it; countdowns wait.", acts: true
    ) { [.perform($1.device.isInBackground ? .foreground : .background)] },
  ]
}

extension StageCommand {
  package static let tap: Self = "tap"
  package static let nextAsset: Self = "nextAsset"
  package static let previousAsset: Self = "previousAsset"
  package static let scrollAd: Self = "scrollAd"
  package static let reload: Self = "reload"
  package static let dismiss: Self = "dismiss"
  package static let playPause: Self = "playPause"
  package static let mute: Self = "mute"
  package static let skipVideo: Self = "skipVideo"
  package static let closeCover: Self = "closeCover"
  package static let background: Self = "background"
}

extension EnterMeaning {
  fileprivate var word: String {
    switch self {
    case .explainEntry: EnterWord.explain
    case .showProof: EnterWord.proof
    case .useRoom(let word): word
    case .show, .showWhenLoaded: EnterWord.show
    case .load: EnterWord.load
    case .scrollBack: EnterWord.scrollBack
    case .comeBack: EnterWord.comeBack
    case .tap(.close): EnterWord.close
    case .tap, .nothing: EnterWord.tap
    }
  }
}
