@testable import Authoring
import Catalogue
import Testing

@testable import Adplay

/// What `adplay migrate` finds in a source.
struct LegacySourceTests {
  private func found(
    _ text: String, _ language: SourceLanguage = .swift
  ) -> [String] {
    LegacySource(text, path: "a.swift", language).uses.map {
      "\($0.line):\($0.column) \($0.name.swift) → \($0.name.successor ?? "nothing")"
    }
  }

  @Test func `a method is told by its labels, in a declaration and in a call`() {
    let source = """
      class House: NSObject, GADCustomEventNativeAd {
        func request(
          withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
          options: [Any], rootViewController: UIViewController
        ) {
          request(serverParameter, from: makeURL(host, port: 80))
          delegate?.customEventNativeAd(self, didReceive: Mapper(ad))
          delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
        }
      }
      """
    #expect(
      found(source) == [
        "1:24 GADCustomEventNativeAd → MediationAdapter",
        "2:8 request(withParameter:request:adTypes:options:rootViewController:) → "
          + "loadNativeAd(for:completionHandler:)",
        "3:53 GADCustomEventRequest → MediationAdConfiguration",
        "7:15 customEventNativeAd(_:didReceive:) → completionHandler(ad, nil)",
        "8:15 customEventNativeAd(_:didFailToLoadWithError:) → completionHandler(nil, error)",
      ])
  }

  @Test func `a name after the notification source is a report, and elsewhere an event`() {
    let source = """
      extension Mapper: GADMediatedNativeAdDelegate {
        func mediatedNativeAdDidRecordImpression(_ ad: GADMediatedNativeAd) {
          GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(ad)
        }
      }
      """
    #expect(
      found(source).filter { $0.contains("DidRecordImpression") } == [
        "2:8 mediatedNativeAdDidRecordImpression(_:) → didRecordImpression()",
        "3:43 GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(_:) → "
          + "reportImpression()",
      ])
  }

  @Test func `Objective-C is read, too`() {
    let source = """
      #import <GoogleMobileAds/GoogleMobileAds.h>
      @implementation House  // a GADCustomEventNativeAd
      - (void)adLoader:(Loader *)loader didReceive:(Ad *)ad {
        [self.delegate customEventNativeAd:self didReceiveMediatedNativeAd:[Mapper with:ad]];
        [GADMediatedNativeAdNotificationSource mediatedNativeAdDidRecordClick:self];
        [self.bannerDelegate customEventBanner:self didFailAd:nil];
      }
      """
    #expect(
      found(source, .objectiveC) == [
        "4:43 customEventNativeAd(_:didReceive:) → completionHandler(ad, nil)",
        "5:4 GADMediatedNativeAdNotificationSource → MediationNativeAdEventDelegate",
        "5:42 GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(_:) → "
          + "reportClick()",
        "6:47 customEventBanner(_:didFailAd:) → completionHandler(nil, error)",
      ])
  }

  @Test func `what is renamed in Swift only is no change in Objective-C`() {
    let names = "GADCustomEventNativeAd GADNativeAdImage GADVideoOptions"
    #expect(found(names, .objectiveC) == ["1:1 GADCustomEventNativeAd → MediationAdapter"])
    #expect(found(names).count == 3)
  }

  @Test func `a report on Objective-C has selectors`() {
    func report(_ text: String, _ path: String, _ language: SourceLanguage) -> String {
      MigrationReport([LegacySource(text, path: path, language)]).text
    }
    let source =
      "[source customEventNativeAd:self didReceiveMediatedUnifiedNativeAd:[Mapper new]]; "
      + "[GADMediatedNativeAdNotificationSource mediatedNativeAdDidRecordClick:self];"
    let text = report(source, "a.m", .objectiveC)
    #expect(
      text.contains("customEventNativeAd:didReceiveMediatedUnifiedNativeAd: → completionHandler("))
    #expect(
      text.contains(
        "+[GADMediatedNativeAdNotificationSource mediatedNativeAdDidRecordClick:] → reportClick."))
    #expect(text.contains("→ GADMediationNativeAdEventDelegate."))
    #expect(text.contains("  +setUpWithConfiguration:completionHandler: start"))
    #expect(report("GADCustomEventBanner", "a.swift", .swift).contains("static setUp(with:"))
  }

  @Test func `each name has a selector in Objective-C, and what replaces it`() {
    for name in LegacyName.all + LegacyName.objectiveCOnly where name.objectiveC != nil {
      let names =
        [name.name(in: .objectiveC)] + [name.successor(in: .objectiveC)].compactMap(\.self)
      for name in names where !name.hasPrefix("completionHandler(") {
        #expect(!name.contains("(") && !name.contains("_:"), "\(name)")
      }
    }
  }

  @Test func `a headline is an asset only beside a custom event`() {
    let headline = "func headline() -> String? { sampleAd.headline }"
    #expect(found(headline) == [])
    #expect(
      found("class Mapper: GADMediatedNativeAppInstallAd { \(headline) }").map { $0.dropFirst(5) }
        == ["GADMediatedNativeAppInstallAd → MediationNativeAd", "func headline() → headline"])
  }

  @Test func `a property of Google's request is found, and a network's of the same name is not`() {
    let swift = """
      class House: GADCustomEventBanner {
        private var request: GADCustomEventRequest?
        func requestAd(_ size: GADAdSize, parameter: String?, label: String?, request: GADCustomEventRequest) {
          let house = HouseRequest(isTesting: request.isTesting)
          house.userKeywords = self.request?.userKeywords
          house.isTesting = true
          guard let asked = self.request else { return }
          send(asked.userGender, isTesting)
        }
      }
      """
    let properties = ["isTesting", "userKeywords", "userGender"]
    func places(_ text: String, _ language: SourceLanguage) -> [String] {
      found(text, language).filter { line in properties.contains { line.contains(" \($0) ") } }
        .map { String($0.prefix { $0 != "→" }) }
    }
    #expect(
      places(swift, .swift) == ["4:49 isTesting ", "5:40 userKeywords ", "8:16 userGender "])
    let objectiveC = """
      @interface House () <GADCustomEventBanner>
      @property(nonatomic) GADCustomEventRequest *asked;
      @end
      - (void)requestBannerAd:(GADAdSize)s request:(GADCustomEventRequest *_Nonnull)request {
        house.isTesting = [request isTesting];
        house.userKeywords = _asked.userKeywords;
      }
      """
    #expect(places(objectiveC, .objectiveC) == ["5:30 isTesting ", "6:31 userKeywords "])
  }

  @Test func `words in comments and in strings are no calls`() {
    let source =
      #"let name: GADMediatedNativeAd? // "GADCustomEventNativeAd" \#n let text = "kGADErrorDomain""#
    #expect(found(source) == ["1:11 GADMediatedNativeAd → MediationNativeAd"])
  }

  @Test func `each name is found by what it is written as`() {
    for name in LegacyName.all {
      let call = name.swift.replacing(/[a-zA-Z_]+:/) {
        $0.output == "_:" ? "x," : "\($0.output) x,"
      }
      .replacing(",)", with: ")")
      let holder = name.holder.map { "let holder: \($0); holder." } ?? ""
      let uses = LegacySource(
        "GADMediatedNativeAd; GADMRewardBasedVideoAdNetworkAdapter; \(holder)\(call)",
        path: "a.swift", .swift
      ).uses
      #expect(uses.contains { $0.name == name }, "\(call)")
    }
  }

  // MARK: What must be added

  private func toAdd(_ text: String, _ language: SourceLanguage = .swift) -> [String] {
    let source = LegacySource(text, path: "a", language)
    return NewDuty.all(for: source.formats).filter { !source.doneDuties.contains($0) }
      .map { $0.sentence(in: .swift).prefix { $0 != "(" && $0 != ":" } }.map(String.init)
  }

  private static let every = [
    "static adapterVersion", "static adSDKVersion", "static networkExtrasClass", "static setUp",
  ]

  @Test(arguments: [
    ("GADCustomEventNativeAd", ["mediaView", "hasVideoContent"]),
    ("GADCustomEventBanner", ["reportImpression"]),
    ("GADCustomEventInterstitial", ["reportImpression"]),
    ("GADMRewardBasedVideoAdNetworkAdapter", ["reportImpression"]),
  ])
  func `each format has its own duties`(_ name: String, _ duties: [String]) {
    #expect(toAdd(name) == Self.every + duties)
    #expect(toAdd(name, .objectiveC) == Self.every + duties)
  }

  @Test func `another method or property of that name is no requirement`() {
    let source = """
      class House: GADCustomEventBanner {
        let adapterVersion = "1.0"
        static func adSDKVersion() -> String { "2" }
        func setUp() {}
        static func setUp(with key: String) {}
        func networkExtrasClass() -> AnyClass? { nil }
        func start() { reportImpression(); House.setUp(with: "x", completionHandler: {}) }
      }
      """
    #expect(toAdd(source) == Self.every + ["reportImpression"])
  }

  @Test func `the requirements themselves are seen`() {
    let source = """
      class House: GADCustomEventBanner, GADCustomEventNativeAd {
        @objc public static func adapterVersion() -> GADVersionNumber { .init() }
        class func adSDKVersion() -> VersionNumber { .init() }
        static func networkExtrasClass() -> GADAdNetworkExtras.Type? { nil }
        static func setUp(
          with configuration: GADMediationServerConfiguration,
          completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
        ) {}
        var mediaView: UIView?
        var hasVideoContent: Bool { true }
        func seen() { delegate?.reportImpression() }
      }
      """
    #expect(toAdd(source) == [])
  }

  @Test func `and in Objective-C`() {
    let wrong = """
      @interface House : NSObject <GADCustomEventNativeAd> @end
      + (NSString *)adapterVersion; - (GADVersionNumber)adSDKVersion; - (void)setUp;
      - (Class)networkExtrasClass { return self.mediaView.hasVideoContent; }
      """
    #expect(toAdd(wrong, .objectiveC) == Self.every + ["mediaView", "hasVideoContent"])
    let right = """
      @interface House : NSObject <GADCustomEventNativeAd> @end
      + (GADVersionNumber)adapterVersion; + (GADVersionNumber)adSDKVersion {}
      + (Class<GADAdNetworkExtras>)networkExtrasClass;
      + (void)setUpWithConfiguration:(id)a completionHandler:(id)b {}
      @property(nonatomic, readonly) UIView *mediaView;
      - (BOOL)hasVideoContent { return YES; }
      """
    #expect(toAdd(right, .objectiveC) == [])
  }

  @Test func `a rewarded adapter of SDK 7 has names of its own`() {
    let source = """
      class House: NSObject, GADMRewardBasedVideoAdNetworkAdapter {
        required init!(rewardBasedVideoAdNetworkConnector c: GADMRewardBasedVideoAdNetworkConnector!) {}
        func setUp() { connector?.adapterDidSetUpRewardBasedVideoAd(self) }
        func won() { connector?.adapter(self, didRewardUserWith: reward) }
      }
      """
    #expect(
      found(source) == [
        "1:24 GADMRewardBasedVideoAdNetworkAdapter → MediationAdapter",
        "2:12 init(rewardBasedVideoAdNetworkConnector:) → init()",
        "2:56 GADMRewardBasedVideoAdNetworkConnector → MediationRewardedAdEventDelegate",
        "3:8 func setUp() → setUp(with:completionHandler:)",
        "3:29 adapterDidSetUpRewardBasedVideoAd(_:) → completionHandler(nil)",
        "4:27 adapter(_:didRewardUserWith:) → didRewardUser()",
      ])
    #expect(found("class House: GADCustomEventBanner { func setUp() {} }").count == 1)
  }

  @Test func `constants of SDK 7 are found in both languages`() {
    let swift =
      "GADCustomEventNativeAd; types.contains(.nativeContent); GADAdChoicesPosition.topLeftCorner"
    #expect(
      found(swift).dropFirst() == [
        "1:41 nativeContent → nothing", "1:57 GADAdChoicesPosition → AdChoicesPosition",
      ])
    let objectiveC = "GADCustomEventNativeAd GADNativeAdImageAdLoaderOptionsOrientationPortrait"
    let uses = LegacySource(objectiveC, path: "a.m", .objectiveC).uses
    #expect(
      uses.last?.name.successor(in: .objectiveC) == "GADMediaAspectRatioPortrait")
  }

  // MARK: Encodings

  @Test func `UTF-16 with a byte order mark is read`() {
    let units = Array("let é".utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(SourceText.text(of: little) == "let é")
    #expect(SourceText.text(of: big) == "let é")
    #expect(SourceText.text(of: [0xEF, 0xBB, 0xBF] + Array("let é".utf8)) == "let é")
  }

  @Test func `what has zero bytes is no text, and a foreign letter spoils only itself`() {
    #expect(SourceText.text(of: [0x6C, 0, 0x65, 0]) == nil)
    #expect(SourceText.text(of: [0xFF, 0xFE, 0x6C, 0, 0, 0]) == nil)
    #expect(SourceText.text(of: [0x6C, 0xE9, 0x6C]) == "l\u{FFFD}l")
    #expect(SourceText.text(of: []) == "")
  }
}
