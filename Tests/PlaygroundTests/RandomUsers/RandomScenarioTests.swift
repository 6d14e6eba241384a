import Hunting
import JSON
@testable import RandomUser
import Properties
import Scenarios
import Testing

/// Random scenarios cover everything a scenario can say.
struct RandomScenarioTests {
  /// The keys and words of texts, each after its path in the schema: `#/$defs/line outcome fill`.
  private struct Said {
    let places: SchemaPlaces
    var keys: Set<String> = []
    var words: Set<String> = []

    init() throws {
      places = SchemaPlaces(root: try JSONReader.read(ScenarioSchema.bytes(), dialect: .strict))
    }

    mutating func add(_ text: String) throws {
      places.objects(of: try JSONReader.read(text)) { object, schema, place in
        for member in object.members {
          keys.insert("\(place) \(member.key)")
          guard let word = member.value.text, let property = schema["properties"]?[member.key],
            places.words(of: property).contains(word)
          else { continue }
          words.insert("\(place) \(member.key) \(word)")
        }
      }
    }

    /// The matching words that were not used, except faults and missing classes.
    func missingWords(where isMeant: (String) -> Bool) -> [String] {
      places.allWords().subtracting(words).filter(isMeant).sorted().filter {
        !$0.contains(" fault ") && !$0.hasSuffix(" outcome noSuchClass")
      }
    }
  }

  /// What belongs to units that go through a wrapper of services, which has a random life of its own,
  /// event by event, where no scenario is needed.
  private static func isElsewhere(_ place: String) -> Bool {
    // A layout breaks rules of the application; random ones have a test of their own, as has a point.
    // A mention is part of an expectation.
    let definitions = [
      "serviceUnit", "change/2", "change/3",
      "googleUnit/options layout", "googleUnit/options/layout",
      "layoutView", "target/3", "mention",
      // A mistake of the controller's: random users have controllers that are built right.
      "slot mishandling", "maxUnit",
      // A controller numbers its questions anew when the application has ended.
      "slot habits crashes",
      // No good adapter throws an exception, and no platform that asks it.
      "slot habits adapterCrashes", "slot habits platformCrashes", "line habits adapterCrashes",
      "line habits platformCrashes", "change/0 habits adapterCrashes",
      "change/0 habits platformCrashes",
      // A layer errs in the place of the application, which random users do not look at.
      "googleUnit layer", "googleUnit/layer", "arbiterUnit layer", "arbiterUnit/layer",
      // Random users touch what they like, and no application is judged by that.
      "googleUnit orders", "arbiterUnit orders",
      "googleUnit reacts", "googleUnit/reacts", "arbiterUnit reacts", "arbiterUnit/reacts",
      // They are set in the middle of a session, too, for those who write a script.
      "change/0 layer", "change/0/layer", "change/0 orders", "change/0 reacts", "change/0/reacts",
      "change/0 banner", "change/1",
      // Views that an application forgets or makes anew.
      "googleUnit banner", "arbiterUnit banner",
      // Listeners that an application piles up.
      "googleUnit listens", "arbiterUnit listens", "change/0 listens",
      // What it has no listener for.
      "googleUnit misses", "arbiterUnit misses", "change/0 misses", "googleUnit miscalls",
      "arbiterUnit miscalls", "change/0 miscalls",
      // How an application asks for consent has a scenario of its own.
      "step/form",
      // By how much an ad is too late.
      "ad goesLateBy",
      // When mistakes are made has tests of its own.
      "line when", "line/when", "line setUp", "line/setUp",
      // What an impression earns is judged by tests of its own.
      "line currency", "line precision", "line pays", "googleUnit floor", "googleUnit cap",
      "googleUnit/cap", "change/0 currency", "change/0 precision", "change/0 pays",
      "change/0 floor", "change/0 cap", "change/0/cap",
      // Then nothing else happens.
      "googleUnit refuses", "change/0 refuses", "googleUnit when", "googleUnit/when",
      // What the publisher's server does comes after all that an adapter does.
      "googleUnit rewardServer", "googleUnit/rewardServer", "change/0 rewardServer",
      "change/0/rewardServer",
      // What holds for the user's data changes in a test of its own.
      "step consent", "step/consent",
    ]
    let steps = ["forceLoad", "stopRefresh", "startRefresh", "becomeActive", "vip"]
    return place.hasPrefix("#/privacy") || place.hasPrefix("#/consentForm")
      || definitions.contains { place.hasPrefix("#/$defs/\($0)") }
      || steps.contains {
        place.hasPrefix("#/$defs/step \($0)") || place.hasPrefix("#/$defs/step/\($0)")
      }
  }

  @Test func `random scenarios use every key and word except faults`() throws {
    var said = try Said()
    for seed in UInt64(1)...900 { try said.add(RandomScenario(seed: seed).tree.text) }
    let keys = said.places.allKeys().subtracting(said.keys).filter {
      !$0.hasPrefix("#/$defs/expectation") && !$0.hasPrefix("#/$defs/ledger")
        && !Self.isElsewhere($0)
    }
    #expect(
      keys.sorted() == [
        "# $schema", "# about",
        // An application's own screen takes no orders.
        "# app",
        // What holds for the user's data has tests of its own, and so has the form.
        "# consentForm", "# done", "# mistakes", "# networkNames", "# privacy", "# task", "# until",
        "# version",
        // A file beside the scenario.
        "#/$defs/ad/icon/1 file", "#/$defs/ad/image/1 file",
        // A line keeps its class and its name.
        "#/$defs/change/0 class", "#/$defs/change/0 fault", "#/$defs/change/0 label",
        // Tells two lines with one label apart; here each has its own.
        "#/$defs/change/0 number",
        "#/$defs/line fault", "#/$defs/mistake say", "#/$defs/mistake when", "#/$defs/step expect",
        "#/$defs/step form", "#/$defs/step look", "#/$defs/step note",
        "#/$defs/step say",
      ])
    #expect(said.places.allWords().count > 90)
    // A script has few changes of each kind; they have a test of their own.
    // What a script tells people changes nothing in the world.
    #expect(
      said.missingWords {
        !$0.hasPrefix("#/$defs/change") && !$0.hasPrefix("#/$defs/step look")
          && !Self.isElsewhere($0)
      } == [])
  }

  @Test func `random changes use every word`() throws {
    let dice = Dice(seed: 1)
    let unit = RandomUnit(number: 1, .healthy, dice)
    var said = try Said()
    for _ in 0..<12000 {
      guard case .object(let members) = RandomChange(to: unit, .any, dice).tree else { continue }
      for member in members {
        let values = if case .array(let several) = member.value { several } else { [member.value] }
        for value in values {
          let word = value.text.trimmingPrefix("\"").prefix { $0 != "\"" }
          said.words.insert("#/$defs/change/0 \(member.key) \(word)")
        }
      }
    }
    #expect(
      said.missingWords { $0.hasPrefix("#/$defs/change/0") && !Self.isElsewhere($0) } == [])
  }

  @Test func `a seed always gives the same scenario, another seed another`() {
    #expect(RandomScenario(seed: 7).tree == RandomScenario(seed: 7).tree)
    #expect(RandomScenario(seed: 7).tree != RandomScenario(seed: 8).tree)
  }

  @Test func `a failing scenario is shrunk to what it needs`() throws {
    let tree = JSONTree(
      try JSONReader.read(#"{"a":[1,2,3,4,5,6,7,8,9],"b":{"c":4,"d":[{"e":5}]},"f":6}"#))
    let shrunk = tree.shrunk { $0.text.contains("7") && $0.text.contains(#""e":"#) }
    #expect(shrunk.text == #"{"a":[7],"b":{"d":[{"e":5}]}}"#)
  }
}
