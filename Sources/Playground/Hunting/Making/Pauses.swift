import Contract
import GoogleMobileAds
import Scenarios

/// How long a user may wait: around the deadlines of the rules, and around the times that a scenario
/// itself has.
struct Pauses {
  /// In milliseconds; the usual ones are there more than once.
  let all: [Int]

  init(_ units: [JSONTree]) {
    let own = Set(units.flatMap(\.times)).sorted()
    let around = (Self.deadlines + own).flatMap { [$0, $0 + 1, $0 + 1000] }
    all = Self.usual + around + [Self.lifetime]
  }

  /// Longer than Google keeps an ad. Rare, since banners refresh all the while.
  private static let lifetime = 3_601_000

  private static let usual = [1000, 1000, 1000, 2000, 2000, 1, 500, 999, 10_000, 60_000]

  private static let deadlines =
    Rulebook.silences.map { Int($0 / .milliseconds(1)) }
    + [Int(MobileAds.setUpPatience / .milliseconds(1))]
}

extension JSONTree {
  /// Every length of time in it, in milliseconds.
  fileprivate var times: [Int] {
    switch self {
    case .leaf: string.flatMap(Duration.init(reading:)).map { [Int($0 / .milliseconds(1))] } ?? []
    case .array(let elements): elements.flatMap(\.times)
    case .object(let members): members.flatMap(\.value.times)
    }
  }
}
