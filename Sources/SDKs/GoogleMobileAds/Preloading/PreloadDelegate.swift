/// Told about ads that are loaded ahead. Everything is optional.
public protocol PreloadDelegate: NSObjectProtocol {
  /// One more ad is ready.
  func adAvailable(forPreloadID preloadID: String, responseInfo: ResponseInfo)
  /// The last ad that was ready is gone.
  func adsExhausted(forPreloadID preloadID: String)
  /// A load failed; another one follows after a pause.
  func adFailedToPreload(forPreloadID preloadID: String, error: any Error)
}

extension PreloadDelegate {
  public func adAvailable(forPreloadID preloadID: String, responseInfo: ResponseInfo) {}
  public func adsExhausted(forPreloadID preloadID: String) {}
  public func adFailedToPreload(forPreloadID preloadID: String, error: any Error) {}
}
