/// What the names of a report are compared by: without their case, blanks and marks.
///
///     Home banner            homebanner
///     reader » Home banner   readerhomebanner, homebanner   Ad Manager writes the path to a unit
///     a » Home, b » Home     ahome, bhome                   two units end so, and neither is "Home"
struct ComparedNames {
  /// Of each name, the whole of it first; none of an empty one.
  let keys: [[String]]

  init(_ names: [String]) {
    let wholes = names.map(Self.whole)
    let ends = names.map { ReportColumn.plain(Self.levels($0).last ?? "") }
    var ending: [String: Set<String>] = [:]
    for (end, whole) in zip(ends, wholes) { ending[end, default: []].insert(whole) }
    keys = zip(wholes, ends).map { whole, end in
      let isAlone = end != whole && ending[end]?.count == 1
      return [whole, isAlone ? end : ""].filter { !$0.isEmpty }
    }
  }

  static func whole(_ name: String) -> String {
    levels(name).map(ReportColumn.plain).joined()
  }

  private static func levels(_ name: String) -> [String] {
    let isPath = name.hasPrefix("/")
    return name.split { "»›".contains($0) || isPath && $0 == "/" }.map(String.init)
  }
}
