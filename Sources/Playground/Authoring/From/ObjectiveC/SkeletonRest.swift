/// What a source has outside of classes: texts with names as Swift, everything else as comments.
struct SkeletonRest {
  private var constants: [(name: String, text: String)] = []
  private var comments: [String] = []
  /// The frameworks that it imports, except those that a skeleton has.
  private(set) var modules: [String] = []

  init(_ text: ObjectiveCText, _ reader: ObjectiveCReader) {
    var parts = reader.rest
    let inside = (reader.classes.flatMap(\.methods).map(\.body) + reader.rest).sorted {
      $0.lowerBound < $1.lowerBound
    }
    var next = 0
    for note in text.notes {
      while next < inside.count, inside[next].upperBound <= note.lowerBound { next += 1 }
      if next < inside.count, inside[next].contains(note.lowerBound) { continue }
      guard text.source[note.lowerBound] == "#" else { continue }
      let plain = text.text(note)
      if let module = plain.firstMatch(of: /^#(?:import|include)\s*<(\w+)\//)?.1 {
        if !Self.own.contains(String(module)) { modules.append(String(module)) }
      } else if plain.hasPrefix("#define") {
        parts.append(note)
      }
    }
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) { add(text, part) }
  }

  private static let own: Set = [
    "Foundation", "GoogleMobileAds", "UIKit", "CoreGraphics", "stdatomic", "os",
  ]

  private mutating func add(_ text: ObjectiveCText, _ part: Range<Int>) {
    let plain = text.text(part)
    let line = text.plain(part)
    if let match = line.firstMatch(of: Self.constant) ?? plain.firstMatch(of: Self.macro) {
      constants.append((String(match.1), String(match.2)))
    } else if line.isDeclaration || plain.wholeMatch(of: /#define\s+\w+\s*/) != nil {
      return
    } else {
      comments += plain.split(separator: "\n").map { "// \($0)" }
    }
  }

  private nonisolated(unsafe) static let constant =
    /NSString\s*\*\s*(?:_Nonnull\s*)?const\s+(?:_Nonnull\s+)?(\w+)\s*=\s*@("(?:[^"\\]|\\[nrt"\\])*")\s*;$/
  private nonisolated(unsafe) static let macro =
    /^#define\s+(\w+)\s+@("(?:[^"\\]|\\[nrt"\\])*")\s*$/

  /// Those of sources that become one file. A constant that two have is written once.
  static func lines(_ rests: [SkeletonRest], taken: inout Set<String>) -> [String] {
    let new = rests.flatMap(\.constants).filter { taken.insert($0.name).inserted }
    let lets = new.map { "let \($0.name) = \($0.text)" }
    let comments = rests.flatMap(\.comments)
    return (lets.isEmpty ? [] : [""] + lets)
      + (comments.isEmpty ? [] : ["", "// Outside of classes:"] + comments)
  }
}

extension String {
  /// Whether it only says what stands elsewhere.
  fileprivate var isDeclaration: Bool {
    hasSuffix(";") && !contains("=") && !contains("{") && !hasPrefix("typedef")
      || hasPrefix("@")
  }
}
