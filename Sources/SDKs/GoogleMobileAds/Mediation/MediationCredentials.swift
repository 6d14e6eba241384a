/// The mediation settings of one line.
open class MediationCredentials: NSObject {
  /// The settings by key. The parameter of a custom event is at `"parameter"`.
  open var settings: [String: Any]
  /// The format of the ad unit.
  open var format: AdFormat

  /// No settings, for a banner.
  public override init() {
    (settings, format) = ([:], .banner)
  }

  package init(settings: [String: Any], format: AdFormat) {
    self.settings = settings
    self.format = format
  }
}

/// Every setting an adapter class may meet, handed to its set-up.
open class MediationServerConfiguration: NSObject {
  /// The credentials of every line of the class.
  open var credentials: [MediationCredentials] = []
}
