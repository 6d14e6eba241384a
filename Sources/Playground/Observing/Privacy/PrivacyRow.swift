import Contract
package import Simulation

/// What became of one choice about the user's data, for one ad.
package struct PrivacyRow: Equatable, Sendable {
  package let choice: PrivacyChoice
  /// By the application.
  package internal(set) var stored: Said?
  /// By Google, with the request.
  package internal(set) var passed: Said?
  /// By an adapter.
  package internal(set) var read: Said?
  /// To the network that was asked, as it is, and as a yes or no.
  package internal(set) var told: Said?
  package internal(set) var answer: Said?
  package internal(set) var arrival = Arrival.notAsked

  init(choice: PrivacyChoice) { self.choice = choice }

  /// The entry that was last on its way; nil where none is known.
  package var newest: Int? {
    [stored, read, told, answer].compactMap { $0?.entry }.filter { $0 > 0 }.max()
  }

  /// A text, and when it was said.
  package struct Said: Equatable, Sendable {
    /// Nil for what was taken away.
    package let text: String?
    package let time: Instant
    /// 0 where it is part of a request.
    package let entry: Int
  }

  package enum Arrival: Equatable, Sendable {
    /// No network was asked for the ad yet.
    case notAsked
    /// The network does not say what it knows: it may read the choice by itself.
    case unknown
    case arrived
    /// The network was asked without it, and needs it not.
    case untold
    case missing, stale, inverted
    /// A no that nobody has said.
    case invented
    /// Personalised ads, for a child.
    case forChild
    /// The application set it after the network was asked.
    case late
    /// The application asked for the ad before the user had answered.
    case unanswered
    /// It has changed since.
    case changed

    init(_ fault: PrivacyCase.Fault) {
      self =
        switch fault {
        case .missing: .missing
        case .stale: .stale
        case .inverted: .inverted
        }
    }

    /// Whether the choice was lost on its way, or came too late.
    package var isWrong: Bool {
      switch self {
      case .notAsked, .unknown, .arrived, .untold, .changed, .late: false
      case .missing, .stale, .inverted, .invented, .forChild, .unanswered: true
      }
    }
  }
}
