/// Text for XML.
enum XMLText {
  /// Characters that XML does not have become question marks, and those that would control a
  /// terminal or change the reading direction are only named.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "?"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          result += "&#x\(String(scalar.value, radix: 16));"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
