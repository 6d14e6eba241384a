import JSON
import Scenarios

/// What is built in, as lines of JSON.
enum ListingJSON {
  /// One line per scenario, in the order in which they are listed for people.
  static func scenarios() -> [UInt8] {
    [ScenarioLibrary.Shelf.library, .tour, .lesson, .zoo].flatMap { shelf in
      ScenarioLibrary.index.filter { $0.shelf == shelf }.flatMap(line)
    }
  }

  /// One line per theme, the default first.
  static func themes(_ names: [String]) -> [UInt8] {
    names.flatMap { name in
      line { json in
        json.writeMember("theme", name)
        json.writeMember("isDefault", name == names.first)
      }
    }
  }

  private static func line(_ card: ScenarioLibrary.Card) -> [UInt8] {
    line { json in
      json.writeMember("scenario", card.name)
      json.writeMember("shelf", "\(card.shelf)")
      json.writeMember("title", card.title)
      json.writeKey("about")
      if card.about.isEmpty { json.writeNull() } else { json.write(card.about) }
    }
  }

  private static func line(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    members(&json)
    json.endObject()
    json.endLine()
    return json.bytes
  }
}
