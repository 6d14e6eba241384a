import Scenarios

/// How well a few typed letters match a name.
enum Matcher {
  /// The cost of a match with all letters in order, anywhere in the name; nil if there is none.
  /// Smaller is better: letters that begin words and are adjacent cost less.
  static func cost(of query: String, in name: String) -> Int? {
    var cost = 0
    var previous: Int?
    let letters = Array(name.lowercased())
    var next = 0
    for wanted in query.lowercased() where wanted != " " {
      guard let found = letters[next...].firstIndex(of: wanted) else { return nil }
      let startsWord = found == 0 || letters[found - 1] == " "
      if previous.map({ $0 + 1 == found }) != true { cost += startsWord ? 1 : 4 }
      previous = found
      next = found + 1
    }
    return cost * 100 + letters.count
  }

  /// What matches, best first; everything in its own order if nothing is typed.
  static func entries(
    for query: String, in keyMap: KeyMap, _ forces: [Force]
  ) -> [PaletteEntry] {
    let all = PaletteEntry.all(keyMap, forces)
    guard query.contains(where: { $0 != " " }) else { return all }
    let fitting = all.enumerated().compactMap { place, entry in
      cost(of: query, in: entry.title).map { (cost: $0, place: place, entry: entry) }
    }
    return fitting.sorted { ($0.cost, $0.place) < ($1.cost, $1.place) }.map(\.entry)
  }
}
