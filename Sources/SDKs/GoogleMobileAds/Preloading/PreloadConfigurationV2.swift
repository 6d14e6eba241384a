/// Which ads are loaded ahead.
open class PreloadConfigurationV2: NSObject, NSCopying {
  /// The ad unit.
  public let adUnitID: String
  /// What each request says.
  public let request: Request
  /// How many ads are kept ready; 0 means 2, and more than 15 counts as 15.
  open var bufferSize: UInt = 0

  /// Ads of this unit.
  public convenience init(adUnitID: String) {
    self.init(adUnitID: adUnitID, request: Request())
  }

  /// Ads of this unit that are requested so.
  public init(adUnitID: String, request: Request) {
    self.adUnitID = adUnitID
    self.request = request
  }

  /// The same again.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PreloadConfigurationV2(
      adUnitID: adUnitID, request: request.copy() as? Request ?? request)
    copy.bufferSize = bufferSize
    return copy
  }

  /// How many ads are kept ready.
  var room: Int { bufferSize == 0 ? 2 : Int(min(bufferSize, 15)) }
}
