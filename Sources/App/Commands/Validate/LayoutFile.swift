import Catalogue
import JSON
import Scenarios

/// A file with a layout alone, and the two ads that are drawn with it: an article with a picture, and a
/// video for an app, each with every asset that its kind has.
enum LayoutFile {
  static func scenario(of path: String) throws(Failure) -> Scenario {
    let bytes = try Files.read(path, .any)
    let layout: AdLayout
    var scenario: Scenario
    do throws(JSONError) {
      layout = try AdLayout(reading: try JSONReader.read(bytes, dialect: .relaxed))
      scenario = try Scenario(reading: Array(ads.utf8))
    } catch {
      throw .badFile(path: path, error)
    }
    for place in scenario.adUnits.indices { scenario.adUnits[place].options.layout = layout }
    return scenario
  }

  /// Whether a file plainly is a layout, and no scenario.
  static func isLayout(_ path: String) -> Bool {
    guard ScenarioLibrary.content(of: path) == nil, let bytes = try? Files.read(path, .any),
      let node = try? JSONReader.read(bytes, dialect: .relaxed), var object = try? node.object()
    else { return false }
    return object.optional("views") != nil && object.optional("adUnits") == nil
  }

  private static let ads = """
    {
      "title": "A layout",
      "adUnits": [
        { "id": "article", "format": "native", "lines": [{
          "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "parameter": "article", "outcome": "fill",
          "ad": {
            "kind": "content", "headline": "Five Lakes in a Day, by Boat and Bike",
            "body": "Cross by the small ferries, ride the shores between them, and be back in town \
    before the last light.",
            "callToAction": "Plan a day", "advertiser": "Lakeside Ferries",
            "icon": { "text": "LF", "color": "#2f6f9f" },
            "image": { "colors": ["#2f6f9f", "#f3e3c0"], "motif": 21 }
          }
        }] },
        { "id": "app", "format": "native", "lines": [{
          "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "parameter": "app", "outcome": "fill",
          "ad": {
            "kind": "appInstall", "headline": "Night Bakers: Stack the Loaves",
            "body": "Feed the oven, race the clock and open a second shop before the street wakes up \
    and wants its rolls.",
            "callToAction": "Install", "store": "Sample Store", "price": "Free", "starRating": 4.5,
            "icon": { "text": "NB", "color": "#8e4b10" },
            "image": { "colors": ["#8e4b10", "#f4efe2"], "motif": 64 }, "video": "12s"
          }
        }] }
      ]
    }
    """
}
