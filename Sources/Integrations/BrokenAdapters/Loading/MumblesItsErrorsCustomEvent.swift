import GoogleMobileAds

/// Puts the text of its error under `"description"`, a key that nothing reads: the log says that
/// the operation could not be completed.
///
/// After Google's own Swift sample and the Moloco adapter.
public final class MumblesItsErrorsCustomEvent: ZooCustomEvent {
  override func fail(with error: any Error) {
    let error = error as NSError
    super.fail(
      with: NSError(
        domain: error.domain, code: error.code,
        userInfo: [
          "description": error.localizedDescription, NSUnderlyingErrorKey: error,
        ]))
  }
}
