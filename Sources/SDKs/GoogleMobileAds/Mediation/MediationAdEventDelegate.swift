/// What an adapter may tell Google's SDK about an ad it handed over.
public protocol MediationAdEventDelegate: NSObjectProtocol {
  /// The network counted the impression.
  func reportImpression()
  /// The network counted a click.
  func reportClick()
  /// The ad is about to cover the application.
  func willPresentFullScreenView()
  /// The ad could not be shown.
  func didFailToPresentWithError(_ error: any Error)
  /// The full-screen view is about to go.
  func willDismissFullScreenView()
  /// The full-screen view is gone.
  func didDismissFullScreenView()
}
