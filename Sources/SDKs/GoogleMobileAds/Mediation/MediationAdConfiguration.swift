/// What the SDK hands the adapter with every load.
open class MediationAdConfiguration: NSObject {
  /// The network's answer to the bid request; nil in a waterfall.
  open var bidResponse: String? {
    get {
      if bid == nil { AskedSettings.missedBid() }
      return bid
    }
    set { bid = newValue }
  }
  private var bid: String?
  /// The topmost controller of the application; read it when presenting something.
  @preconcurrency @MainActor open var topViewController: UIViewController? {
    UIApplication.shared.keyWindow?.topmostController
  }
  /// The line's mediation settings.
  open var credentials: MediationCredentials
  /// A picture to be laid over bidding ads.
  open var watermark: Data?
  /// What the publisher registered for this network.
  open var extras: (any AdNetworkExtras)?
  /// Whether the ad must be a test ad.
  open var isTestRequest: Bool

  /// What older adapters read in place of the tag in the request configuration.
  open var childDirectedTreatment: NSNumber? {
    get { children ?? MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment }
    set { children = newValue }
  }
  private var children: NSNumber?

  /// A configuration with nothing in it, for a test double.
  public override init() {
    credentials = MediationCredentials()
    isTestRequest = false
  }

  package init(
    credentials: MediationCredentials, isTestRequest: Bool, extras: (any AdNetworkExtras)?
  ) {
    self.credentials = credentials
    self.isTestRequest = isTestRequest
    self.extras = extras
  }
}
