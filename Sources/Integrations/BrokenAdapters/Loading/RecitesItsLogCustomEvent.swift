import GoogleMobileAds

/// Fails with everything that its network's server has sent: no screen can show such an error.
///
/// After public issues whose error is a whole page of HTML.
public final class RecitesItsLogCustomEvent: ZooCustomEvent {
  override func fail(with error: any Error) {
    let error = error as NSError
    let page = String(repeating: "<p>No ad today.</p>", count: 1_000)
    super.fail(
      with: NSError(
        domain: error.domain, code: error.code,
        userInfo: [NSLocalizedDescriptionKey: "\(error.localizedDescription) \(page)"]))
  }
}
