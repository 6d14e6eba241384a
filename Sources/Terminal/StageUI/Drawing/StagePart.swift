import Observing
import Scenarios

/// A part of the screen that is drawn by itself.
enum StagePart: Equatable {
  case header, footer, adsLine
  case pane(Stage.Pane)
}

/// All that a part's looks depend on, besides where it is: while it is the same, so is the part.
struct PartIngredients: Equatable {
  private let world: Moment
  private let unit: String
  private let isFocused: Bool
  private let detail: Detail

  private enum Detail: Equatable {
    case none
    case time(isPaused: Bool, speed: Double)
    case device(focus: Target?, touched: Target?, isAdScrolledAway: Bool)
    case room(Stage.Room, line: Int?, finding: Int?)
    case trace(Stage.TraceView)
    case footer(Stage.Pane, Stage.Room, EnterMeaning, Notice?)
  }

  init(_ part: StagePart, _ stage: Stage, _ state: StageState) {
    world = state.moment
    unit = state.unit
    isFocused = part == .pane(stage.pane) || part == .adsLine && stage.pane == .ads
    detail =
      switch part {
      case .header: .time(isPaused: stage.isPaused, speed: stage.speed)
      case .footer:
        .footer(
          stage.pane, stage.room, stage.meaningOfEnter(state), stage.noticeInFooter(state))
      case .adsLine, .pane(.ads): .none
      case .pane(.device):
        .device(
          focus: stage.focusedTarget(state), touched: stage.targetOfEnter(state),
          isAdScrolledAway: stage.isAdScrolledAway)
      case .pane(.ledgers): .room(stage.room, line: stage.line, finding: stage.finding)
      case .pane(.trace): .trace(stage.trace)
      }
  }
}
