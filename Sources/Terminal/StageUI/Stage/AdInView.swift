import Observing
import Scenarios

/// What the phone shows of the chosen ad. Header, counts, footer, and ⏎ speak of the same one:
/// whatever else is in the application is neither drawn with marks nor touched.
enum AdInView: Equatable {
  /// The application is in the background.
  case inBackground
  /// The ad, or a page it opened, covers the application.
  case covering
  /// The ad is among the application's views.
  case inFeed
  /// The ad is not up: a card over the dimmed feed says how far it has come.
  case card(AdRecord.State?)

  init(_ state: borrowing StageState) {
    if state.device.isInBackground {
      self = .inBackground
    } else if state.device.isCovered {
      self = .covering
    } else if state.device.isOwn || state.device.unit == state.unit {
      self = .inFeed
    } else {
      self = .card(state.ad?.state)
    }
  }

  var isCard: Bool {
    if case .card = self { true } else { false }
  }

  /// What ⏎ does on the card.
  var useOfCard: EnterMeaning? {
    switch self {
    case .card(.loaded): .show
    case .card(.loading): .showWhenLoaded
    case .card: .load
    case .inBackground, .covering, .inFeed: nil
    }
  }
}

extension StageState {
  /// What can be touched on the phone: parts of the chosen ad, or of what it opened.
  var targets: [Target] { AdInView(self).isCard ? [] : device.targets }
}
