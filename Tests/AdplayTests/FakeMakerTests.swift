@testable import Authoring
import Testing

@testable import Adplay

/// Modules that are made up from what a compiler misses.
struct FakeMakerTests {
  @Test func `errors are read once each, with their places`() {
    let errors = CompilerError.all(
      in: """
        [1/3] Compiling HouseAdapter A.swift
        /p/House/Sources/HouseAdapter/A.swift:3:9: error: cannot find 'X' in scope
         3 | let a = X()
           |         `- error: cannot find 'X' in scope
        /p/House/Sources/HouseAdapter/A.swift:3:9: error: cannot find 'X' in scope
        /p/House/Sources/HouseAdapter/A.swift:4:1: warning: 'a' was never used
        error: emit-module command failed with exit code 1
        """)
    #expect(errors.map(\.text) == ["HouseAdapter/A.swift:3:9: cannot find 'X' in scope"])
  }

  @Test(arguments: [
    ("    loader?.", "(request)", "func go(_ a0: Any?) {}"),
    (
      "    loader.", "(a, with: [1, 2], x: f(1, 2))",
      "func go(_ a0: Any?, with a1: Any?, x a2: Any?) {}"
    ),
    ("    _ = loader.", "()", "func go() {}"),
    ("    let token = loader.", "()", "func go<Result>() -> Result { nothing() }"),
    (
      "    loader.", " { [weak self] ad, error in\n",
      "func go(_ a0: @escaping (Any?, Error?) -> Void) {}"
    ),
    ("    loader.", "(1) { (ad: Ad) in }", "func go(_ a0: Any?, _ a1: @escaping (Ad) -> Void) {}"),
    ("    loader.", "(done: { print($0) })", "func go(done a0: @escaping (Any?) -> Void) {}"),
    ("    if loader.", "(1) { return }", "func go<Result>(_ a0: Any?) -> Result { nothing() }"),
  ])
  func `a method is what its call needs`(_ before: String, _ after: String, _ method: String) {
    let call = FakeCall(before: before[...], after: after[...])
    #expect(call.parameters.map { call.method("go", $0) } == method)
  }

  @Test(arguments: [" = 1", "?.name", ")", ""])
  func `a property is not called`(_ after: String) {
    #expect(FakeCall(before: "    a.", after: after[...]).parameters == nil)
  }

  /// The module that is made from the errors at a source's marks: `‹` stands before each place, and
  /// the messages come in the same order.
  private func made(_ source: String, _ rounds: [[String]]) throws -> String {
    let text = source.replacing("‹", with: "")
    var places: [(line: Int, column: Int)] = []
    for (number, line) in source.split(separator: "\n").enumerated() {
      for (count, part) in line.split(separator: "‹", omittingEmptySubsequences: false).enumerated()
      where count > 0 {
        let marked = line[..<part.startIndex].replacing("‹", with: "")
        places.append((number + 1, marked.utf8.count + 1))
      }
    }
    var maker = FakeMaker(AdoptedSources([.init(path: "A.swift", text: text)]))
    var rest = places[...]
    for messages in rounds {
      let errors = try messages.map { message in
        let next = rest.popFirst()
        let place = try #require(next)
        return CompilerError(
          file: "/p/Sources/HouseAdapter/A.swift", line: place.line, column: place.column,
          message: message)
      }
      let isTaken = maker.take(errors)
      #expect(isTaken, "\(messages)")
    }
    let elsewhere = CompilerError(file: "/p/B.swift", line: 1, column: 1, message: "")
    let isTaken = maker.take([elsewhere])
    #expect(!isTaken)
    return try #require(maker.modules.first).text
  }

  @Test func `types, protocols, constants, and functions`() throws {
    let text = try made(
      """
      import Acme
      extension A: ‹AcmeListener {}
      extension A: ‹AcmeDoing {}
      let a: ‹AcmeAd? = nil
      let b = ‹AcmeVersion
      let c = ‹acmeStart(1)
      let d = ‹AcmeBannerView()
      """,
      [
        [
          "cannot find type 'AcmeListener' in scope", "cannot find type 'AcmeDoing' in scope",
          "cannot find type 'AcmeAd' in scope", "cannot find 'AcmeVersion' in scope",
          "cannot find 'acmeStart' in scope", "cannot find 'AcmeBannerView' in scope",
        ]
      ])
    for line in [
      "public protocol AcmeListener: AnyObject {}", "public protocol AcmeDoing: AnyObject {}",
      "open class AcmeAd: NSObject, Emptiness {", "public let AcmeVersion = \"1.0.0\"",
      "public func acmeStart<Result>(_ a0: Any?) -> Result", "open class AcmeBannerView: UIView {",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `members, by what is done with them`() throws {
    let text = try made(
      """
      import Acme
      let ad: ‹AcmeAd? = nil
      let b: String? = ad?.‹headline
      ad?.‹show(from: 1)
      AcmeAd.‹start()
      let c = AcmeAd.‹shared
      let e = AcmeAd.init(‹placement: 1)
      let f = ad.‹icon
      """,
      [
        ["cannot find type 'AcmeAd' in scope"],
        [
          "value of type 'AcmeAd' has no member 'headline'",
          "value of type 'AcmeAd' has no member 'show'",
          "type 'AcmeAd' has no member 'start'", "type 'AcmeAd' has no member 'shared'",
          "argument passed to call that takes no arguments",
          "generic parameter 'AcmeAdMember' could not be inferred",
        ],
      ])
    for line in [
      "subscript<AcmeAdMember>(dynamicMember name: String) -> AcmeAdMember",
      "public func show(from a0: Any?) {}", "public static func start() {}",
      "public static let shared = AcmeAd()",
      "public convenience init(placement a0: Any?) { self.init() }", "public var icon: Any?",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `a class becomes what it is used as`() throws {
    let text = try made(
      """
      import Acme
      var page: ‹AcmePage?
      var banner: ‹AcmeBanner?
      var view: UIView { ‹banner ?? UIView() }
      let c: UIViewController? = ‹page
      """,
      [
        ["cannot find type 'AcmePage' in scope", "cannot find type 'AcmeBanner' in scope"],
        [
          "cannot convert return expression of type 'NSObject?' to return type 'UIView'",
          "cannot convert value of type 'AcmePage?' to specified type 'UIViewController?'",
        ],
      ])
    #expect(text.contains("open class AcmePage: UIViewController {"))
    #expect(text.contains("open class AcmeBanner: UIView {"))
  }

  @Test func `a module that is asked for something small has a type of its name`() throws {
    let text = try made(
      "import Acme\nlet a = Acme.‹shared", [["module 'Acme' has no member named 'shared'"]])
    #expect(text.contains("open class Acme: NSObject"))
    #expect(text.contains("public static let shared = Acme()"))
  }

  @Test func `what is wanted of a constant, and cases with a dot alone`() throws {
    let text = try made(
      """
      import Acme
      func f(_ state: ‹AcmeState, _ options: ‹AcmeOptions) {
        let a: String = ‹AcmeOptions.‹sdkVersion
        switch state { case .‹shown: break }
        options.consent = .‹granted
        let c = AcmeState‹(name: nil)
      }
      """,
      [
        ["cannot find type 'AcmeState' in scope", "cannot find type 'AcmeOptions' in scope"],
        [
          "type 'AcmeOptions' has no member 'sdkVersion'",
          "cannot convert value of type 'AcmeOptions' to specified type 'String'",
          "reference to member 'shown' cannot be resolved without a contextual type",
          "cannot infer contextual base in reference to member 'granted'",
          "argument passed to call that takes no arguments",
        ],
      ])
    for line in [
      "public static var sdkVersion: String { \"1.0.0\" }",
      "public static let shown = AcmeState()", "public var consent = AcmeOptionsConsent()",
      "public static let granted = AcmeOptionsConsent()",
      "public convenience init(name a0: Any?) { self.init() }",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }
}
