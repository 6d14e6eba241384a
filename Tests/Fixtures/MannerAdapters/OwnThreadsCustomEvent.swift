// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Its network works and counts on a thread of its own; the adapter hops to main and reports.
public final class OwnThreadsCustomEvent: MannerCustomEvent {
  public override func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = MannerRewardedAd()
    OwnThreads.network.async {
      OwnThreads.tell("didLoad()", .networkAnswered) {
        DispatchQueue.main.async {
          ad.events = completionHandler(ad, nil).map { OwnThreadsEvents($0) }
        }
      }
    }
  }
}

private enum OwnThreads {
  static let network = DispatchQueue(label: "manner.network")

  static func tell(_ message: String, _ sense: NetworkSense, _ body: () -> Void) {
    World.current.journal.callback(
      from: .network, to: .adapter, message, sense: sense, name: "Marmalade", body)
  }

  /// Runs the body on a thread that has neither an ad nor a cause.
  static func onLonelyThread(_ body: @escaping () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      isDone.signal()
    }
    isDone.wait()
  }

  static func count(_ what: Count.What) {
    World.current.journal.count(Count(what, in: .network), name: "Marmalade")
  }
}

/// The page's events go to the network, which counts, and the adapter reports.
private final class OwnThreadsEvents: NSObject, MediationRewardedAdEventDelegate {
  private let google: any MediationRewardedAdEventDelegate

  init(_ google: any MediationRewardedAdEventDelegate) { self.google = google }

  func reportImpression() {
    OwnThreads.network.async { [google] in
      OwnThreads.count(.impression)
      DispatchQueue.main.async { google.reportImpression() }
    }
  }

  func reportClick() {
    OwnThreads.network.async { [google] in
      OwnThreads.count(.click)
      Task { @MainActor in google.reportClick() }
    }
  }

  func didRewardUser() {
    OwnThreads.network.async { [google] in
      OwnThreads.onLonelyThread { OwnThreads.count(.reward) }
      DispatchQueue.main.async { google.didRewardUser() }
    }
  }

  func willPresentFullScreenView() { google.willPresentFullScreenView() }
  func didFailToPresentWithError(_ error: any Error) { google.didFailToPresentWithError(error) }
  func willDismissFullScreenView() {
    OwnThreads.network.async { [google] in
      OwnThreads.tell("willClose()", .networkClosing) {
        DispatchQueue.main.async { google.willDismissFullScreenView() }
      }
    }
  }
  func didDismissFullScreenView() {
    OwnThreads.network.async { [google] in
      OwnThreads.tell("didClose()", .networkClosed) {
        DispatchQueue.main.async { google.didDismissFullScreenView() }
      }
    }
  }
  func didStartVideo() { google.didStartVideo() }
  func didEndVideo() { google.didEndVideo() }
}
