/// Finds what somebody probably meant.
package enum NearestWord {
  /// The candidate reachable with the fewest typing slips (a letter too many, missing or wrong, or
  /// two swapped), if they are at most a third of its letters; on a tie, the first. Case is
  /// ignored.
  package static func of(_ word: String, in candidates: [String]) -> String? {
    guard let letters = letters(of: word) else { return nil }
    var nearest: (word: String, slips: Int)?
    for candidate in candidates {
      guard let others = self.letters(of: candidate) else { continue }
      let allowed = max(letters.count, others.count) / 3
      guard abs(letters.count - others.count) <= allowed else { continue }
      let slips = slips(from: letters, to: others)
      if slips <= allowed, slips < nearest?.slips ?? .max { nearest = (candidate, slips) }
    }
    return nearest?.word
  }

  /// Longer words get no suggestion: comparing costs the product of the lengths.
  private static var longest: Int { 64 }

  private static func letters(of word: String) -> [UInt32]? {
    let letters = word.unicodeScalars.prefix(longest + 1).map { scalar in
      ("A"..."Z").contains(scalar) ? scalar.value + 32 : scalar.value
    }
    return letters.count <= longest ? letters : nil
  }

  /// The Damerau-Levenshtein distance (no part is edited twice), with three rows of its table.
  private static func slips(from word: [UInt32], to other: [UInt32]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in word.indices {
      var row = [i + 1]
      for j in other.indices {
        let change = last[j] + (word[i] == other[j] ? 0 : 1)
        var least = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
