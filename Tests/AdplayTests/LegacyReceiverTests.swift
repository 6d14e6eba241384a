import Catalogue
import Testing

@testable import Authoring

/// A property is Google's only where its receiver is a value of Google's type.
struct LegacyReceiverTests {
  /// `line:name` of each property that is found.
  private func properties(_ text: String, _ language: SourceLanguage = .swift) -> [String] {
    LegacySource(text, path: "a", language).uses.filter { $0.name.holder != nil }
      .map { "\($0.line):\($0.name.swift)" }
  }

  @Test func `a network's object has a property called request`() {
    let source = """
      class House: GADCustomEventBanner {
        var request: GADCustomEventRequest?
        func start() {
          house.request.isTesting = true
          self.house.request?.isTesting = true
          house.make(request).isTesting = true
          self.request?.isTesting
          weakSelf?.request?.userKeywords
        }
      }
      """
    #expect(properties(source) == ["7:isTesting", "8:userKeywords"])
  }

  @Test func `a parameter or a variable hides the property`() {
    let source = """
      class House: GADCustomEventBanner {
        var request: GADCustomEventRequest?
        func send(_ request: HouseRequest) { request.isTesting = true; self.request?.isTesting }
        init(request: HouseRequest) { request.isTesting = true }
        func make() {
          request?.userGender
          let request = HouseRequest()
          request.isTesting = true
        }
        func later() { if let request = make() as? HouseRequest { request.isTesting = true }
          request?.userBirthday
          load { (request: HouseRequest) in request.isTesting = true }
          request?.userKeywords
        }
      }
      class Other { func send(request: HouseRequest) { request.isTesting = true } }
      """
    #expect(
      properties(source) == ["3:isTesting", "6:userGender", "11:userBirthday", "13:userKeywords"])
  }

  @Test func `a parameter ends with its function`() {
    let source = """
      func ask(with request: GADCustomEventRequest) { send(request.isTesting) }
      func send() { request.isTesting = true }
      """
    #expect(properties(source) == ["1:isTesting"])
  }

  @Test func `a cast says the type, too`() {
    let source = """
      class House: GADCustomEventNativeAd {
        func ask(options: [Any], request: Any) {
          for case let images as GADNativeAdImageAdLoaderOptions in options { images.disableImageLoading }
          (options[0] as? GADNativeAdImageAdLoaderOptions)?.preferredImageOrientation
          house.with(options[0] as? GADNativeAdImageAdLoaderOptions).disableImageLoading
          guard let asked = request as? GADCustomEventRequest else { return }
          let copy = asked
          copy.isTesting
        }
      }
      """
    #expect(
      properties(source) == ["3:disableImageLoading", "4:preferredImageOrientation", "8:isTesting"])
  }

  @Test func `options and delegates of a network have such properties`() {
    let source = """
      class House: GADCustomEventBanner, HouseViewDelegate {
        weak var delegate: GADCustomEventBannerDelegate?
        func viewControllerForPresentingModalView() -> UIViewController? {
          delegate?.viewControllerForPresentingModalView
        }
        func start() {
          house.disableImageLoading = true
          house.delegate?.viewControllerForPresentingModalView()
          house.nativeContent = types.contains(.nativeContent) ? GADAdLoaderAdType.nativeContent : 1
          house.unifiedNative.start()
        }
      }
      """
    #expect(
      properties(source) == [
        "4:viewControllerForPresentingModalView", "9:nativeContent", "9:nativeContent",
      ])
  }

  @Test func `Objective-C has receivers in brackets`() {
    let source = """
      @interface House () <GADCustomEventBanner>
      @property(nonatomic) GADCustomEventRequest *asked;
      @end
      @implementation House
      @synthesize delegate;
      - (void)requestBannerAd:(GADAdSize)s request:(GADCustomEventRequest *_Nonnull)request {
        house.request.isTesting = [request isTesting];
        [house.asked isTesting]; self.house.asked.isTesting = YES;
        self.asked.isTesting; [self.asked userKeywords]; [weakSelf->_asked userGender];
        [[house asked] isTesting]; [[self asked] isTesting];
      }
      - (void)send:(HouseRequest *)request {
        request.isTesting = YES;
        HouseRequest *asked = [self make];
        asked.isTesting = YES;
        [self send:request with:(GADCustomEventRequest *)request];
        ((GADCustomEventRequest *)request).isTesting;
        ^(HouseRequest *_asked) { _asked.isTesting = YES; };
        _asked.isTesting;
        [self.delegate viewControllerForPresentingModalView];
        [house.delegate viewControllerForPresentingModalView];
      }
      - (UIViewController *)viewControllerForPresentingModalView { return nil; }
      """
    #expect(
      properties(source, .objectiveC) == [
        "7:isTesting", "9:isTesting", "9:userKeywords", "9:userGender", "10:isTesting",
        "17:isTesting", "19:isTesting", "20:viewControllerForPresentingModalView",
      ])
  }

  // MARK: An ad that cannot be shown

  /// `line → successor` of each failure.
  private func failures(_ text: String, _ language: SourceLanguage = .swift) -> [String] {
    LegacySource(text, path: "a", language).uses.filter { $0.name.swift.contains("idFail") }
      .map { "\($0.line) → \($0.name.successor(in: language) ?? "")" }
  }

  @Test func `a failure while the ad is shown is not an answer to the load`() {
    let source = """
      class House: GADCustomEventInterstitial {
        func requestAd(withParameter p: String?, label: String?, request: GADCustomEventRequest) {
          delegate?.customEventInterstitial(self, didFailAd: nil)
        }
        func present(fromRootViewController root: UIViewController) {
          guard ad.isReady else {
            delegate?.customEventInterstitial(self, didFailAd: error)
            return
          }
          ad.show { error in self.delegate?.customEventInterstitial(self, didFailAd: error) }
        }
        func interstitial(_ ad: HouseAd, didFailToLoad error: Error) {
          delegate?.customEventInterstitial(self, didFailAd: error)
        }
        func interstitial(_ ad: HouseAd, didFailToShow error: Error) {
          delegate?.customEventInterstitial(self, didFailAd: error)
        }
        func didFail(toDisplay ad: HouseAd) { delegate?.customEventInterstitial(self, didFailAd: nil) }
        func showDidFail() { DispatchQueue.main.async { [self] in
          delegate?.customEventInterstitial(self, didFailAd: nil) } }
      }
      """
    #expect(
      failures(source) == [
        "3 → completionHandler(nil, error)", "7 → didFailToPresentWithError(_:)",
        "10 → didFailToPresentWithError(_:)", "13 → completionHandler(nil, error)",
        "16 → didFailToPresentWithError(_:)", "18 → didFailToPresentWithError(_:)",
        "20 → didFailToPresentWithError(_:)",
      ])
  }

  @Test func `and in Objective-C, for rewarded ads, too`() {
    let source = """
      @implementation House // <GADCustomEventInterstitial>
      - (void)requestInterstitialAdWithParameter:(NSString *)p label:(NSString *)l request:(GADCustomEventRequest *)r {
        [self.delegate customEventInterstitial:self didFailAd:nil];
      }
      - (void)presentFromRootViewController:(UIViewController *)root {
        if (!self.ad) { [self.delegate customEventInterstitial:self didFailAd:nil]; }
      }
      - (void)didFailToDisplayAd:(Ad *)ad { [delegate customEventInterstitial:self didFailAd:e]; }
      - (void)presentRewardBasedVideoAdWithRootViewController:(UIViewController *)root {
        [_connector adapter:self didFailToLoadRewardBasedVideoAdwithError:error];
      }
      - (void)rewardedAdDidFailToLoad { GADMRewardBasedVideoAdNetworkConnector *c = _connector;
        [c adapter:self didFailToLoadRewardBasedVideoAdwithError:error];
      }
      """
    #expect(
      failures(source, .objectiveC) == [
        "3 → completionHandler(nil, error)", "6 → didFailToPresentWithError:",
        "8 → didFailToPresentWithError:", "10 → didFailToPresentWithError:",
        "13 → completionHandler(nil, error)",
      ])
  }

  @Test func `a banner is never presented`() {
    let source = """
      class House: GADCustomEventBanner {
        func bannerDidFailToShow() { delegate?.customEventBanner(self, didFailAd: nil) }
      }
      """
    #expect(failures(source) == ["2 → completionHandler(nil, error)"])
  }
}
