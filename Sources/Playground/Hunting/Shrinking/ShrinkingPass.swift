import Scenarios

/// One way to make a scenario smaller.
struct ShrinkingPass: Sendable {
  /// Smaller scenarios, the smallest first; nothing if this way leads no further.
  let candidates: @Sendable (JSONTree) -> [JSONTree]

  static let all = [
    units, names, stretches, steps, changes, waits, lines, groups, members, words, times, pairs,
  ].map(ShrinkingPass.init)

  func candidates(of tree: JSONTree) -> [JSONTree] { candidates(tree) }

  // MARK: What is left out

  /// Each unit, with the steps that name it.
  private static let units: @Sendable (JSONTree) -> [JSONTree] = { tree in
    let units = tree[elementsOf: "adUnits"]
    guard units.count > 1 else { return [] }
    return units.indices.map { place in
      var smaller = tree
      smaller[elementsOf: "adUnits"].remove(at: place)
      smaller[elementsOf: "script"].removeAll { $0.names(unit: units[place]["id"]?.string) }
      return smaller
    }
  }

  /// A second unit is called as the first, where that is gone.
  private static let names: @Sendable (JSONTree) -> [JSONTree] = { tree in
    let ids = tree[elementsOf: "adUnits"].compactMap { $0["id"]?.string }
    return ids.compactMap { id in
      guard let first = HuntRun.first(of: id), !ids.contains(first) else { return nil }
      return tree.renaming(unit: id, to: first)
    }
  }

  /// Halves, quarters and so on of the script.
  private static let stretches: @Sendable (JSONTree) -> [JSONTree] = { tree in
    let count = tree[elementsOf: "script"].count
    let lengths = sequence(first: count / 2) { $0 / 2 }.prefix { $0 > 1 }
    return lengths.flatMap { length in
      stride(from: count - length, through: 0, by: -length).map { start in
        var smaller = tree
        smaller[elementsOf: "script"].removeSubrange(start..<(start + length))
        return smaller
      }
    }
  }

  /// Each step, the last first, so that earlier ones stay where they are.
  private static let steps: @Sendable (JSONTree) -> [JSONTree] = { tree in
    tree[elementsOf: "script"].indices.reversed().map { place in
      var smaller = tree
      smaller[elementsOf: "script"].remove(at: place)
      return smaller
    }
  }

  /// Two steps at once: a page that opens and closes, a change and its end.
  private static let pairs: @Sendable (JSONTree) -> [JSONTree] = { tree in
    let count = tree[elementsOf: "script"].count
    guard (2...mostForPairs).contains(count) else { return [] }
    return (0..<count).flatMap { first in
      ((first + 1)..<count).map { second in
        var smaller = tree
        smaller[elementsOf: "script"].remove(at: second)
        smaller[elementsOf: "script"].remove(at: first)
        return smaller
      }
    }
  }

  private static let mostForPairs = 10

  /// Two waits in a row are one.
  private static let waits: @Sendable (JSONTree) -> [JSONTree] = { tree in
    let steps = tree[elementsOf: "script"]
    return steps.indices.dropLast().reversed().compactMap { place in
      guard let one = steps[place]["advance"]?.milliseconds,
        let other = steps[place + 1]["advance"]?.milliseconds
      else { return nil }
      var smaller = tree
      smaller[elementsOf: "script"].remove(at: place + 1)
      smaller[elementsOf: "script"][place]["advance"] = .time(one + other)
      return smaller
    }
  }

  /// What a script sets stands in the file from the beginning.
  private static let changes: @Sendable (JSONTree) -> [JSONTree] = { tree in
    let steps = tree[elementsOf: "script"]
    return steps.indices.reversed().compactMap { place in
      guard let change = steps[place]["set"] else { return nil }
      var smaller = tree
      smaller[elementsOf: "script"].remove(at: place)
      smaller[elementsOf: "adUnits"] = tree[elementsOf: "adUnits"].map { $0.applying(change) }
      return smaller
    }
  }

  private static let lines: @Sendable (JSONTree) -> [JSONTree] = { tree in
    inUnits(of: tree) { unit in
      unit[elementsOf: "lines"].indices.reversed().map { place in
        var smaller = unit
        smaller[elementsOf: "lines"].remove(at: place)
        return smaller
      }
    }
  }

  /// Whole objects and lists of settings.
  private static let groups: @Sendable (JSONTree) -> [JSONTree] = { tree in
    inParts(of: tree) { part in
      part.members.filter { ShrinkingPass.isSaid($0) && !$0.value.isLeaf }.map {
        part.without($0.key)
      }
    }
  }

  /// Each single setting.
  private static let members: @Sendable (JSONTree) -> [JSONTree] = { tree in
    inParts(of: tree) { part in
      part.members.filter(ShrinkingPass.isSaid).flatMap { member -> [JSONTree] in
        guard !member.value.members.isEmpty else { return [part.without(member.key)] }
        return member.value.members.map { inner in
          var smaller = part
          smaller[member.key] = member.value.without(inner.key)
          return smaller
        }
      }
    }
  }

  /// Whether a part is the same part without it.
  private static func isSaid(_ member: JSONTree.Member) -> Bool {
    // Without an outcome one is drawn from the seed.
    !["id", "format", "api", "label", "class", "lines", "outcome"].contains(member.key)
  }

  // MARK: What becomes simpler

  /// Usual words in place of rare ones.
  private static let words: @Sendable (JSONTree) -> [JSONTree] = { tree in
    let steps = tree[elementsOf: "script"]
    let withSteps = steps.indices.flatMap { place in
      steps[place].simplerSteps.map { step in
        var smaller = tree
        smaller[elementsOf: "script"][place] = step
        return smaller
      }
    }
    return withSteps
      + inParts(of: tree) { part in
        guard let outcome = part["outcome"], outcome != fill else { return [] }
        var simpler = part
        simpler["outcome"] = fill
        return [simpler]
      }
  }

  private static let fill = JSONTree.string(Scenario.Outcome.fill.rawValue)

  /// Round times in place of others, and short ones in place of long ones.
  private static let times: @Sendable (JSONTree) -> [JSONTree] = { tree in
    tree.withEachTime { RoundTime.simpler(than: $0).map(JSONTree.time) }
  }

  // MARK: Places

  private static func inUnits(
    of tree: JSONTree, _ change: (JSONTree) -> [JSONTree]
  ) -> [JSONTree] {
    tree[elementsOf: "adUnits"].indices.flatMap { place in
      change(tree[elementsOf: "adUnits"][place]).map { unit in
        var smaller = tree
        smaller[elementsOf: "adUnits"][place] = unit
        return smaller
      }
    }
  }

  /// Units, their options, their lines and the ads of those.
  private static func inParts(
    of tree: JSONTree, _ change: (JSONTree) -> [JSONTree]
  ) -> [JSONTree] {
    inUnits(of: tree) { unit in
      let inLines = unit[elementsOf: "lines"].indices.flatMap { place -> [JSONTree] in
        let line = unit[elementsOf: "lines"][place]
        return (change(line) + inMember("ad", of: line, change)).map { line in
          var smaller = unit
          smaller[elementsOf: "lines"][place] = line
          return smaller
        }
      }
      return change(unit) + inMember("options", of: unit, change) + inLines
    }
  }

  private static func inMember(
    _ key: String, of tree: JSONTree, _ change: (JSONTree) -> [JSONTree]
  ) -> [JSONTree] {
    (tree[key].map(change) ?? []).map { member in
      var smaller = tree
      smaller[key] = member
      return smaller
    }
  }
}
