/// Which of the mistakes that a scenario has were made, by unit and word.
package final class MadeMistakes: Lasting {
  package static var shared: MadeMistakes { World.current.instance { MadeMistakes() } }

  package init() {}

  /// Where nobody knows of which unit a mistake is.
  private static let any = ""
  private var made: [String: Set<String>] = [:]
  private var spared: [String: Set<String>] = [:]

  /// There was an occasion for a mistake with this ad, by default the one that the journal speaks of;
  /// where its condition did not hold, it was not made.
  package func met(_ word: String, with ad: String? = nil, isMade: Bool = true) {
    let unit = (ad ?? World.current.journal.context.ad).flatMap(AdName.unit) ?? Self.any
    if isMade {
      made[unit, default: []].insert(word)
    } else {
      spared[unit, default: []].insert(word)
    }
  }

  package func isMade(_ word: String, of unit: String) -> Bool {
    [unit, Self.any].contains { made[$0]?.contains(word) == true }
  }

  /// Whether there was an occasion for it, and its condition did not hold.
  package func isSpared(_ word: String, of unit: String) -> Bool {
    spared[unit]?.contains(word) == true
  }
}
