import Catalogue
import Observing
import Scenarios
import Screen

extension CommandBook {
  static let requests: [Command] = [
    Command(
      .clicksFlag, .adCase, [Key("u")], "handlesUserClicks", hint: "clicks flag",
      sentence: "switch who sees clicks",
      "Who sees clicks: Google (no) or the network (yes). Reloads the ad.",
      locks: true, needs: [.flags]
    ) { stage, state in
      stage.toggle(state, \.handlesUserClicks, \.clicks, .click) {
        .init(\.flags.handlesUserClicks, $0)
      }
    },
    Command(
      .impressionsFlag, .adCase, [Key("U")], "handlesUserImpressions", hint: "impressions flag",
      sentence: "switch who sees impressions",
      "Who sees impressions: Google (no) or the network (yes). Reloads the ad.",
      locks: true, needs: [.flags]
    ) { stage, state in
      stage.toggle(state, \.handlesUserImpressions, \.impressions, .impression) {
        .init(\.flags.handlesUserImpressions, $0)
      }
    },
    Command(
      .servingDecides, .adCase, [Key("S")], "Google Serving decides", hint: "Serving decides",
      "Google sees the user even if a flag is yes; again to undo. Reloads the ad.",
      locks: true, needs: [.flags, .lines]
    ) { $0.toggleServing($1) },
    Command(
      .order, .adCase, [Key("O")], "order of events", hint: "order",
      "Full screen: impression first, reward last, or both. Reloads the ad.",
      locks: true, needs: [.fullScreen, .lines]
    ) { $0.nextOrder($1) },
    Command(
      .corner, .adCase, [Key("c")], "AdChoices corner", hint: "corner",
      "Where the publisher wants AdChoices: the four corners in turn. Reloads the ad.",
      locks: true, needs: [.adChoices]
    ) { $0.nextCorner($1) },
  ]

  static let lines: [Command] = [
    Command(
      .lineUp, .adCase, [Key("["), Key("K")], "ask the line earlier", hint: "earlier",
      "In mediation: moves the line up. Reloads the ad.",
      locks: true, needs: [.lines], idle: { $0.nextPlaceOfLine(by: -1, $1) == nil }
    ) { $0.moveLine(by: -1, $1) },
    Command(
      .lineDown, .adCase, [Key("]"), Key("J")], "ask the line later", hint: "later",
      "In mediation: moves the line down. Reloads the ad.",
      locks: true, needs: [.lines], idle: { $0.nextPlaceOfLine(by: 1, $1) == nil }
    ) { $0.moveLine(by: 1, $1) },
    Command(
      .parameter, .adCase, [Key("e")], "parameter of the line", hint: "parameter",
      "In mediation: edits the parameter the adapter is given. Reloads the ad.",
      locks: true, needs: [.lines]
    ) { $0.edit(.parameter, $1) },
    Command(
      .latency, .adCase, [Key("E")], "latency of the line", hint: "latency",
      "In mediation: edits how long the network takes to answer. Reloads the ad.",
      locks: true, needs: [.lines]
    ) { $0.edit(.latency, $1) },
    Command(
      .ecpm, .adCase, [Key("$")], "price of the line or slot", hint: "price",
      "Edits what an ad earns, in mediation or arbiter. Reloads the ad.",
      locks: true, otherWords: "bid auction money", needs: [.price]
    ) { $0.editPrice($1) },
    Command(
      .setting, .adCase, [Key("v")], "setting of the line", hint: "setting",
      "In mediation: edits what the adapter reads. Reloads the ad.",
      locks: true, needs: [.lines]
    ) { $0.edit(.setting, $1) },
    Command(
      .switchLine, .adCase, [Key("d")], "line off or on", hint: "off/on",
      "In mediation: skips the line, or asks it again. Reloads the ad.",
      locks: true, needs: [.lines]
    ) { $0.switchLine($1) },
    Command(
      .onlyLine, .adCase, [Key("A")], "only this line", hint: "only",
      "In mediation: asks no other line, or all of them again. Reloads the ad.",
      locks: true, needs: [.lines]
    ) { $0.askOnlyLine($1) },
  ]
}

extension StageCommand {
  package static let clicksFlag: Self = "clicksFlag"
  package static let impressionsFlag: Self = "impressionsFlag"
  package static let servingDecides: Self = "servingDecides"
  package static let order: Self = "order"
  package static let corner: Self = "corner"
  package static let lineUp: Self = "lineUp"
  package static let lineDown: Self = "lineDown"
  package static let parameter: Self = "parameter"
  package static let latency: Self = "latency"
  package static let ecpm: Self = "ecpm"
  package static let setting: Self = "setting"
  package static let switchLine: Self = "switchLine"
  package static let onlyLine: Self = "onlyLine"
}
