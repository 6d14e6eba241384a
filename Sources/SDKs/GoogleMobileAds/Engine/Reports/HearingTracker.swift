import AdServing
import Simulation

/// Google's side of an ad. It holds the receiver of the adapter's reports, and tells the
/// application.
protocol HearingTracker: ReportedAd {
  associatedtype Receiver: EventReceiver<Self>
  associatedtype Delegate
  associatedtype Ad

  /// Receives the adapter's reports for as long as the ad exists.
  var receiver: Receiver? { get set }
  /// The application's delegate and what it is told about; nil if either is gone.
  var audience: (delegate: Delegate, ad: Ad)? { get }
  /// Carries what the application is told, too.
  var wire: Wire { get }
  /// The ad is about to be handed to the application.
  func loaded()
  /// What the delegate's method is called.
  func spelled(_ message: String) -> String
}

extension HearingTracker {
  func loaded() {}
  func spelled(_ message: String) -> String { message }

  /// Tells the application's delegate, if there is one.
  func tellApp(
    _ message: String, _ sense: Sense, data: Fields = .none,
    _ tell: @escaping (Delegate, Ad) -> Void
  ) {
    let message = spelled(message)
    wire.carry(Self.crossing(of: sense), message) {
      guard let (delegate, ad) = self.audience else { return }
      World.current.journal.tellApp(from: .google, message, sense, data: data) {
        tell(delegate, ad)
      }
    }
  }

  private static func crossing(of sense: Sense) -> Crossing {
    switch sense {
    case .appToldWillPresent: .screen
    case .appToldWillDismiss, .appToldDidDismiss: .close
    case .appToldImpression: .appImpression
    case .appToldClick: .appClick
    case .presentRefused: .failure
    default: .other
    }
  }
}
