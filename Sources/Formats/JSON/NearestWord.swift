/// Finds what somebody meant who mistyped a word.
package enum NearestWord {
  /// The nearest of the words, if it is near enough to be meant: about a third of its letters.
  package static func to(_ word: String, among words: [String]) -> String? {
    let near = words.map { (distance: distance(word, $0), word: $0) }
    guard let nearest = near.min(by: { $0.distance < $1.distance }) else { return nil }
    return nearest.distance <= max(1, max(word.count, nearest.word.count) / 3) ? nearest.word : nil
  }

  /// How many letters to change, add, drop or swap with the next one.
  static func distance(_ one: String, _ other: String) -> Int {
    let first = Array(one.lowercased().unicodeScalars.prefix(64))
    let second = Array(other.lowercased().unicodeScalars.prefix(64))
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var present = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(last[column + 1] + 1, present[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        present.append(best)
      }
      (beforeLast, last) = (last, present)
    }
    return last[second.count]
  }
}
