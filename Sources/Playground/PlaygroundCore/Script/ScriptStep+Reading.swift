import JSON

extension ScriptStep {
  /// What a step can be.
  static let words = [
    "load", "request", "show", "dismiss", "visible", "tap", "advance", "nextTimer", "close",
    "background", "foreground", "set", "expect",
  ]

  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    let (word, value) = try node.onlyMember(of: Self.words)
    line = node.position.line
    step =
      switch word {
      case "load": .action(.load(unit: try value.unit(in: units)))
      case "request": .action(.request(unit: try value.unit(in: units)))
      case "show": .action(.show(unit: try value.unit(in: units)))
      case "dismiss": .action(.dismiss(unit: try value.unit(in: units)))
      case "visible": .action(.visible(try value.bool()))
      case "tap": .action(.tap(try value.word(of: Target.self)))
      case "advance": .action(.advance(try value.duration()))
      case "set": .action(.set(try Change(reading: value, in: units)))
      case "expect": .expect(try Expectation(reading: value))
      case "nextTimer": .action(try value.onlyTrue(.nextTimer))
      case "close": .action(try value.onlyTrue(.close))
      case "background": .action(try value.onlyTrue(.background))
      default: .action(try value.onlyTrue(.foreground))
      }
  }
}

extension JSONNode {
  /// The key and value of an object that has just one.
  fileprivate func onlyMember(
    of words: [String]
  ) throws(JSONError) -> (word: String, value: JSONNode) {
    let members = try map()
    guard let first = members.first else { throw problem("an object with one step", found: "{}") }
    guard words.contains(first.key) else {
      throw JSONError(
        position: first.keyPosition,
        problem: .unknownKey(first.key, nearest: NearestWord.of(first.key, in: words)),
        known: words)
    }
    if members.count > 1 { throw problem("one step", found: "\(members.count)") }
    return (first.key, first.value)
  }

  /// The action of a step that has nothing to say but that it happens.
  fileprivate func onlyTrue(_ action: Action) throws(JSONError) -> Action {
    guard try bool() else { throw problem("true", found: "false") }
    return action
  }
}
