import Playing
import Simulation

/// Where two adapters part ways: the first thing that happens between the application, Google and the
/// adapter with one of them and not with the other.
struct HuntDifference: Equatable, Sendable {
  /// Nil where nothing more happens.
  let one: Sense?
  let other: Sense?

  /// Nil if both came out the same.
  init?(_ one: [Step], _ other: [Step]) {
    let place = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset
    let first = place ?? min(one.count, other.count)
    guard first < max(one.count, other.count) else { return nil }
    self.one = first < one.count ? one[first].sense : nil
    self.other = first < other.count ? other[first].sense : nil
  }

  /// As the cause of a find.
  var word: String {
    "\(Self.prefix)\(one?.word ?? Self.nothing)-\(other?.word ?? Self.nothing)"
  }

  static let prefix = "differs-"
  private static let nothing = "nothing"

  /// What such a word means.
  static func sentence(_ word: String) -> String {
    let parts = word.dropFirst(prefix.count).split(separator: "-")
    guard parts.count == 2 else { return word }
    return "The first difference: \(parts[0]) with the one, \(parts[1]) with the other."
  }

  /// Something that happened to an ad.
  struct Step: Equatable {
    let ad: String?
    let sense: Sense
  }
}

extension HuntTrial {
  /// What happened between the application, Google and the adapter. What the network and its SDK do is
  /// their own business; what they count is not.
  var steps: [HuntDifference.Step] {
    let roles: [Party.Role] = [.app, .google, .adapter]
    return session.journal.entries.compactMap { entry in
      guard let sense = entry.sense else { return nil }
      if case .count = entry.kind { return HuntDifference.Step(ad: entry.ad, sense: sense) }
      guard entry.kind == .call || entry.kind == .callback, roles.contains(entry.from.role),
        entry.to.map({ roles.contains($0.role) }) ?? true
      else { return nil }
      return HuntDifference.Step(ad: entry.ad, sense: sense)
    }
  }
}
