@testable import Authoring
import Foundation
import Testing

@testable import Adplay

/// What becomes of sources that were written for a phone.
struct SourceStripperTests {
  @Test(arguments: [
    ("@objc class A {}", "class A {}"), ("@objc(GADA)\nfinal class A {}", "\nfinal class A {}"),
    ("  @objcMembers public class A {}", "  public class A {}"),
    ("@objc  func f() {}", "func f() {}"), ("@objc(f:with:) func f() {}", "func f() {}"),
    ("class A {\n  @objc\n  func f() {}\n}", "class A {\n\n  func f() {}\n}"),
    ("@objc\r\nclass A {} // @objc\r\n@objc let a", "\r\nclass A {} // @objc\r\nlet a"),
    ("import os.log\n@objc class A {}", "import os\nclass A {}"),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("@IBOutlet weak var a: A?", "weak var a: A?"), ("@IBAction func a() {}", "func a() {}"),
    ("@objc (1)", "(1)"), ("@objcThing let a = 1", "@objcThing let a = 1"),
  ])
  func `the attributes go, and lines keep their numbers`(_ before: String, _ after: String) {
    #expect(SourceStripper(before).text == after)
    #expect(before.count { $0 == "\n" } == after.count { $0 == "\n" })
  }

  @Test(arguments: [
    "// @objc class A", "/* @objc /* @objc(B) */ @objc */ let a = 1", #"let a = "@objc""#,
    "let a = \"\"\"\n  @objc\n  \"\"\"", ##"let a = #"" @objc ""#"##,
    #"let a = "\(f("@objc")) @objc""#, #"let a = "\"@objc""#, "/// `@objc(Name)` is gone.",
  ])
  func `comments and strings stay as they are`(_ source: String) {
    #expect(SourceStripper(source).text == source)
    #expect(SourceStripper(source + "\n@objc let b = 2").text == source + "\nlet b = 2")
  }

  @Test func `optional requirements of the adapter's own get a default, and are called as others`()
  {
    let files = AdoptedSources([
      .init(
        path: "P.swift",
        text: """
          @objc public protocol Listener: AnyObject {
            @objc optional func seen(
              by user: String)
            @objc optional func name() -> String?
            @objc optional func count() -> Int  // 0
            func told()
          }
          """),
      .init(
        path: "A.swift", text: "func f() { l?.seen?(by: \"x\"); l?.other?(1); _ = l?.name?() }"),
    ]).files.map(\.text)
    #expect(
      files == [
        """
        public protocol Listener: AnyObject {
          func seen(
            by user: String)
          func name() -> String?
          optional func count() -> Int  // 0
          func told()
        }
        extension Listener { public func seen(
            by user: String) {} }
        extension Listener { public func name() -> String? { nil } }

        """,
        "func f() { l?.seen(by: \"x\"); l?.other?(1); _ = l?.name() }",
      ])
  }

  @Test func `the names of classes are kept, those of methods are not`() {
    let names = SourceStripper(
      """
      @objc(GADMediationAdapterHouse) @objcMembers
      public final class HouseAdapter: NSObject {
        @objc(load:) func load() {}
        @objc(kind) class func kind() {}
      }
      @available(iOS 13, *) @objc(GADHelper) class Helper {}
      """
    ).names
    #expect(names.map(\.name) == ["GADMediationAdapterHouse", "GADHelper"])
    #expect(names.map(\.type) == ["HouseAdapter", "Helper"])
  }

  @Test func `adapters are classes that conform, wherever they say so, and their subclasses`() {
    let survey = SourceSurvey([
      "class Late: Early {}",
      "class Early: Base<Int>, GADRTBAdapter {}",
      "public final class Other: NSObject {}\nextension Other: Sendable, MediationAdapter {}",
      "class Helper: NSObject, MediationNativeAd {} // MediationAdapter",
      "class func make() {}",
    ])
    #expect(Set(survey.adapters) == ["Early", "Late", "Other"])
  }

  @Test func `a class with the name of Google's protocol may be above adapters`() {
    let survey = SourceSurvey([
      "class MediationAdapter: NSObject, GoogleMobileAds.MediationAdapter {}",
      "final class Below: MediationAdapter {}",
      "final class Own: NSObject, GoogleMobileAds.MediationAdapter {}",
    ])
    #expect(survey.adapters == ["Below", "Own"])
    #expect(survey.subclasses == ["Below"])
    #expect(SourceSurvey(["class Own: NSObject, MediationAdapter {}"]).subclasses == [])
  }

  @Test func `a class in another type has its whole name, and a private one is left out`() {
    let survey = SourceSurvey([
      "enum House { class Adapter: NSObject, MediationAdapter { func f() { if a {} } } }",
      "private final class A: MediationAdapter {}\nfileprivate enum B { class C: MediationAdapter {} }",
      "extension House.Garden { struct D {}\nfinal class E: MediationAdapter {} }",
      "class F: MediationAdapter {}",
    ])
    #expect(survey.adapters == ["House.Adapter", "House.Garden.E", "F"])
  }

  @Test func `no name is given twice`() {
    let sources = AdoptedSources([
      .init(path: "A.swift", text: "enum A { class House: MediationAdapter {} }"),
      .init(path: "B.swift", text: "enum B { class House: MediationAdapter {} }"),
    ])
    #expect(sources.adapters.map(\.name) == ["House", "B.House"])
  }

  @Test func `modules that may be missing are not listed`() {
    let sources = AdoptedSources([
      .init(
        path: "A.swift",
        text: """
          @preconcurrency import AcmeAds
          import class WebKit.WKWebView
          import Foundation
          import GoogleMobileAds
          #if canImport(AcmeExtras)
            import AcmeExtras
          #endif
          // import Nothing
          """)
    ])
    #expect(sources.missingModules == ["AcmeAds", "WebKit"])
    #expect(sources.products == ["GoogleMobileAds"])
  }

  @Test func `selectors are left, with their places`() {
    let sources = AdoptedSources([
      .init(path: "A.swift", text: "// #selector(a)\nlet a = #selector(B.c)\n")
    ])
    #expect(sources.selectors == ["A.swift:2"])
  }
}
