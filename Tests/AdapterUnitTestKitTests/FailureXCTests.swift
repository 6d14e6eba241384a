import AdapterUnitTestKit
import MannerAdapters
import XCTest

/// What the kit tells XCTest about adapters that do not do what a suite expects.
final class FailureXCTests: XCTestCase {
  private var failures: [String] = []
  private var places: [Int] = []

  /// In these tests failures are what is expected.
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append(description)
    places.append(lineNumber)
  }

  /// Fails if this was not said, by the library's own way of failing.
  private func expect(_ texts: [String]) {
    let isAsExpected =
      failures.count == texts.count && zip(failures, texts).allSatisfy { $0.contains($1) }
    guard !isAsExpected else { return }
    super.recordFailure(
      withDescription: "\(failures) instead of \(texts)", inFile: #filePath, atLine: #line,
      expected: true)
  }

  func testAnErrorInPlaceOfAnAd() {
    AUTKWaitAndAssertLoadBannerAd(OwnSettingsCustomEvent(), AUTKMediationBannerAdConfiguration())
    let line = #line - 1
    expect([
      "expected a banner, but the adapter failed: manner 7, The line has no profile_id that is a"
    ])
    guard places != [line] else { return }
    super.recordFailure(
      withDescription: "at \(places)", inFile: #filePath, atLine: line, expected: true)
  }

  func testAnAdInPlaceOfAnError() {
    AUTKWaitAndAssertLoadAppOpenAdFailure(
      PrivateQueueCustomEvent(), AUTKMediationAppOpenAdConfiguration(),
      NSError(domain: "manner", code: 7))
    expect(["expected the error manner 7, but the adapter had an app open ad"])
  }

  func testAnotherError() {
    AUTKWaitAndAssertLoadNativeAdFailure(
      OwnSettingsCustomEvent(), AUTKMediationNativeAdConfiguration(),
      NSError(domain: "manner", code: 8))
    expect(["expected the error manner 8, but the adapter failed: manner 7"])
  }

  func testASecondAnswer() {
    AUTKWaitAndAssertLoadBannerAd(HarmfulCustomEvent(), AUTKMediationBannerAdConfiguration())
    expect(["the adapter called the completion handler again when asked for a banner"])
  }

  func testASecondAnswerToTheSetUp() {
    AUTKWaitAndAssertAdapterSetUpWithConfiguration(
      SetsUpTwice.self, AUTKMediationServerConfiguration())
    expect(["the adapter called the completion handler again when it was set up"])
  }

  func testASecondAnswerThatIsAnError() {
    AUTKWaitAndAssertAdapterSetUpWithConfiguration(
      FailsAfterwards.self, AUTKMediationServerConfiguration())
    expect([
      "the adapter called the completion handler again when it was set up: the set-up failed: "
        + "afterwards 1"
    ])
  }

  func testALateAnswerThatIsAnError() {
    AUTKWaitAndAssertAdapterSetUpWithConfiguration(
      FailsTooLate.self, AUTKMediationServerConfiguration())
    FailsTooLate.answer?(NSError(domain: "late", code: 2))
    expect([
      "the adapter did not answer in 1.0 seconds when it was set up",
      "the set-up failed: late 2",
    ])
  }

  func testAnotherVersion() {
    AUTKAssertEqualVersion(PrivateQueueCustomEvent.adSDKVersion(), VersionNumber())
    expect(["version 3.1.4 is not 0.0.0"])
  }
}

/// Answers its set-up twice.
private final class SetsUpTwice: SetsUp {
  override class func answer(_ handler: @escaping GADMediationAdapterSetUpCompletionBlock) {
    handler(nil)
    handler(nil)
  }
}

/// Answers its set-up, and fails.
private final class FailsAfterwards: SetsUp {
  override class func answer(_ handler: @escaping GADMediationAdapterSetUpCompletionBlock) {
    handler(nil)
    handler(NSError(domain: "afterwards", code: 1))
  }
}

/// Keeps the handler of its set-up.
private final class FailsTooLate: SetsUp {
  nonisolated(unsafe) static var answer: GADMediationAdapterSetUpCompletionBlock?

  override class func answer(_ handler: @escaping GADMediationAdapterSetUpCompletionBlock) {
    answer = handler
  }
}

private class SetsUp: NSObject, MediationAdapter {
  override required init() {}
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    answer(completionHandler)
  }

  class func answer(_ handler: @escaping GADMediationAdapterSetUpCompletionBlock) {}
}
