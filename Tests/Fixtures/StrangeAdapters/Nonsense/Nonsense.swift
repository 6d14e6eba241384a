// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Nonsense values, drawn from the world's random numbers: a seed always gives the same ones.
struct Nonsense {
  private var dice: RandomStream { World.current.stream("nonsense") }

  func below(_ bound: Int) -> Int { dice.next(below: bound) }
  func happens(in chances: Int) -> Bool { below(chances) == 0 }
  func pick<Thing>(_ things: [Thing]) -> Thing { things[below(things.count)] }
  func perhaps<Thing>(_ thing: @autoclosure () -> Thing) -> Thing? {
    happens(in: 3) ? nil : thing()
  }

  // MARK: Numbers

  var number: Double {
    pick([
      0, -0.0, 1, -1, 0.5, 20, 40, 50, 320, 1e-300, .leastNonzeroMagnitude, 1e6, -1e6, 1e9, 1e19,
      -1e19, 1e300,
      -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, .signalingNaN,
    ])
  }

  var integer: Int { pick([0, 1, -1, 7, 1 << 40, .max, .min, .max - 1]) }
  var version: VersionNumber {
    VersionNumber(majorVersion: integer, minorVersion: integer, patchVersion: integer)
  }
  var delay: Duration { .milliseconds(pick([-5, 0, 1, 200, 4999, 5000, 6000, .max, .min])) }

  var decimal: NSDecimalNumber {
    pick([
      .notANumber, .zero, .minimum, .maximum, NSDecimalNumber(value: -3),
      NSDecimalNumber(string: "4.5"), NSDecimalNumber(string: "1e120"),
    ])
  }

  // MARK: Texts

  var text: String {
    if happens(in: 60) { return Self.megabyte }
    return pick([
      "", " ", "Install", "\u{0}", "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{202E}txet", "a\r\nb\tc",
      String(repeating: "\n", count: 200), String(repeating: "👩‍👩‍👧‍👦🇩🇪", count: 50),
      "e" + String(repeating: "\u{301}", count: 2000), "The operation could", "%@%n%s", "\u{FFFF}",
    ])
  }
  private static let megabyte = String(repeating: "lorem ipsum ", count: 90_000)

  var url: URL {
    pick(
      [
        URL(string: "https://a.example/b"), URL(string: "x:"), URL(fileURLWithPath: "https://a/b"),
        URL(string: "data:,"), URL(string: "//"), URL(string: "?"),
      ].compactMap { $0 })
  }

  var error: Error {
    pick([
      NSError(domain: text, code: integer), NSError(domain: "", code: 0, userInfo: ["": self]),
      NSError(domain: "x", code: integer, userInfo: [NSLocalizedDescriptionKey: text]),
      NSError(domain: "x", code: 3, userInfo: [NSLocalizedDescriptionKey: 3]),
      NSError(domain: GADErrorDomain, code: integer), Refusal.none,
      Refusal.some(integer), URLError(.cancelled),
    ])
  }

  /// A value for an extra asset.
  func anything(depth: Int = 0) -> Any {
    switch below(depth > 2 ? 10 : 13) {
    case 0: number
    case 1: text
    case 2: integer
    case 3: NSNull()
    case 4: NSNumber(value: number)
    case 5: NSObject()
    case 6: Double?.none as Any
    case 7: Refusal.self
    case 8: { () in } as () -> Void
    case 9: decimal
    case 10: [anything(depth: depth + 1), anything(depth: depth + 1)]
    case 11: ["a": anything(depth: depth + 1), "b": anything(depth: depth + 1), text: url]
    default: [1: Set(["b", "c", "d"])]
    }
  }

  enum Refusal: Error { case none, some(Int) }
}
