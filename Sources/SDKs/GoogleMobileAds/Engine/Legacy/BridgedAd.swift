/// An ad of Google's own making around the object that an adapter handed over.
protocol BridgedAd: MediationAd {
  /// The adapter's object.
  var handedOver: AnyObject { get }
}

/// Receives the reports about a native ad of a custom event.
typealias NativeAdReporter = any MediationNativeAdEventDelegate & LeaveReporter

/// A native ad of SDK 7 in the form that today's SDK expects. Its adapter reports by notifications, which
/// name nothing but the object that was handed over.
protocol ReportingBridge: BridgedAd, MediationNativeAd {
  /// The custom event that handed it over.
  var event: any GADCustomEventNativeAd { get }
  /// Receives what the notifications say.
  var reporter: NativeAdReporter? { get set }

  /// Why it is refused where these formats were asked for; nil if it may be shown.
  func refusal(for wanted: [AdLoaderAdType]) -> String?
}

// Who tracks is asked of the custom event: ads of SDK 7 have no flags.
extension ReportingBridge {
  func handlesUserClicks() -> Bool { event.handlesUserClicks() }
  func handlesUserImpressions() -> Bool { event.handlesUserImpressions() }
}

extension MediationAd {
  /// The object that the adapter handed over.
  var asHandedOver: AnyObject {
    (self as? any BridgedAd)?.handedOver ?? (self as? any AdStandingFor)?.standsFor ?? self
  }
}
