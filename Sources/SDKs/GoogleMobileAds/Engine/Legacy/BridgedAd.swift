/// An ad of Google's own making around the object that an adapter handed over.
protocol BridgedAd: MediationAd {
  /// The adapter's object.
  var handedOver: AnyObject { get }
}

/// Receives the reports about a native ad of a custom event.
typealias NativeAdReporter = any MediationNativeAdEventDelegate & LeaveReporter

/// One whose adapter reports by notifications, which name nothing but that object.
protocol ReportingBridge: BridgedAd {
  /// Receives what the notifications say.
  var reporter: NativeAdReporter? { get set }
}

extension MediationAd {
  /// The object that the adapter handed over.
  var asHandedOver: AnyObject { (self as? any BridgedAd)?.handedOver ?? self }
}
