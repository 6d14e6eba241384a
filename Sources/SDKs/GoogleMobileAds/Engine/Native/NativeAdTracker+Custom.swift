import Simulation

// What a publisher reports of an ad that it draws in a format of its own.

extension NativeAdTracker {
  /// The publisher calls a method of the ad.
  func byPublisher(
    _ message: String, of ad: String, _ data: Fields = .none, _ body: () -> Void
  ) {
    let journal = World.current.journal
    journal.within(context.because(of: journal.context)) {
      journal.call(from: .app, to: .google, message, ad: ad, data: data, body)
    }
  }

  /// A network that tracks must have been given a view, which a custom ad has not.
  func noteNetworkTracks(_ what: String) {
    World.current.journal.note(
      by: .google, "the network tracks itself and knows no view of the ad; no \(what) is counted",
      violation: nil)
  }
}
