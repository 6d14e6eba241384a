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
    let lines = String(cString: list).split(separator: "\n").filter { $0.hasPrefix("#embed \"../") }
    return lines.compactMap { line in
      line.split(separator: "/").last.map { file in String(file.prefix { $0 != "." }) }
    }
  }

  fileprivate func text(at place: Int) -> [UInt8] {
    var start = texts
    for _ in 0..<place { start += strlen(start) + 1 }
    return Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
  }
}
