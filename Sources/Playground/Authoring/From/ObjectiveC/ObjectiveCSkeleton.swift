/// An adapter in Objective-C, begun in Swift: its classes and methods compile, load nothing and say so.
package struct ObjectiveCSkeleton {
  package private(set) var files: [(path: String, text: String)] = []
  package private(set) var classes = 0
  /// The methods that compile, and those that are comments because they name what is not here.
  package private(set) var methods = (live: 0, inComments: 0)
  /// Sends and calls of handlers, and those of them that have their Swift beside them.
  package private(set) var calls = (all: 0, known: 0)
  /// The sends without, the most frequent first, with the place of the first one.
  package private(set) var unknown: [(selector: String, count: Int, place: String)] = []
  /// Places with what is not in the skeleton.
  package private(set) var troubles: [String] = []

  /// `taken` are the types and the paths of the Swift sources beside them.
  init(_ sources: [(path: String, text: String)], types: Set<String> = [], paths: [String] = []) {
    let texts = sources.map { ObjectiveCText($0.text) }
    let readers = texts.map(ObjectiveCReader.init)
    let all = ObjectiveCSources(readers, taken: types)
    func place(_ file: Int, _ index: Int) -> String {
      "\(sources[file].path):\(texts[file].line(of: index))"
    }
    func trouble(_ file: Int, _ index: Int, _ kind: SkeletonTrouble = .twice) -> String {
      "\(place(file, index)): \(kind.rawValue)"
    }
    var made: [String: SkeletonClass] = [:]
    var bodies = [Int: [String]]()
    var places: [String: (count: Int, place: String)] = [:]
    for (name, file) in all.order {
      guard let source = all.classes[name], made[name] == nil else { continue }
      let above = all.line(name).dropFirst().compactMap { made[$0] }
      let new = SkeletonClass(source, texts[file], all, above: above)
      made[name] = new
      bodies[file, default: []] += [""] + new.lines
      count(new)
      for call in new.calls where call.swift == nil {
        places[call.selector, default: (0, place(file, call.range.lowerBound))].count += 1
      }
      troubles += new.twice.map { trouble(file, $0) }
    }
    unknown = places.map { ($0.key, $0.value.count, $0.value.place) }.sorted {
      ($1.count, $0.selector) < ($0.count, $1.selector)
    }
    troubles += all.twice.map { trouble($0.file, $0.place) }
    for (file, reader) in readers.enumerated() {
      troubles += reader.troubles.map { trouble(file, $0.place, $0.kind) }
    }
    write(sources, zip(texts, readers).map(SkeletonRest.init), bodies, paths)
  }

  private mutating func count(_ new: SkeletonClass) {
    classes += 1
    methods.live += new.methods.live
    methods.inComments += new.methods.inComments
    let sends = new.calls.filter { !$0.selector.isEmpty }
    calls.all += sends.count
    calls.known += sends.count { $0.swift != nil }
  }

  private mutating func write(
    _ sources: [(path: String, text: String)], _ rests: [SkeletonRest], _ bodies: [Int: [String]],
    _ paths: [String]
  ) {
    guard classes > 0 else { return }
    var names = Set(paths.map(\.fileName) + ["main", "NotTranslated", "SubclassedAdapters"])
    var constants: Set<String> = []
    // A header's rest is with the source of the same name.
    let groups = Dictionary(grouping: sources.indices) { sources[$0].path.fileName }
    for group in groups.values.sorted(by: { $0[0] < $1[0] }) {
      let body = group.flatMap { bodies[$0] ?? [] }
      let rest = SkeletonRest.lines(group.map { rests[$0] }, taken: &constants)
      guard !body.isEmpty || !rest.isEmpty else { continue }
      let main = group.first { sources[$0].path.hasSuffix(".m") } ?? group[0]
      let modules = Set(group.flatMap { rests[$0].modules }).sorted()
      let name = sources[main].path.fileName
      let unused = ([""] + (2...99).map(String.init)).first { !names.contains(name + $0) } ?? ""
      names.insert(name + unused)
      let head = [
        "// \(sources[main].path.lastPart) in Swift, as far as a table knows it.",
        "// Nothing of it has run.", "", "import Foundation", "import GoogleMobileAds",
      ]
      let lines = head + modules.map { "// import \($0)" } + body + rest
      files.append(("\(name)\(unused).swift", lines.joined(separator: "\n") + "\n"))
    }
    files.append(("NotTranslated.swift", Self.notTranslated))
  }

  private static let notTranslated = """
    import Foundation

    /// The answer of every method that loads something, until it is translated.
    func notTranslated(_ method: String = #function) -> NSError {
      let sentence = "\\(method) is not translated yet"
      return NSError(
        domain: "NotTranslated", code: 1, userInfo: [NSLocalizedDescriptionKey: sentence])
    }

    """
}

extension String {
  fileprivate var lastPart: String { String(split(separator: "/").last ?? "") }
  /// Without folders and ending.
  fileprivate var fileName: String { String(lastPart.prefix { $0 != "." }) }
}
