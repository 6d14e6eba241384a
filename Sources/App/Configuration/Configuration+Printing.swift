import Catalogue
import JSON
import Screen
import StageUI

extension Configuration {
  /// Everything there is to say, in a form that can be read again: what is not said has the value
  /// that it has without being said.
  func text(themes: [String]) -> String {
    let bindings = keyMap.bindings
    let width = bindings.map { Self.line($0).count }.max() ?? 0
    let keys = bindings.map { binding in
      let line = Self.line(binding) + (binding == bindings.last ? "" : ",")
      let gap = String(repeating: " ", count: width + 2 - line.count)
      return "    \(line)\(gap)// \(binding.explanation)"
    }
    return """
      {
        // \(ConfigurationText.theme)
        "theme": \(Self.text(theme ?? .usual(themes))),
        // \(ConfigurationText.motion)
        "motion": \(Self.quoted((motion ?? .full).rawValue)),
        // \(ConfigurationText.glyphs)
        "glyphs": \(Self.quoted((glyphs ?? .auto).rawValue)),
        // \(ConfigurationText.language)
        "language": \(Self.quoted(language ?? LanguageChoice.auto)),
        // \(ConfigurationText.speed)
        "speed": \(Self.number(speed ?? 1)),
        // \(ConfigurationText.mouse)
        "mouse": \(usesMouse ?? true),
        // \(ConfigurationText.focus)
        "pauseWithoutFocus": \(pausesWithoutFocus ?? false),
        // \(ConfigurationText.keys)
        "keys": {
      \(keys.joined(separator: "\n"))
        }
      }

      """
  }

  private static func line(_ binding: KeyMap.Binding) -> String {
    let keys = binding.keys.map { quoted($0.word) }
    let value =
      switch keys.count {
      case 0: "null"
      case 1: keys[0]
      default: "[\(keys.joined(separator: ", "))]"
      }
    return "\(quoted(binding.command.name)): \(value)"
  }

  private static func text(_ choice: ThemeChoice) -> String {
    switch choice {
    case .always(let name): quoted(name)
    case .byBackground(let dark, let light):
      "{ \"dark\": \(quoted(dark)), \"light\": \(quoted(light)) }"
    }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.write(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
