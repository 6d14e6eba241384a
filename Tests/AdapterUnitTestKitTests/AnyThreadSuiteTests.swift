import AdapterUnitTestKit
import MannerAdapters
import Testing

/// As networks write their suites with Swift Testing, without an actor: the caller waits, and main is
/// free.
struct AnyThreadSuiteTests {
  @Test func `an answer at once or from another queue is waited for`() {
    let configuration = AUTKMediationAppOpenAdConfiguration()
    #expect(
      AUTKWaitAndAssertLoadAppOpenAd(PrivateQueueCustomEvent(), configuration).appOpenAd != nil)
    #expect(
      AUTKWaitAndAssertLoadAppOpenAd(BackgroundQueueCustomEvent(), configuration).appOpenAd != nil)
    #expect(AUTKWaitAndAssertLoadAppOpenAd(SemaphoreCustomEvent(), configuration).appOpenAd != nil)
  }

  // Where other tests keep main busy, it is not free: these have a process of their own.
  @Test func `an answer that needs main, or its clock, is waited for`() async {
    await #expect(processExitsWith: .success) {
      let configuration = AUTKMediationNativeAdConfiguration()
      let adapters: [any MediationAdapter] = [
        MainQueueCustomEvent(), MainActorTaskCustomEvent(), WorldTimerCustomEvent(),
        BackgroundTimerCustomEvent(), SleepingTaskCustomEvent(),
      ]
      for adapter in adapters {
        let ad = AUTKWaitAndAssertLoadNativeAd(adapter, configuration).nativeAd
        #expect(ad != nil, "\(type(of: adapter))")
      }
    }
  }

  @Test func `a set-up succeeds or fails as expected`() {
    let credentials = AUTKMediationCredentials()
    credentials.settings = ["key": "valid"]
    AUTKWaitAndAssertAdapterSetUpWithCredentials(KeyedCustomEvent.self, credentials)
    let error = NSError(domain: "keyed", code: 3)
    AUTKWaitAndAssertAdapterSetUpFailureWithConfiguration(
      KeyedCustomEvent.self, AUTKMediationServerConfiguration(), error)
    AUTKWaitAndAssertAdapterSetUpFailureWithCredentials(
      KeyedCustomEvent.self, AUTKMediationCredentials(), nil)
  }

  @Test func `an adapter without a set-up, or with one of an older name, is an issue`() {
    let configuration = AUTKMediationServerConfiguration()
    let classes: [any MediationAdapter.Type] = [
      PrivateQueueCustomEvent.self, OlderSetUpCustomEvent.self,
    ]
    for adapterClass in classes {
      withKnownIssue {
        AUTKWaitAndAssertAdapterSetUpWithConfiguration(adapterClass, configuration)
      } matching: {
        $0.says("the adapter has no setUp(with:completionHandler:)")
      }
      withKnownIssue {
        AUTKWaitAndAssertAdapterSetUpFailureWithConfiguration(adapterClass, configuration, nil)
      } matching: {
        $0.says("the adapter has no setUp(with:completionHandler:)")
      }
    }
  }

  @Test func `an adapter without a format is an issue, whatever failure is expected`() throws {
    let adapter = PlainCustomEvent()
    let configuration = AUTKMediationAppOpenAdConfiguration()
    var answered: (any Error)?
    adapter.loadAppOpenAd(for: configuration) { _, error in
      answered = error
      return nil
    }
    let error = try #require(answered)
    withKnownIssue {
      AUTKWaitAndAssertLoadAppOpenAdFailure(adapter, configuration, error)
    } matching: {
      $0.says("the adapter has no method that loads an app open ad")
    }
    withKnownIssue {
      AUTKWaitAndAssertLoadBannerAdFailure(
        adapter, AUTKMediationBannerAdConfiguration(), error)
    } matching: {
      $0.says("the adapter has no method that loads a banner")
    }
  }

  @Test func `a set-up that fails is an issue, and one that succeeds where an error is expected`() {
    withKnownIssue {
      AUTKWaitAndAssertAdapterSetUpWithCredentialsArray(KeyedCustomEvent.self, [])
    } matching: {
      $0.says("the set-up failed: keyed 3, ")
    }
    let credentials = AUTKMediationCredentials()
    credentials.settings = ["key": "valid"]
    withKnownIssue {
      AUTKWaitAndAssertAdapterSetUpFailureWithCredentialsArray(
        KeyedCustomEvent.self, [credentials], NSError(domain: "keyed", code: 3))
    } matching: {
      $0.says("expected the error keyed 3, but the set-up succeeded")
    }
  }

  @Test func `a failure outside of the test's own task is an issue, too`() async {
    await withKnownIssue {
      await #expect(processExitsWith: .success) {
        await Task.detached {
          AUTKAssertEqualVersion(PrivateQueueCustomEvent.adSDKVersion(), VersionNumber())
        }.value
      }
    } matching: {
      $0.says("version 3.1.4 is not 0.0.0")
    }
  }

  @Test func `a slow version is an issue`() {
    withKnownIssue {
      AUTKTestAdapterVersionLatency(SlowVersionCustomEvent.self)
    } matching: {
      $0.says("adapterVersion() takes ")
    }
    AUTKTestAdSDKVersionLatency(SlowVersionCustomEvent.self)
  }

  @Test func `a version that is slow at first is an issue`() {
    withKnownIssue {
      AUTKTestAdSDKVersionLatency(KeptVersionCustomEvent.self)
    } matching: {
      $0.says("adSDKVersion() takes ")
    }
    AUTKTestAdSDKVersionLatency(KeptVersionCustomEvent.self)
  }
}

/// Needs a key to be set up.
private final class KeyedCustomEvent: PlainCustomEvent {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    let keys = configuration.credentials.compactMap { $0.settings["key"] as? String }
    completionHandler(keys == ["valid"] ? nil : NSError(domain: "keyed", code: 3))
  }
}

/// Looks its version up somewhere slow.
private final class SlowVersionCustomEvent: PlainCustomEvent {
  override class func adapterVersion() -> VersionNumber { slowVersion() }
}

/// Looks its version up somewhere slow, once.
private final class KeptVersionCustomEvent: PlainCustomEvent {
  private static let version = slowVersion()

  override class func adSDKVersion() -> VersionNumber { version }
}

/// Takes 20 ms of the processor on this thread, whatever other threads do meanwhile.
private func slowVersion() -> VersionNumber {
  let end = processorTimeOfThread() + 0.02
  while processorTimeOfThread() < end {}
  return VersionNumber()
}

private func processorTimeOfThread() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}

/// Is set up under the name before SDK 12.
private final class OlderSetUpCustomEvent: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }
  static func setUpWith(
    _ configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    completionHandler(nil)
  }
}

/// Loads nothing.
private class PlainCustomEvent: NSObject, MediationAdapter {
  override required init() {}
  class func adapterVersion() -> VersionNumber { VersionNumber() }
  class func adSDKVersion() -> VersionNumber { VersionNumber() }
  class func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }
  class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    completionHandler(nil)
  }
}
