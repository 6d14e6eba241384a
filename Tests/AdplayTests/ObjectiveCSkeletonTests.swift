@testable import Authoring
import Foundation
import Testing

/// Skeletons in Swift of adapters in Objective-C.
struct ObjectiveCSkeletonTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func lantern() throws -> [(path: String, text: String)] {
    let folder = root.appendingPathComponent("Tests/Fixtures/LanternObjectiveC")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  private func made(_ text: String) -> ObjectiveCSkeleton {
    ObjectiveCSkeleton([("Acme.m", text)])
  }

  /// A class with this in its implementation, in Swift.
  private func inside(_ members: String, _ interface: String = "") -> String {
    made("@interface A : NSObject\n\(interface)\n@end\n@implementation A\n\(members)\n@end\n")
      .files.first?.text ?? ""
  }

  /// It is compiled, and played in a test of its own.
  @Test func `the skeleton in Fixtures is the one that is made of its sources`() throws {
    let skeleton = ObjectiveCSkeleton(try Self.lantern())
    #expect(skeleton.classes == 2)
    #expect(skeleton.methods == (11, 1))
    #expect(skeleton.calls == (20, 17))
    #expect(skeleton.troubles == ["LanternRewardedAd.m:5: a category, left out"])
    let folder = Self.root.appendingPathComponent("Tests/Fixtures/LanternSkeleton")
    for file in skeleton.files {
      let url = folder.appendingPathComponent(file.path)
      if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
        try Data(file.text.utf8).write(to: url)
      }
      let isToday = try String(contentsOf: url, encoding: .utf8) == file.text
      #expect(isToday, "\(file.path); RECORD_SCREENS=1 writes it again")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == skeleton.files.map(\.path).sorted())
  }

  // MARK: Tables

  /// Google's names are those of our module, which has the real ones.
  @Test func `the tables name only what GoogleMobileAds has`() throws {
    let folder = Self.root.appendingPathComponent("Sources/SDKs/GoogleMobileAds")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let text = try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    for (type, isProtocol) in GoogleNames.types {
      let kinds = isProtocol ? ["protocol"] : ["class", "struct", "enum", "typealias"]
      #expect(
        kinds.contains {
          text.contains("public \($0) \(type)") || text.contains("open \($0) \(type)")
        }, "\(type)")
    }
    for name in GoogleNames.handlers { #expect(text.contains("typealias \(name) ="), "\(name)") }
    for role in GoogleNames.roles.values {
      #expect(text.contains("public protocol \(role.name)"), "\(role.name)")
      for selector in role.wanted {
        #expect(
          GoogleNames.requirements[selector] != nil || GoogleNames.properties[selector] != nil)
      }
    }
    for (selector, requirement) in GoogleNames.requirements {
      let name = SwiftName(selector: selector)
      #expect(name.labels.count == requirement.types.count, "\(selector)")
      #expect(text.contains("func \(name.base)("), "\(selector)")
    }
    for (name, type) in GoogleNames.properties {
      #expect(text.contains("var \(name): \(type) { get }"), "\(name)")
    }
  }

  @Test(arguments: [
    ("NSString *", "String"), ("nullable NSString *", "String?"),
    ("NSString *_Nullable", "String?"),
    ("NSArray<NSString *> *", "[String]"), ("NSDictionary<NSString *, id> *", "[String: Any]"),
    ("NSDictionary *", "[AnyHashable: Any]"), ("NSSet<NSNumber *> *", "Set<NSNumber>"),
    ("id", "Any"), ("id<GADMediationAdEventDelegate>", "any MediationAdEventDelegate"),
    ("nullable id<GADMediationRewardedAd>", "(any MediationRewardedAd)?"),
    ("nullable Class<GADAdNetworkExtras>", "(any AdNetworkExtras.Type)?"),
    ("BOOL", "Bool"), ("NSInteger", "Int"), ("CGFloat", "CGFloat"), ("NSError *", "any Error"),
    ("nullable NSError *", "(any Error)?"), ("GADVersionNumber", "VersionNumber"),
    ("GADMediationBannerAdConfiguration *", "MediationBannerAdConfiguration"),
    ("GADRTBSignalCompletionHandler", "@escaping GADRTBSignalCompletionHandler"),
    ("void (^)(NSError *_Nullable error)", "@escaping ((any Error)?) -> Void"),
    ("nullable BOOL (^)(void)", "(() -> Bool)?"), ("House *", "House"),
    ("const __kindof UIView *", "UIView"),
  ])
  func `a type becomes one of Swift`(_ type: String, _ swift: String) {
    let made = ObjectiveCType(type, .init(classes: ["House"]))
    #expect(made.isKnown)
    #expect(made.parameter == swift)
  }

  @Test(arguments: [
    "LANBanner *", "LANState", "id<LANDelegate>", "NSError **", "NSArray<LANBanner *> *", "",
    "void (^)(LANState)", "GADUnheardOf *", "unsigned char", "struct { int a; }", "<<<>>>", "(^",
  ])
  func `a type that is not here stays in comments`(_ type: String) {
    #expect(!ObjectiveCType(type, .init(classes: [])).isKnown)
  }

  @Test(arguments: [
    ("load:", false, "load", ["_"]), ("load:for:", false, "load", ["_", "for"]),
    ("load::", false, "load", ["_", "_"]),
    ("initWithURLString:size:", true, "init", ["urlString", "size"]),
    ("initWithAd:", true, "init", ["ad"]), ("init", true, "init", []),
    (
      "loadBannerForAdConfiguration:completionHandler:", false, "loadBanner",
      ["for", "completionHandler"]
    ),
  ])
  func `a selector becomes a name`(
    _ selector: String, _ isInitializer: Bool, _ base: String, _ labels: [String]
  ) {
    let name = SwiftName(selector: selector, isInitializer: isInitializer)
    #expect(name.base == base && name.labels == labels)
  }

  // MARK: Members and statements

  @Test(arguments: [
    (
      "- (void)a { [delegate reportClick]; }",
      "// [delegate reportClick];\n    //   Swift: delegate?.reportClick()"
    ),
    (
      "- (void)a:(GADMediationBannerAdConfiguration *)config { NSString *hook = config.credentials.settings[@\"hook\"]; }",
      "Swift: let hook = config.credentials.settings[\"hook\"] as? String"
    ),
    (
      "- (void)a:(GADMediationBannerLoadCompletionHandler)done { done(nil, [self error:3]); }\n- (id)error:(int)code { }",
      "Swift: _ = done(nil, self.error(3))"
    ),
    (
      "- (void)a { [x fail:[NSError errorWithDomain:@\"d\" code:1 userInfo:nil]]; }",
      "Swift: NSError(domain: \"d\", code: 1, userInfo: nil)"
    ),
    (
      "- (void)a { x = GADMobileAds.sharedInstance.requestConfiguration; }",
      "Swift: x = MobileAds.shared.requestConfiguration"
    ),
    (
      "- (void)a { [d didFailToPresentWithError:ok ? e : f]; }",
      "Swift: d?.didFailToPresentWithError(…)"
    ),
    ("- (void)a { A *other = [[A alloc] init]; [other a]; }", "Swift: let other = A()"),
    ("- (void)a { A *other = [[A alloc] init]; [other a]; }", "Swift: other.a()"),
    ("- (BOOL)dark { return YES; }", "func dark() -> Bool {\n    // return YES;\n    return true"),
    ("- (BOOL)dark { if (a) return YES; return NO; }", "    return false"),
    ("- (NSDate *)date { return x; }", "func date() -> Date? {\n    // return x;\n    return nil"),
    (
      "- (void)a { for (int i = 0; i < 3; i++) { b(); } c(); }",
      "// for (int i = 0; i < 3; i++) {\n    //   b();\n    // }\n    // c();"
    ),
    ("- (void)a { x = @{@\"a\" : @1, @\"b\" : @{}}; }", "// x = @{@\"a\" : @1, @\"b\" : @{}};"),
    ("- (void)seen:(LANBanner *)banner { }", "  // func seen(_ banner: LANBanner) {"),
    ("- (void)in:(int)in default:(int)x { }", "func `in`(_ `in`: Int32, default x: Int32)"),
    ("- (void)dealloc { stop(); }", "  deinit {\n    // stop();\n  }"),
    ("// Why so.\n- (void)a { }", "  // Why so.\n  func a() {"),
    ("+ (instancetype)shared { }", "static func shared() -> A? {"),
    (
      "- (void)\n  a:(int)b\n#if X\n  c:(int)d {\n#else\n  e:(int)f {\n#endif\n}",
      "func a(_ b: Int32, c d: Int32)"
    ),
    ("- (void)a { /* } /* */ b(); }", "// b();"),
    // A comment in a literal hides none behind it.
    ("- (void)a { x = @{ /* one */ @\"a\" : @1 };\n// two\n b(); }", "// two\n    // b();"),
    ("- (void)a { x = @{ // one\n @\"a\" : @1 }; }", "// one\n    // x = @{ @\"a\" : @1 };"),
    ("- (void)a { b('}', @\"}\\\"}\"); }", "// b('}', @\"}\\\"}\");"),
  ])
  func `a method becomes one of Swift`(_ method: String, _ swift: String) {
    let text = inside(method)
    #expect(text.contains(swift), "\(text)")
  }

  @Test(arguments: [
    (
      "@property(nonatomic, weak) id<GADMediationAdEventDelegate> delegate;",
      "  weak var delegate: (any MediationAdEventDelegate)?"
    ),
    ("@property BOOL lit;", "  var lit: Bool = false"),
    ("@property(copy) void (^done)(NSString *name);", "  var done: ((String) -> Void)?"),
    ("@property LANBanner *banner;", "  // var banner: LANBanner?"),
    ("@property(class) int count;\n@property NSString *hash;", "  // var hash: String = \"\""),
  ])
  func `a property becomes a variable`(_ property: String, _ swift: String) {
    #expect(inside("", property).contains(swift), "\(inside("", property))")
  }

  @Test func `a class overrides what is above it, and what Swift wants is added`() {
    let text = made(
      """
      @interface Upper : NSObject <GADMediationAdapter>
      @end
      @interface Lower : Upper <GADMediationAdapter, LANDelegate, GADMediationBannerAd>
      @end
      @implementation Lower
      - (void)a:(int)b { }
      + (void)c { }
      @end
      @implementation Upper
      - (void)a:(int)b { }
      + (void)c { }
      @end
      """
    ).files[0].text
    for part in [
      "class Upper: NSObject, MediationAdapter {", "class Lower: Upper, MediationBannerAd {",
      "override func a(_ b: Int32)", "override class func c()", "  class func c()",
      "  required init() {", "  required override init() {", "var view: UIView {",
      "// In Objective-C also: LANDelegate.", "class func adapterVersion() -> VersionNumber {",
    ] { #expect(text.contains(part), "\(text)") }
  }

  @Test func `texts with names are Swift, and what is in no class is a comment`() {
    let skeleton = ObjectiveCSkeleton([
      ("Keys.h", "extern NSString *const A;\n#define B @\"b\"\n#import <LAN/LAN.h>\nint f(int x);"),
      (
        "Keys.m",
        "NSString *const A = @\"a\";\nint f(int x) {\n  return x;\n}\n@implementation K\n@end"
      ),
    ])
    let text = skeleton.files[0].text
    #expect(skeleton.files.map(\.path) == ["Keys.swift", "NotTranslated.swift"])
    for part in ["// import LAN\n", "let B = \"b\"\nlet A = \"a\"", "//   return x;\n"] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test func `sources in Swift keep their names`() {
    let skeleton = ObjectiveCSkeleton(
      [("Acme.m", "@implementation A\n@end\n@implementation B\n@end")], types: ["A"],
      paths: ["Sources/Acme.swift"])
    #expect(skeleton.classes == 1)
    #expect(skeleton.files.map(\.path) == ["Acme2.swift", "NotTranslated.swift"])
  }

  @Test func `calls without Swift are counted with their first place`() {
    let skeleton = made(
      "@implementation A\n- (void)a {\n  [x b];\n  [x c:1 d:2];\n  [y c:[z b] d:a[1]];\n}\n@end")
    #expect(skeleton.calls == (4, 0))
    #expect(skeleton.unknown.map(\.selector) == ["b", "c:d:"])
    #expect(skeleton.unknown.map(\.place) == ["Acme.m:3", "Acme.m:4"])
  }

  // MARK: Bad input

  @Test(arguments: [
    ("@implementation A\n- (void)a {\n  b();\n", ["2: a bracket, string", "1: @end is missing"]),
    ("@implementation A\n- (void)a {\n- (void)b { }\n@end", ["2: a bracket, string"]),
    ("@interface A : NSObject\n@implementation A\n@end", ["1: @end is missing"]),
    ("/* open\n@implementation A\n@end", ["1: a bracket, string"]),
    ("@implementation A\n- (void)a { b(@\"open); }\n}\n@end", ["2: a bracket, string"]),
    ("@implementation NSString (Acme)\n- (void)a { }\n@end", ["1: a category"]),
    ("@implementation\n@end", ["2: a name is missing"]),
    ("@implementation A\n- (void)a { }\n- (void)a { }\n@end", ["3: a second class or method"]),
    (
      "@interface A : B\n@end\n@interface B : A\n@end\n@implementation A\n@end\n@implementation B\n@end",
      []
    ),
    ("@protocol P, Q;\n@protocol R\n- (void)a;\n@end\n@implementation A\n@end", []),
  ])
  func `what cannot be read gets a sentence with its line`(_ text: String, _ sentences: [String]) {
    let skeleton = made(text)
    #expect(skeleton.troubles.count == sentences.count, "\(skeleton.troubles)")
    for sentence in sentences {
      #expect(
        skeleton.troubles.contains { $0.hasPrefix("Acme.m:\(sentence)") }, "\(skeleton.troubles)")
    }
  }

  @Test(arguments: [
    "[", "{", "(", "@implementation A\n- (void)a {\n", "@interface A {", "[[[x a] b] c]", "@{",
    "/*",
    "#if 0\n", "a.b", "[a b:", "- (", "void (^", "NSArray<", "\"", "x ? y : ",
    "- (void)a:(int)b {}\n",
  ])
  func `nothing hangs or traps, however long it is`(_ part: String) {
    let text = String(repeating: part, count: 20_000 / part.utf8.count)
    _ = made(text)
    _ = inside("- (void)a {\n\(text)\n}\n")
    _ = inside("- (void)a:(\(text))b { }")
    _ = inside("", "@property \(text) a;")
  }

  @Test func `a megabyte is read`() {
    let method =
      "- (void)load:(NSString *)name {\n  [self load:name];\n  [_delegate reportClick];\n}\n"
    let count = 1_000_000 / method.utf8.count / 100
    let text = (0..<100).map { number in
      "@implementation A\(number)\n\(String(repeating: method, count: count))@end\n"
    }.joined()
    #expect(made(text).classes == 100)
  }

  @Test func `sources that break off have what is whole`() throws {
    for (path, text) in try Self.lantern() {
      for count in stride(from: 0, to: text.count, by: 17) {
        let skeleton = ObjectiveCSkeleton([(path, String(text.prefix(count)))])
        #expect(skeleton.classes <= 1)
      }
    }
  }
}
