import Simulation

/// What becomes of a full-screen ad of MAX. Calls in a wrong state are only logged: nobody is
/// called back.
///
/// | | idle | waiting | loading | ready | reloading | showing |
/// |---|---|---|---|---|---|---|
/// | load, SDK started | loading | loading | logged | told again | logged | logged |
/// | load, SDK not started | waiting | logged | logged | told again | logged | logged |
/// | filled | – | – | ready | – | ready, replaced | – |
/// | failed | – | – | idle, told | – | idle | – |
/// | show | −24 | −24 | −24 | showing | −24 | −23 |
/// | show, another one shows | −23 | −23 | −23 | −23 | −23 | −23 |
/// | too old | – | – | – | reloading | – | – |
/// | hidden, or failed to display | – | – | – | – | – | idle |
///
/// An ad that waits is replaced without a word when it is too old; whether that worked shows only
/// in `isReady` and the expiration delegate.
struct MAFullScreenMachine: Equatable {
  enum State: Equatable {
    case idle
    /// A load waits for the SDK.
    case waiting
    /// The number tells an answer from a late one to an earlier request.
    case loading(request: Int)
    case ready(request: Int)
    case reloading(request: Int)
    case showing(request: Int)
  }

  enum Event: Equatable {
    case loadCalled(isStarted: Bool)
    case sdkStarted
    case filled(request: Int)
    case failed(request: Int)
    case showCalled(isAnotherShowing: Bool)
    case tooOld(request: Int)
    case hidden, displayFailed
  }

  enum Effect: Equatable {
    case request(Int)
    case waitForSDK
    case tellLoaded
    /// Not inside the call that asks.
    case tellLoadedAgain
    case tellFailed
    case tellReloaded
    case present
    case refuseShow(MAErrorCode)
    /// Only the log has it.
    case noteExpiry
    case log(String)
  }

  private(set) var state = State.idle
  private var lastRequest = 0

  mutating func handle(_ event: Event) -> [Effect] {
    switch (event, state) {
    case (.loadCalled(let isStarted), .idle), (.loadCalled(let isStarted), .waiting):
      return load(isStarted)
    case (.sdkStarted, .waiting): return load(true)
    case (.loadCalled, .loading), (.loadCalled, .reloading):
      return [.log("load() while an ad is loading is ignored")]
    case (.loadCalled, .ready): return [.log("an ad is already loaded"), .tellLoadedAgain]
    case (.loadCalled, .showing): return [.log("load() while an ad is showing is ignored")]
    case (.showCalled(isAnotherShowing: true), _), (.showCalled, .showing):
      return [.refuseShow(.fullscreenAdAlreadyShowing)]
    case (.showCalled, .ready(let request)):
      state = .showing(request: request)
      return [.present]
    case (.showCalled, _): return [.refuseShow(.fullscreenAdNotReady)]
    default: return happened(event)
    }
  }

  private mutating func load(_ isStarted: Bool) -> [Effect] {
    guard isStarted else {
      defer { state = .waiting }
      return state == .waiting
        ? [.log("load() while a load waits for the SDK is ignored")]
        : [.log("load() before the SDK has started is delayed"), .waitForSDK]
    }
    lastRequest += 1
    state = .loading(request: lastRequest)
    return [.request(lastRequest)]
  }

  private mutating func happened(_ event: Event) -> [Effect] {
    switch (event, state) {
    case (.filled(let request), .loading(let awaited)) where request == awaited:
      state = .ready(request: request)
      return [.tellLoaded]
    case (.filled(let request), .reloading(let awaited)) where request == awaited:
      state = .ready(request: request)
      return [.tellReloaded]
    case (.failed(let request), .loading(let awaited)) where request == awaited:
      state = .idle
      return [.tellFailed]
    case (.failed(let request), .reloading(let awaited)) where request == awaited:
      state = .idle
      return [.log("the ad that was too old could not be replaced")]
    case (.filled, _), (.failed, _): return [.log("a second answer is ignored")]
    case (.tooOld(let request), .ready(let awaited)) where request == awaited:
      lastRequest += 1
      state = .reloading(request: lastRequest)
      return [.noteExpiry, .request(lastRequest)]
    case (.hidden, .showing), (.displayFailed, .showing): state = .idle
    case (.tooOld, _), (.hidden, _), (.displayFailed, _), (.sdkStarted, _), (.loadCalled, _),
      (.showCalled, _):
      break
    }
    return []
  }
}
