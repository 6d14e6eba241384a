import AdServing
import Catalogue
import Observing
import Scenarios

/// What a command needs of the ad in view, and what is said where it is missing.
struct Need: Sendable {
  let refusal: @Sendable (Scenario.Format, StageState) -> Refusal?

  init(_ refusal: @escaping @Sendable (Scenario.Format, StageState) -> Refusal?) {
    self.refusal = refusal
  }

  /// The ad itself on the phone, not the card of one that is not up.
  static let phone = Need { _, state in AdInView(state).isCard ? .notOnPhone : nil }

  /// An ad that is among the application's views.
  static func feed(or refusal: Refusal) -> Need {
    Need { format, state in
      format.isFullScreen ? refusal : AdInView(state).isCard ? .notOnPhone : nil
    }
  }

  /// An adapter that says who sees the user.
  static let flags = Need { format, state in
    guard let kind = format.drawnByNetwork else { return nil }
    return state.unitState?.api == .legacy ? .noFlagsInSDK7(kind) : .noFlags(kind)
  }

  static let adChoices = Need { format, _ in format.drawnByNetwork.map { .noAdChoices($0) } }
  static let fullScreen = Need { format, _ in format.isFullScreen ? nil : .orderIsForFullScreen }
  static let lines = Need { _, state in state.lines.isEmpty ? .noLines : nil }

  /// A line, or where an arbiter chooses a slot.
  static let price = Need { format, state in
    state.through.staged.hasPrices ? nil : Need.lines.refusal(format, state)
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
