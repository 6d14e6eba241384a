import Foundation
import Testing

@testable import Authoring

/// Modules that are made from an interface.
struct StandInModuleTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private func made(_ interface: String) -> StandInModule {
    StandInModule(interface, name: "Acme", network: "Acme")
  }

  /// It is compiled, and an adapter plays it in tests of its own.
  @Test func `the module in Fixtures is the one that is made of its interface`() throws {
    let interface = Self.fixtures.appendingPathComponent("LanternSDK/LanternSDK.swiftinterface")
    let module = StandInModule(
      try String(contentsOf: interface, encoding: .utf8), name: "", network: "Lantern")
    #expect(module.name == "LanternSDK")
    // There is no WebKit.
    #expect(module.leftOut.map(\.line) == [20])
    let file = Self.fixtures.appendingPathComponent("LanternSDKStandIn/LanternSDKStandIn.swift")
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      try Data(module.text.utf8).write(to: file)
    }
    let isToday = try String(contentsOf: file, encoding: .utf8) == module.text
    #expect(isToday, "RECORD_SCREENS=1 writes it again")
  }

  @Test(arguments: [
    // The other branch of a condition, attributes, accessors over several lines.
    (
      """
      public struct A {
        #if compiler(>=5.3) && $Sendable
        @_Concurrency.MainActor public var count: Swift.Int {
          get
        }
        #else
        public var number: Swift.Int { get }
        #endif
      }
      """, "public internal(set) var count: Swift.Int = 0"
    ),
    ("public enum E { case a(Swift.Int), b }\npublic let e: Acme.E", "public var e: E = E.a(0)"),
    ("public class C { public func f() -> [Acme.C] }", "  return []"),
    // The only one of a world, not of the process.
    (
      "public class C { public static let shared: Acme.C }",
      "public static var shared: C { World.current.instance { C() } }"
    ),
    ("open class C { open class func sharedInstance() -> Self }", "sharedInstance() -> C {"),
    (
      "open class C { open class func sharedInstance(for id: Swift.String!) -> Self! }",
      "sharedInstance(for id: Swift.String!) -> C! {\n    return World.current.instance { C() }"
    ),
    ("open class C { public init!(id: Swift.Int) }", "  public init!(id: Swift.Int) {"),
    // A builder is what it returns; a handler that is not kept is called at once.
    (
      "public class C { public func with(_ x: Swift.Int, make: (Acme.C) -> Swift.Void) -> Acme.C }",
      "    _ = make(self)\n    return self"
    ),
    ("@objc public protocol D { @objc optional func a() }", "extension D {\n  public func a() {"),
    // Protocols of listeners are for any class.
    (
      "public protocol DDelegate : ObjectiveC.NSObjectProtocol {}",
      "protocol DDelegate: AnyObject {"
    ),
    (
      "public protocol P { var a: Swift.Int { get } }\npublic func p() -> any Acme.P",
      "final class MadeUpP: P {\n  public internal(set) var a: Swift.Int = 0"
    ),
    (
      "public class V : UIKit.UIView { public init(size: Swift.Int) }",
      "public required init?(coder: NSCoder) { nil }"
    ),
    ("public struct X : Swift.Error {}", "struct X: Swift.Error, Foundation.LocalizedError {"),
    (
      "public class C : Swift.Sendable { }", "open class C: @unchecked Swift.Sendable {"
    ),
    // A status says that there is an ad.
    (
      """
      public enum AdStatus { case notAvailable, ready }
      public protocol AdDelegate { func didLoad() }
      public class Ad {
        public weak var delegate: (any Acme.AdDelegate)?
        public var status: Acme.AdStatus { get }
        public func load()
      }
      """, "var status: AdStatus { madeUp.isReady ? AdStatus.ready : AdStatus.notAvailable }"
    ),
    (
      "public func token(_ done: @escaping (Swift.String?, (any Swift.Error)?) -> Swift.Void)",
      "{ _ = done(\"Acme-token\", nil) }"
    ),
    // An ad that tells its events to closures.
    (
      "public class Ad { public var onLoad: (() -> Swift.Void)?\n public func load() }",
      "on(.loaded, \"onLoad\") { $0.onLoad?() }"
    ),
    (
      "open class Ad { public var onAdClosed: (Acme.Ad, Swift.String) -> Swift.Void }",
      "on(.closed, \"onAdClosed\") { $0.onAdClosed($0, \"\") }"
    ),
    (
      "open class Ad { public var onFail: ((any Swift.Error) -> Swift.Void)? }",
      "on(.failed, \"onFail\") { $0.onFail?($0.madeUpLife.error) }"
    ),
    (
      """
      public enum Event { case loaded, failed, clicked }
      public typealias Told = (_ id: Swift.Int, _ event: Acme.Event) -> Swift.Void
      public class Ad { public func setCallback(_ told: Acme.Told?)\n public func load() }
      """, "on(.clicked, \"setCallback(_:) clicked\") { $0.madeUpSetCallback?(0, .clicked) }"
    ),
    (
      "public class Ad { public func onClick(_ done: @escaping () -> Swift.Void) }",
      "{\n    self.madeUpOnClick = done\n  }"
    ),
    // Views of which nothing but the initialiser for nibs is told, and those below them.
    (
      """
      public class V : UIKit.UIView { public init?(coder: NSCoder) }
      public class W : Acme.V { public init(id: Swift.String) }
      """, "    super.init(frame: .zero)\n    madeUpGiven += [id]"
    ),
    (
      "public class V : UIKit.UIView { public init?(coder: NSCoder) }",
      "  public override init(frame: CGRect) { super.init(frame: frame) }"
    ),
    // Objective-C that says nothing of nil.
    (
      "open class C : ObjectiveC.NSObject { public init!()\n open class func global() -> Acme.C! }",
      "  public override init() {\n    super.init()\n  }\n  open class func global() -> C! {"
    ),
    (
      "open class C { open var infoJSON: Swift.String! }",
      #"infoJSON: Swift.String! = "{\"title\": \"Fresh from Acme\", "#
    ),
    // A view that is a full-screen ad, too, and a listener of which only those below it are told.
    (
      """
      public protocol AdDelegate { func adDidClose(_ ad: Any) }
      public protocol LowerDelegate : Acme.AdDelegate { func earnedReward(_ ad: Acme.Lower) }
      open class Upper : UIKit.UIView { public weak var delegate: (any Acme.AdDelegate)? }
      open class Lower : Acme.Upper { public func show(from c: UIKit.UIViewController) }
      """,
      "    if self is Lower { on(.rewarded, \"earnedReward(_:)\") { if let ad = $0 as? Lower "
        + "{ (ad.delegate as? any LowerDelegate)?.earnedReward(ad) } } }"
    ),
    (
      """
      public protocol AdDelegate { func adDidClose(_ ad: Any) }
      open class Upper : UIKit.UIView { public weak var delegate: (any Acme.AdDelegate)? }
      open class Lower : Acme.Upper { public func show(from c: UIKit.UIViewController) }
      """, "    madeUp.show(\"show(from:)\", from: c)"
    ),
    (
      """
      public protocol AdDelegate { func adDidClose(_ ad: Any) }
      open class Ad { public weak var delegate: (any Acme.AdDelegate)? }
      """, "$0.delegate?.adDidClose($0)"
    ),
    (
      "public class V : UIKit.UIImageView { public init!(frame: CoreGraphics.CGRect) }",
      "  public override init(frame: CGRect) {\n    super.init(frame: frame)"
    ),
    (
      "public protocol D { @objc optional func a() }", "public protocol D: AnyObject {"
    ),
    // A handler for an ad, and one for none.
    (
      """
      public func load(
        success: @escaping (Swift.String) -> Swift.Void,
        failure: @escaping (any Swift.Error) -> Swift.Void)
      """,
      "refusal in if refusal == nil { _ = success(\"Acme-token\") } else { _ = failure(refusal ?? "
    ),
    // A loader hands back the request that it was asked with, and one call gets any event.
    (
      """
      public final class AdRequest { public init() }
      public enum AdEvent { case loaded, impression, clicked }
      public protocol LoaderDelegate : AnyObject {
        func didCompleteAcmeRequest(request: Acme.AdRequest, ad: Swift.Int)
      }
      public class Loader {
        public weak var delegate: (any Acme.LoaderDelegate)?
        public func performRequest(request: Acme.AdRequest)
      }
      """,
      "on(.loaded, \"didCompleteAcmeRequest(request:ad:)\") { $0.delegate?.didCompleteAcmeRequest("
        + "request: $0.madeUpAskedAdRequest ?? AdRequest(), ad: 0) }"
    ),
    (
      """
      public enum AdEvent { case loaded, impression, clicked }
      public protocol BannerDelegate { func didReceiveAcmeEvent(_ event: Acme.AdEvent) }
      public class Banner : UIKit.UIView { public weak var delegate: (any Acme.BannerDelegate)? }
      """,
      "on(.clicked, \"didReceiveAcmeEvent(_:) clicked\") { $0.delegate?.didReceiveAcmeEvent(.clicked) }"
    ),
    // A view that nothing loads is the ad of a loader.
    (
      """
      public protocol BannerDelegate { func bannerWasClicked(_ banner: Acme.Banner) }
      public class Banner : UIKit.UIView { public weak var delegate: (any Acme.BannerDelegate)? }
      """, "    if window != nil { madeUp.fill(self) }\n    madeUp.watch(self)"
    ),
    // A controller that is the ad itself is presented by the adapter.
    (
      """
      public protocol PageDelegate { func pageDidClose(_ page: Acme.Page) }
      public class Page : UIKit.UIViewController {
        public weak var delegate: (any Acme.PageDelegate)?
        public func load()
      }
      """, "    super.viewDidAppear(animated)\n    madeUp.appeared(as: self)"
    ),
    (
      "public class A { public static func sdkVersion() -> (major: Swift.Int, minor: Swift.Int) }",
      "return (99, 0)"
    ),
    // One that is only ever decoded can be made all the same.
    (
      """
      public struct S : Swift.Decodable { public init(from decoder: any Swift.Decoder) throws }
      public let s: Acme.S
      """, "  init() {}\n}\n\npublic var s: S = S()"
    ),
    // Adapters refuse what is older than they want.
    ("public class C { public static let sdkVersion: Swift.String }", " = \"99.0.0\""),
    // Pictures can be fetched.
    (
      "public class C { public var iconUrl: Swift.String? { get } }",
      #"iconUrl: Swift.String? = "\(madeUpServer.address)/icon.png""#
    ),
    (
      "public class C { public var mainImage: Swift.String { get } }",
      #"mainImage: Swift.String = "\(madeUpServer.address)/image.png""#
    ),
    (
      "public class C { public var logoURL: Foundation.URL? { get } }",
      #"logoURL: Foundation.URL? = URL(string: "\(madeUpServer.address)/image.png")"#
    ),
    (
      "public class C { public let url: Foundation.URL }",
      #"URL(string: "\(madeUpServer.address)/image.png") ?? URL(fileURLWithPath: "/")"#
    ),
    (
      "public class C { public var clickUrl: Swift.String? { get } }",
      "clickUrl: Swift.String? = nil"
    ),
    (
      "open class C { open var itemJSON: Swift.String! { get } }",
      #"\"icon\": \"\(madeUpServer.address)/icon.png\""#
    ),
    // A banner that is made for a view, by a factory that passes on what it is given.
    (
      """
      public class Banner {
        public init(unit: Swift.String, container: UIKit.UIView, rate: Swift.Int = 30)
        public static func plain(unit: Swift.String, kind: Swift.Int, rate: Swift.Int) -> Acme.Banner
        public func load()
        public weak var delegate: (any BannerDelegate)?
      }
      public protocol BannerDelegate : AnyObject { func didLoad(_ banner: Acme.Banner) }
      """,
      "    return Banner(unit: unit, container: UIView(), rate: rate)"
    ),
    (
      """
      public class Banner {
        public init(unit: Swift.String, container: UIKit.UIView)
        public func load()
        public weak var delegate: (any BannerDelegate)?
      }
      public protocol BannerDelegate : AnyObject { func didLoad(_ banner: Acme.Banner) }
      """,
      #"    madeUp.show("init(unit:container:)", in: container, isWhole: true)"#
    ),
    // A click that Google saw.
    (
      """
      public class Ad {
        public func load()
        public func click(_ item: Swift.Int)
        public weak var delegate: (any AdDelegate)?
      }
      public protocol AdDelegate : AnyObject { func didLoad(_ ad: Acme.Ad) }
      """,
      #"madeUp.pass("click(_:)", on: .clicked)"#
    ),
    // An ad of the class that the caller names.
    (
      """
      public class Sdk {
        public func ad<T>(kind: T.Type, completion: @escaping (T?, (any Swift.Error)?) -> Swift.Void)
      }
      public class Banner { public init(); public func load(); public weak var delegate: (any BannerDelegate)? }
      public protocol BannerDelegate : AnyObject { func didLoad(_ banner: Acme.Banner) }
      """,
      "{ refusal in _ = completion(refusal == nil ? (kind == Banner.self ? Banner() : nil as AnyObject?) as? T : nil, "
        + "refusal) }"
    ),
    // A lock keeps what it is made with, and lends it.
    (
      """
      public struct Locked<Value> {
        public init(_ value: Value)
        public mutating func write<T>(_ body: (inout Value) throws -> T) rethrows -> T
      }
      """,
      "  public mutating func write<T>(_ body: (inout Value) throws -> T) rethrows -> T {\n"
        + "    return try body(&madeUpBoxed)\n"
    ),
    (
      """
      public class Kept<Value> : Acme.Store {
        public init(wrappedValue: Value, key: Swift.String)
        public var wrappedValue: Value { get set }
        public func read() -> Value
      }
      public class Store { public init() }
      """,
      """
          madeUpBoxed = wrappedValue
          super.init()
      """
    ),
    (
      "public final class Box<Value> { public init(_ it: Value)\n public var value: Value { get set } }",
      "public var value: Value { get { madeUpBoxed } set { madeUpBoxed = newValue } }"
    ),
    (
      "public final class Box<Value> { public init(_ it: Value)\n public func read() -> Value }",
      "public func read() -> Value {\n    return madeUpBoxed"
    ),
    // A view of Apple's has none without arguments that could be overridden.
    (
      "public class V : UIKit.UIView { public init!() }",
      "  public init() {\n    super.init(frame: .zero)"
    ),
    (
      "public func load() async throws -> Swift.Int",
      "  if let refusal = await madeUpServer.ask(\"load()\", []) { throw refusal }\n  return 0"
    ),
  ])
  func `a declaration gets a body`(_ interface: String, _ body: String) {
    let text = made(interface).text
    #expect(text.contains(body), "\(text)")
  }

  @Test(arguments: [
    // Which cannot end: each needs the other.
    """
    public class A { public init(b: Acme.B) }
    public class B { public init(a: Acme.A) }
    public let a: Acme.A
    """,
    // Nothing can be made of a parameter.
    "public func make<T>() -> T", "public typealias T\n", "public macro m() = #externalMacro(a, b)",
    "public init", "public protocol P : Acme.P {}\npublic class C : Acme.C, Acme.P {}",
    "}}}} public", "public func (", "public class", "public enum E { case }", "", "\u{0}",
    "@_spi(Inner) public struct S<each T> where repeat each T : Swift.Hashable {}",
    // Rings of classes, by one or by two.
    "public class A : Acme.A { public init() }\npublic let a: [Acme.A]",
    """
    public class A : Acme.B { @objc override public init() }
    public class B : Acme.A { @objc override public init() }
    public let a: Acme.A
    """,
    "public typealias A = Acme.B\npublic typealias B = Acme.A\npublic let a: Acme.A",
    String(repeating: "public struct S {\n", count: 10_000),
    "public let a: " + String(repeating: "[", count: 100_000) + "Swift.Int",
  ])
  func `what cannot be made is left out, and nothing hangs`(_ interface: String) {
    var module = made(interface)
    #expect(module.text.contains("// In place of Acme"))
    #expect(!module.text.contains("let a: A = A"))
    let isNew = module.take([])
    #expect(!isNew)
  }

  private static let parts = [
    ("""
    // swift-module-flags: -module-name AcmeViews
    import AcmeCore
    @_exported import AcmeAds
    extension AcmeCore.Acme { public func makeView() -> AcmeViews.BannerView }
    public class BannerView : UIKit.UIView { public func render(ad: AcmeAds.Ad) }
    public class Web { public var page: Web.Page { get } }
    """),
    ("""
    // swift-module-flags: -module-name AcmeAds
    @_exported import AcmeCore
    public struct Ad { public init(from decoder: any Swift.Decoder) throws }
    extension AcmeCore.Acme { public func ad() -> AcmeAds.Ad }
    """),
    "// swift-module-flags: -module-name AcmeCore\npublic class Acme { public init() }",
  ]

  @Test func `the modules of one SDK are one, which each of them has`() throws {
    let texts = (Self.parts + ["public class Other {}"]).map { ModuleInterface($0, name: "Other") }
    let modules = ModuleInterface.groups(texts).map { StandInModule($0, network: "Acme") }
    #expect(
      modules.map(\.names).sorted { $0.count > $1.count }.first == [
        "AcmeCore", "AcmeAds", "AcmeViews",
      ])
    let module = try #require(modules.first { $0.name == "AcmeCore" })
    #expect(module.passing.map(\.name) == ["AcmeAds", "AcmeViews"])
    #expect(module.passing.last?.imports == ["AcmeCore", "AcmeAds"])
    for body in [
      "open func makeView() -> BannerView {\n    return BannerView()",
      "open func ad() -> Ad {\n    return Ad()", "open func render(ad: Ad)",
    ] { #expect(module.text.contains(body), "\(module.text)") }
  }

  @Test func `what one of an SDK's modules leaves out has the line of its own interface`() throws {
    let texts = Self.parts.map { ModuleInterface($0, name: "") }
    let module = StandInModule(
      try #require(ModuleInterface.groups(texts).first), network: "Acme")
    #expect(module.leftOut(of: "AcmeViews").map(\.line) == [6])
    #expect(module.leftOut.isEmpty && module.leftOut(of: "AcmeAds").isEmpty)
  }

  @Test(arguments: [(nil, false), (["load"], true), (["load", "initialize"], false)])
  func `an SDK that its adapter never starts is started by the app`(
    _ calls: [String]?, _ isStarted: Bool
  ) {
    let text = """
      // swift-module-flags: -module-name Acme
      public class Acme {
        public func initialize(key: Swift.String)
        public func load()
      }
      """
    let module = StandInModule(
      [ModuleInterface(text, name: "Acme")], network: "Acme", calls: calls.map(Set.init))
    #expect(module.text.contains(", isStartedByApp: true)") == isStarted)
  }

  @Test func `modules with a type of one name stay apart`() {
    let texts = [
      "// -module-name A\npublic class Info {}",
      "// -module-name B\nimport A\npublic class Info {}",
    ].map { ModuleInterface($0, name: "") }
    #expect(ModuleInterface.groups(texts).map { $0.map(\.name) } == [["A"], ["B"]])
  }

  /// A download ends anywhere.
  @Test func `an interface that breaks off has what is whole`() throws {
    let file = Self.fixtures.appendingPathComponent("LanternSDK/LanternSDK.swiftinterface")
    let whole = try String(contentsOf: file, encoding: .utf8)
    let all = InterfaceModule(whole, name: "LanternSDK").types.keys
    for count in stride(from: 0, to: whole.count, by: 5) {
      let types = InterfaceModule(String(whole.prefix(count)), name: "LanternSDK").types.keys
      // The last name may have broken off, too.
      #expect(types.allSatisfy { type in !type.isEmpty && all.contains { $0.hasPrefix(type) } })
    }
  }

  @Test(arguments: [
    (
      "public enum Tree { indirect case node(Acme.Tree), leaf };",
      "  indirect case node(Tree), leaf"
    ),
    ("public class A { public init(); public func f(); public func g(); }", "open func g()"),
    ("}\npublic class A { public func g() }", "open func g()"),
    // What no property has is the server's to see.
    (
      """
      public class AdRequest { public init(placement: Swift.String) }
      public class Ad { public func load(_ request: Acme.AdRequest) }
      """, "    madeUpGiven += [placement]"
    ),
    (
      """
      public class AdRequest { public init(placement: Swift.String) }
      public class Ad {
        public func load(_ request: Acme.AdRequest, done: @escaping ((any Swift.Error)?) -> Swift.Void)
      }
      """, "madeUpServer.ask(\"load(_:done:)\", [self, request])"
    ),
    // A listener that waits for the start.
    (
      """
      public protocol StartDelegate { func didFail(_ error: any Swift.Error); func initialized(id: Swift.Int) }
      public func start(delegate: (any Acme.StartDelegate)?)
      """, "madeUpServer.start(\"start(delegate:)\") { delegate?.initialized(id: 0) }"
    ),
    // An ad without a listener that is told of the user.
    (
      "public class Ad { public func recordImpression(); public func recordClick() }",
      "madeUp.pass(\"recordClick()\", on: .clicked)"
    ),
    // A response has everything in it that it may have.
    (
      """
      public class Bid { public var ad: Acme.Ad?; public var error: Acme.BidError? }
      public class Ad { public weak var parent: Acme.Bid?; public var bids: [Acme.Bid]? }
      public class BidError {}
      public class AdResponse { public var bids: [Acme.Bid]?; public var next: Acme.AdResponse? }
      public func ask(_ done: @escaping (Acme.AdResponse?) -> Swift.Void)
      """,
      "refusal == nil ? { let made = AdResponse(); made.bids = [{ let made = Bid(); made.ad = Ad(); "
    ),
    (
      """
      public class Picture { public var url: Swift.String? { get }; public var width: Swift.Int { get } }
      public class NativeAd { public var images: [Acme.Picture]? { get } }
      """, "var images: [Picture]? = [Picture()]"
    ),
    // An ad that is loaded into a view, or given to one that shows it.
    (
      """
      public protocol AdDelegate { func loaded() }
      public class AdView : UIKit.UIView {}
      public class Ad { public func load(into view: Acme.AdView, delegate: any Acme.AdDelegate) }
      """, "madeUp.show(\"load(into:delegate:)\", in: view, isWhole: true)"
    ),
    (
      """
      public protocol AdDelegate { func loaded() }
      public class NativeAd { public weak var delegate: (any Acme.AdDelegate)? }
      public class NativeAdView : UIKit.UIView { public var ad: Acme.NativeAd? { get set } }
      """, "didSet { ad?.madeUp.show(\"ad\", in: self, isWhole: false) }"
    ),
    // A loader hands over one ad, not none.
    (
      """
      public protocol LoaderDelegate { func loaded(ads: [Acme.Ad]); func failed() }
      public class Ad {}
      public class Loader { public weak var delegate: (any Acme.LoaderDelegate)?; public func load() }
      """, "$0.delegate?.loaded(ads: [Ad()])"
    ),
    // A text that fails to be read is read all the same.
    (
      "public enum Kind { case small; public init?(name: Swift.String) }", "self = Kind.small"
    ),
  ])
  func `a declaration is read as a compiler does`(_ interface: String, _ body: String) {
    let text = made(interface).text
    #expect(text.contains(body), "\(text)")
  }

  @Test func `of two calls for one event the listener hears the short one`() {
    let text = made(
      """
      public protocol AdDelegate {
        func adWasClicked(_ ad: Acme.Ad)
        func adWasClicked(_ ad: Acme.Ad, url: Swift.String)
      }
      open class Ad { public weak var delegate: (any Acme.AdDelegate)? }
      """
    ).text
    #expect(text.contains("on(.clicked, \"adWasClicked(_:)\")"))
    #expect(!text.contains("on(.clicked, \"adWasClicked(_:url:)\")"))
  }

  @Test func `what does not compile is left out by its line, with what needs it`() {
    var module = made(
      """
      public class C : Acme.D, Web.Page {
        public var web: Web.View { get }
        public func good() -> Swift.Int
        public func bad() -> Swift.Int
      }
      """)
    func error(_ message: String, at part: String) -> CompilerError {
      let lines = module.text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = (lines.firstIndex { $0.contains(part) } ?? -1) + 1
      return CompilerError(
        file: "/p/AcmeStandIn.swift", line: line, column: 1, message: message)
    }
    // An error that only follows from a missing type waits for the next round.
    var isNew = module.take([
      error("cannot find type 'Web' in scope", at: "class C"),
      error("something else", at: "good()"),
    ])
    #expect(isNew)
    #expect(module.text.contains("open class C: D {") && module.text.contains("good()"))
    isNew = module.take([
      error("type 'C' does not conform to protocol 'D'", at: "class C"),
      error("something else", at: "bad()"),
    ])
    #expect(isNew)
    #expect(module.text.contains("open class C {") && !module.text.contains("bad()"))
    #expect(module.leftOut.map(\.line) == [2, 4])
    #expect(
      module.leftOut.map(\.text) == [
        "public var web: Web.View { get }", "public func bad() -> Swift.Int",
      ])
    // Errors of other files are not its.
    isNew = module.take([
      CompilerError(file: "/p/Other.swift", line: 9, column: 1, message: "something else")
    ])
    #expect(!isNew)
  }

  @Test func `a name that Google has, too, is the network's`() {
    let module = made("public protocol NativeAdDelegate {}\npublic class Ad {}")
    var clashes = NameClashes([module])
    func error(_ message: String) -> CompilerError {
      CompilerError(file: "/p/A.swift", line: 1, column: 1, message: message)
    }
    var isNew = clashes.take([error("cannot find 'Ad' in scope")])
    #expect(!isNew)
    let ambiguous = [
      error("'NativeAdDelegate' is ambiguous for type lookup in this context"),
      error("ambiguous use of 'Ad'"), error("ambiguous use of 'load'"),
    ]
    isNew = clashes.take(ambiguous)
    #expect(isNew)
    #expect(
      clashes.text.contains(
        "public typealias Ad = Acme.Ad\npublic typealias NativeAdDelegate = Acme.NativeAdDelegate"))
    // An alias that helps nothing is no reason to build again.
    isNew = clashes.take(ambiguous)
    #expect(!isNew)
  }
}
