import Hunting
import Scenarios

/// Random actions of a user: now and then a complete visit to an ad, otherwise anything in any
/// order.
struct RandomScript {
  let units: [RandomUnit]
  let networks: RandomScenario.Networks
  let dice: Dice

  private static let waits = [
    0, 1, 100, 500, 999, 1000, 1001, 2000, 3000, 5000, 5001, 12_000, 31_000, 61_000,
  ]

  /// In the end everything is closed and all waiting is over.
  var steps: [JSONTree] {
    let visits = (0..<(8 + dice.number(below: 8))).flatMap { _ in
      dice.isOne(in: 3) ? visit() : (0..<4).map { _ in step() }
    }
    return visits + Self.end
  }

  private static let end: [JSONTree] = [
    step("foreground", .bool(true)), step("advance", .milliseconds(70_000)),
    step("close", .bool(true)), step("advance", .milliseconds(70_000)), step("close", .bool(true)),
    // The application's own page may have been one of them.
    step("advance", .milliseconds(70_000)), step("close", .bool(true)),
    step("advance", .milliseconds(20_000)),
  ]

  private static func step(_ word: String, _ value: JSONTree) -> JSONTree {
    .object([.init(key: word, value: value)])
  }

  /// Loads, shows, watches, taps and closes an ad.
  private func visit() -> [JSONTree] {
    let unit = dice.pick(units)
    let load = dice.isOne(in: 6) ? "request" : "load"
    var steps = [Self.step(load, .string(unit.id))]
    if dice.isOne(in: 6) { steps.append(step()) }
    steps += [show(unit), advance()]
    steps += dice.isOne(in: 6) ? [] : [tap()]
    steps += [advance(), Self.step("close", .bool(true)), advance()]
    if dice.isOne(in: 2) { steps.append(Self.step("close", .bool(true))) }
    if dice.isOne(in: 2) { steps.append(Self.step("dismiss", .string(unit.id))) }
    return steps
  }

  private func show(_ unit: RandomUnit) -> JSONTree {
    .object([
      "show": .string(unit.id),
      "placement": unit.competition == nil && unit.service == nil
        ? nil : dice.maybe(oneIn: 3) { .string(dice.pick(["", "shop"])) },
    ])
  }

  private func step() -> JSONTree {
    let chosen = dice.pick(units)
    if let competition = chosen.competition, dice.isOne(in: 3) {
      return competition.step(in: chosen.id, dice)
    }
    if let service = chosen.service, dice.isOne(in: 3) {
      return service.step(in: chosen.id, dice)
    }
    let unit = JSONTree.string(chosen.id)
    if chosen.max != nil, dice.isOne(in: 8) {
      return Self.step(dice.isOne(in: 2) ? "stopRefresh" : "startRefresh", unit)
    }
    return switch dice.number(below: 33) {
    case 0..<4: Self.step("load", unit)
    case 4..<5: Self.step("request", unit)
    case 5..<9: show(chosen)
    case 9..<11: Self.step("dismiss", unit)
    case 11..<13: Self.step("visible", dice.flag())
    case 13..<18: tap()
    case 18..<21: Self.step("close", .bool(true))
    case 21: networks == .healthy ? advance() : Self.step("forceClose", .bool(true))
    case 22: Self.step("background", .bool(true))
    case 23: Self.step("foreground", .bool(true))
    case 24..<27: advance()
    case 32: phone()
    case 27..<29: Self.step("nextTimer", .bool(true))
    default: Self.step("set", RandomChange(to: chosen, networks, dice).tree)
    }
  }

  /// What happens to the application around its ads. Its page is closed by `close`: under an ad that is no user's hand.
  private func phone() -> JSONTree {
    switch dice.number(below: 7) {
    case 6: Self.step("back", .bool(true))
    case 0..<2: Self.step("page", .bool(true))
    // Controllers and wrappers number their questions and shows anew then.
    case 2 where units.allSatisfy { $0.competition == nil && $0.service == nil }:
      Self.step("quit", .bool(true))
    case 3..<5: Self.step("launch", .bool(true))
    default: Self.step("turn", .bool(true))
    }
  }

  private func advance() -> JSONTree {
    Self.step("advance", .milliseconds(dice.pick(Self.waits)))
  }

  /// A tap on the ad on screen or a named one, whether it exists or not.
  private func tap() -> JSONTree {
    .object([
      "tap": dice.isOne(in: 3)
        ? .string(Target.callToAction.rawValue) : dice.word(Target.self),
      "ad": dice.maybe(oneIn: 4) {
        .string("\(dice.pick(units).id)#\(1 + dice.number(below: 4))")
      },
    ])
  }
}
