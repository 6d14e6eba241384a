/// Google's side of an ad, which does what the reports of its adapter say.
protocol ReportedAd: AnyObject {
  func impressionReported()
  func clickReported()
  func willPresent()
  func couldNotPresent(_ reason: any Error)
  func willDismiss()
  func didDismiss()
}

extension ReportedAd {
  /// Only full-screen ads are presented on the application's wish.
  func couldNotPresent(_ reason: any Error) {}
}
