import Playing
import Scenarios
import Simulation

/// Something that happened in a run, as far as two adapters are compared by it.
struct HuntStep: Equatable, Sendable {
  let course: Course
  /// What happened.
  let word: String
  /// The place among all steps of the run.
  let place: Int

  /// What has an order of its own: the events of an ad, and what each side counts of it. Which side is
  /// quicker, or what happens to other ads meanwhile, makes no difference.
  struct Course: Hashable, Sendable {
    let ad: String?
    let ledger: Ledger?
  }

  /// The courses of some steps, in the order in which they begin.
  static func courses(_ steps: [HuntStep]) -> [Course] {
    var known: Set<Course> = []
    return steps.map(\.course).filter { known.insert($0).inserted }
  }
}

extension HuntTrial {
  /// What happened between these parties, and what was counted. What the network and its SDK do is
  /// their own business.
  func steps(between roles: [Party.Role]) -> [HuntStep] {
    session.journal.entries.enumerated().compactMap { place, entry in
      guard let word = entry.word else { return nil }
      if case .count(let count) = entry.kind {
        return HuntStep(course: .init(ad: entry.ad, ledger: count.ledger), word: word, place: place)
      }
      guard entry.kind == .call || entry.kind == .callback, roles.contains(entry.from.role),
        entry.to.map({ roles.contains($0.role) }) ?? true
      else { return nil }
      return HuntStep(course: .init(ad: entry.ad, ledger: nil), word: word, place: place)
    }
  }
}

extension Entry {
  /// What happened. An answer is one thing with an ad and another with an error: all that follows
  /// depends on it.
  fileprivate var word: String? {
    guard sense == .lineAnswered, let result = data[.result]?.rawValue else { return sense?.word }
    return "answeredWith\(result.prefix(1).uppercased())\(result.dropFirst())"
  }
}
