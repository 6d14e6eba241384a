import AdServing
import Catalogue
import Observing
import Scenarios

/// A condition of a command on the ad in view, and the sentence where it does not hold.
struct Precondition: Sendable {
  let refusal: @Sendable (Scenario.Format, StageState) -> Refusal?

  init(_ refusal: @escaping @Sendable (Scenario.Format, StageState) -> Refusal?) {
    self.refusal = refusal
  }

  /// The ad itself on the phone, not the card of one that is not up.
  static let phone = Precondition { _, state in AdInView(state).isCard ? .notOnPhone : nil }

  /// An ad that is among the application's views.
  static func feed(or refusal: Refusal) -> Precondition {
    Precondition { format, state in
      format.isFullScreen ? refusal : AdInView(state).isCard ? .notOnPhone : nil
    }
  }

  /// An adapter that says who sees the user.
  static let flags = Precondition { format, state in
    guard let kind = format.drawnByNetwork else { return nil }
    return state.unitState?.api == .legacy ? .noFlagsInSDK7(kind) : .noFlags(kind)
  }

  static let adChoices = Precondition { format, _ in format.drawnByNetwork.map { .noAdChoices($0) }
  }
  static let fullScreen = Precondition { format, _ in
    format.isFullScreen ? nil : .orderIsForFullScreen
  }
  static let lines = Precondition { _, state in state.lines.isEmpty ? .noLines : nil }

  /// A line, or where an arbiter chooses a slot.
  static let price = Precondition { format, state in
    state.through.staged.hasPrices ? nil : Precondition.lines.refusal(format, state)
  }
}

extension Scenario.Format {
  fileprivate var drawnByNetwork: Refusal.Kind? {
    switch self {
    case .native: nil
    case .banner: .banner
    default: .fullScreen
    }
  }
}
