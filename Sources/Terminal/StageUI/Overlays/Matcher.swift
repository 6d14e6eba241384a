/// How well a few typed letters match a name.
enum Matcher {
  /// The cost of a match with all letters in order, anywhere in the name; nil if there is none.
  /// Smaller is better: letters that begin words and are adjacent cost less.
  static func cost(of query: String, in name: String) -> Int? {
    var cost = 0
    var previous: Int?
    let spelling = Array(name)
    let letters = Array(name.lowercased())
    // A character whose small letter is several has its own place no more.
    let hasHumps = spelling.count == letters.count
    var next = 0
    for wanted in query.lowercased() where wanted != " " {
      guard let found = letters[next...].firstIndex(of: wanted) else { return nil }
      let startsWord =
        found == 0 || letters[found - 1] == " " || hasHumps && spelling[found].isUppercase
      if previous.map({ $0 + 1 == found }) != true { cost += startsWord ? 1 : 4 }
      previous = found
      next = found + 1
    }
    return cost * 100 + letters.count
  }

  /// A few letters of the sentence or the id, or whole words of what it does.
  private static func cost(of query: String, in entry: PaletteEntry) -> Int? {
    let names = [entry.title, entry.id].compactMap { $0 }
    if let least = names.compactMap({ cost(of: query, in: $0) }).min() { return least }
    let text = "\(entry.explanation) \(entry.otherWords)".lowercased()
    let words = query.lowercased().split(separator: " ").filter { $0.count > 2 }
    guard !words.isEmpty, words.allSatisfy({ text.contains($0) }) else { return nil }
    return 100_000
  }

  /// The places of what matches, best first; everything in its own order if nothing is typed.
  static func places(for query: String, in entries: [PaletteEntry]) -> [Int] {
    guard query.contains(where: { $0 != " " }) else { return Array(entries.indices) }
    let fitting = entries.enumerated().compactMap { place, entry in
      cost(of: query, in: entry).map { (cost: $0, place: place) }
    }
    return fitting.sorted { ($0.cost, $0.place) < ($1.cost, $1.place) }.map(\.place)
  }
}
