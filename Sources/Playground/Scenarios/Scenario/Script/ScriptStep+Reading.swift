import JSON

extension ScriptStep {
  /// What a step can be.
  enum Word: String, CaseIterable {
    case load, request, show, dismiss, visible, tap, advance, nextTimer, close, forceClose
    case background, foreground, set, expect
  }

  static let words = Word.allCases.map(\.rawValue)

  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    let (word, value, ad) = try node.step(in: units)
    line = node.line
    step =
      switch word {
      case .load: .action(.load(unit: try value.unit(in: units)))
      case .request: .action(.request(unit: try value.unit(in: units)))
      case .show: .action(.show(unit: try value.unit(in: units)))
      case .dismiss: .action(.dismiss(unit: try value.unit(in: units)))
      case .visible: .action(.visible(try value.bool()))
      case .tap: .action(.tap(try value.word(of: Target.self), ad: ad))
      case .advance: .action(.advance(try value.duration()))
      case .set: .action(.set(try Change(reading: value, in: units)))
      case .expect: .expect(try Expectation(reading: value, in: units))
      case .nextTimer: .action(try value.onlyTrue(.nextTimer))
      case .close: .action(try value.onlyTrue(.close))
      case .forceClose: .action(try value.onlyTrue(.forceClose))
      case .background: .action(try value.onlyTrue(.background))
      case .foreground: .action(try value.onlyTrue(.foreground))
      }
  }
}

extension JSONNode {
  /// The word of a step and its value; beside a tap may stand the ad that is meant.
  fileprivate func step(
    in units: [Scenario.Unit]
  ) throws(JSONError) -> (word: ScriptStep.Word, value: JSONNode, ad: String?) {
    let members = try map()
    guard let first = members.first(where: { $0.key != "ad" }) else {
      throw problem("an object with one step", found: members.isEmpty ? "{}" : "an ad")
    }
    guard let word = ScriptStep.Word(rawValue: first.key) else {
      let words = ScriptStep.words
      throw JSONError(
        position: first.keyPosition,
        problem: .unknownKey(first.key, nearest: NearestWord.of(first.key, in: words)),
        known: words + ["ad"])
    }
    let ad = word == .tap ? members.first { $0.key == "ad" } : nil
    guard members.count == (ad == nil ? 1 : 2) else {
      throw problem("one step", found: "\(members.count)")
    }
    return (word, first.value, try ad?.value.adName(in: units))
  }

  /// The action of a step that has nothing to say but that it happens.
  fileprivate func onlyTrue(_ action: Action) throws(JSONError) -> Action {
    guard try bool() else { throw problem("true", found: "false") }
    return action
  }
}
