import MediatedNetworks
import Simulation

/// What becomes of a full-screen ad of MAX. Calls in a wrong state are only logged: nobody is
/// called back.
///
/// | | idle | waiting | loading | ready | reloading | showing |
/// |---|---|---|---|---|---|---|
/// | load, SDK started | loading | loading | logged | told again | logged | logged |
/// | load, SDK not started | waiting | logged | logged | told again | logged | logged |
/// | load, called ready | told again | told again | logged | told again | logged | logged |
/// | filled | logged | logged | ready | logged | ready, replaced | logged |
/// | failed | logged | logged | idle, told | logged | idle | logged |
/// | show | −24 | −24 | −24 | showing | −24 | −23 |
/// | show, another one shows | −23 | −23 | −23 | −23 | −23 | −23 |
/// | too old | – | – | – | reloading | – | – |
/// | hidden, or failed to display | – | – | – | – | – | idle |
///
/// An ad that waits is replaced without a word when it is too old; whether that worked shows only
/// in `isReady` and the expiration delegate.
package struct MAFullScreenMachine: MediatedLife, Equatable {
  package enum State: Equatable {
    /// `waiting` is a load that waits for the SDK.
    case idle, waiting, loading, ready, reloading, showing
  }

  package enum Event: Equatable, MediatedScreenEvent {
    case loadCalled(isStarted: Bool)
    /// The same of an ad that is called ready, and is not.
    case loadOfNothingCalled
    /// The same of an ad that is taken for one on the screen, and is gone.
    case loadUnderNothingCalled
    case started
    case filled, failed(MAError)
    case showCalled(isAnotherShowing: Bool)
    case expired
    case closed, notShown(MediatedShowFailure)
  }

  package static var loading: [State] { [.loading, .reloading] }
  package static var holding: [State] { [.ready] }
  package var state = State.idle

  package mutating func handle(_ event: Event) -> [MediatedEffect<Event, MAError>] {
    switch (state, event) {
    case (.idle, .loadCalled(isStarted: true)), (.waiting, .loadCalled(isStarted: true)),
      (.waiting, .started):
      go(.loading, .request)
    case (.idle, .loadCalled):
      go(.waiting, .log("load() before the SDK has started is delayed"), .afterStart(.started))
    case (.waiting, .loadCalled):
      [.log("load() while a load waits for the SDK is ignored", .orderIgnored)]
    case (.idle, .loadOfNothingCalled), (.waiting, .loadOfNothingCalled),
      (.ready, .loadOfNothingCalled), (.ready, .loadCalled):
      [.log("an ad is already loaded"), .tellSoon(.loaded)]
    case (_, .loadOfNothingCalled):
      [.log("load() while an ad is loading is ignored", .orderIgnored)]
    case (.loading, .loadCalled), (.reloading, .loadCalled):
      [.log("load() while an ad is loading is ignored", .orderIgnored)]
    case (_, .loadUnderNothingCalled), (.showing, .loadCalled):
      [.log("load() while an ad is showing is ignored", .orderIgnored, [Fact.mode("showing")])]
    case (.loading, .filled): go(.ready, .tell(.loaded))
    case (.reloading, .filled): go(.ready, .tell(.replaced))
    case (.loading, .failed(let error)): go(.idle, .tell(.failed(error)))
    case (.reloading, .failed):
      go(.idle, .log("the ad that was too old could not be replaced", .networkReloadFailed))
    case (_, .filled), (_, .failed): [.log("a second answer is ignored")]
    case (_, .showCalled(isAnotherShowing: true)), (.showing, .showCalled):
      [.tell(.notShown(MAError(.fullscreenAdAlreadyShowing)))]
    case (.ready, .showCalled): go(.showing, .present)
    case (_, .showCalled): [.tell(.notShown(MAError(.fullscreenAdNotReady)))]
    case (.ready, .expired):
      go(.reloading, .log("the ad is too old and is replaced", .networkExpired), .request)
    case (.showing, .closed): go(.idle, .tell(.closed))
    case (.showing, .notShown(let failure)): go(.idle, .tell(.notShown(MAError(failure))))
    case (_, .started), (_, .expired), (_, .closed), (_, .notShown): []
    }
  }
}
