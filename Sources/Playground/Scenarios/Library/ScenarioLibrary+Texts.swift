package import CScenarioTexts
import Glibc

extension ScenarioLibrary {
  /// A scenario of the library, which is not touched until somebody wants its content.
  package typealias Entry = (name: String, content: @Sendable () -> [UInt8])

  /// The texts of a shelf, such as scenarios, in the order of its list.
  package static func entries(on shelf: @escaping @Sendable () -> TextShelf) -> [Entry] {
    shelf().names.enumerated().map { place, name in
      (name: name, content: { shelf().text(at: place) })
    }
  }
}

extension TextShelf {
  /// From lines like `#embed "../Zoo/NAME.json"`.
  fileprivate var names: [String] {
    // By bytes, at every start: letter by letter it takes twenty times as long.
    String(cString: list).utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.starts(with: "#embed \"../".utf8),
        let slash = line.lastIndex(of: UInt8(ascii: "/"))
      else { return nil }
      let file = line[line.index(after: slash)...].prefix { $0 != UInt8(ascii: ".") }
      return String(Substring(file))
    }
  }

  fileprivate func text(at place: Int) -> [UInt8] {
    var start = texts
    for _ in 0..<place { start += strlen(start) + 1 }
    return Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
  }
}
