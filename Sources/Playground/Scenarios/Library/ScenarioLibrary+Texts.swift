import CScenarioTexts
import Glibc

extension ScenarioLibrary {
  /// A scenario of the library, which is not touched until somebody wants its content.
  package typealias Entry = (name: String, content: @Sendable () -> [UInt8])

  /// Where the files of some scenarios stand in the program.
  enum Texts {
    case scenarios, tours, lessons, zoo

    private var start: UnsafePointer<CChar> {
      switch self {
      case .scenarios: scenario_texts()
      case .tours: tour_texts()
      case .lessons: lesson_texts()
      case .zoo: zoo_texts()
      }
    }

    /// The file with a number; each is ended by a zero.
    func text(_ number: Int) -> [UInt8] {
      var start = start
      for _ in 0..<number { start += strlen(start) + 1 }
      return UnsafeRawBufferPointer(start: start, count: strlen(start)).map(\.self)
    }
  }

  /// Scenarios by their names, in the order of their texts.
  static func entries(of texts: Texts, _ names: [String]) -> [Entry] {
    names.enumerated().map { number, name in (name, { texts.text(number) }) }
  }
}
