import Catalogue
import JSON
import Scenarios
import Screen
import Theming

/// What is built in, as lines of JSON.
enum ListingJSON {
  /// One line per scenario, in the order in which they are listed for people.
  static func scenarios() -> [UInt8] {
    ScenarioLibrary.Shelf.builtIn.flatMap { shelf in
      ScenarioLibrary.index.filter { $0.shelf == shelf }.flatMap(line)
    }
  }

  /// One line per theme, the default first.
  static func themes(_ names: [String]) -> [UInt8] {
    names.flatMap { name in
      JSONWriter.line { json in
        json.writeMember("theme", name)
        json.writeMember("isDefault", name == names.first)
      }
    }
  }

  /// One line per colour of a theme.
  static func fits(_ fits: [ColorFit], of theme: String) -> [UInt8] {
    fits.flatMap { fit in
      JSONWriter.line { json in
        json.writeMember("theme", theme)
        json.writeMember("role", fit.role)
        json.writeMember("from", fit.from.hexadecimal)
        json.writeMember("to", fit.to.hexadecimal)
        json.writeMember("ground", fit.ground.hexadecimal)
        json.writeMember("contrast", ThemeText.contrast(fit.after))
        json.writeMember("wanted", ThemeText.contrast(fit.wanted))
        json.writeMember("isMoved", fit.isMoved)
      }
    }
  }

  private static func line(_ card: ScenarioLibrary.Card) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("scenario", card.name)
      json.writeMember("shelf", "\(card.shelf)")
      json.writeMember("title", card.title)
      json.writeMember("about", card.about.isEmpty ? nil : card.about)
    }
  }
}
