/// Takes an adapter's reports and counts them, from whatever thread they come.
open class AUTKMediationAdEventDelegate: NSObject, MediationAdEventDelegate {
  let counts = EventCounts()

  /// How often an impression was reported.
  open var reportImpressionInvokeCount: UInt {
    get { counts[.impression] }
    set { counts[.impression] = newValue }
  }
  /// How often a click was reported.
  open var reportClickInvokeCount: UInt {
    get { counts[.click] }
    set { counts[.click] = newValue }
  }
  /// How often the ad was about to cover the application.
  open var willPresentFullScreenViewInvokeCount: UInt {
    get { counts[.willPresent] }
    set { counts[.willPresent] = newValue }
  }
  /// How often the full-screen view was about to go.
  open var willDismissFullScreenViewInvokeCount: UInt {
    get { counts[.willDismiss] }
    set { counts[.willDismiss] = newValue }
  }
  /// How often the full-screen view was gone.
  open var didDismissFullScreenViewInvokeCount: UInt {
    get { counts[.didDismiss] }
    set { counts[.didDismiss] = newValue }
  }
  /// Why the ad could not be shown; nil while nobody said so.
  open var didFailToPresentError: (any Error)? {
    get { counts.presentError }
    set { counts.presentError = newValue }
  }

  /// Counts an impression.
  open func reportImpression() { counts.add(.impression) }
  /// Counts a click.
  open func reportClick() { counts.add(.click) }
  /// Counts an ad that is about to cover the application.
  open func willPresentFullScreenView() { counts.add(.willPresent) }
  /// Counts a view that is about to go.
  open func willDismissFullScreenView() { counts.add(.willDismiss) }
  /// Counts a view that is gone.
  open func didDismissFullScreenView() { counts.add(.didDismiss) }
  /// Keeps the reason as the `NSError` that it is on a phone, to which Linux casts no other error.
  open func didFailToPresentWithError(_ error: any Error) {
    counts.presentError = error as NSError
  }
}
