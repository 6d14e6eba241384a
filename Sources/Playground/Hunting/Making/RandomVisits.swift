import AdServing
import Scenarios

/// Random actions of a user: visits to an ad, and anything else in between.
struct RandomVisits {
  let units: [JSONTree]
  let settings: RandomSettings
  let pauses: Pauses
  let dice: Dice

  var steps: [JSONTree] {
    (0..<(1 + dice.number(below: 3))).flatMap { _ in
      dice.isOne(in: 3) ? (0..<(1 + dice.number(below: 3))).map { _ in step() } : visit()
    }
  }

  /// Loads, shows, watches, taps and leaves an ad, now and then with something left out or added.
  private func visit() -> [JSONTree] {
    let unit = dice.pick(units)
    let id = unit["id"] ?? .null
    var steps: [JSONTree] = dice.isOne(in: 8) ? [Self.step("request", id)] : []
    steps.append(Self.step("load", id))
    if dice.isOne(in: 4) { steps.append(dice.isOne(in: 2) ? pause() : step()) }
    steps += [Self.step("show", id), pause()]
    if !dice.isOne(in: 3) { steps += [tap(unit), pause()] }
    if dice.isOne(in: 6) { steps.append(step()) }
    if !dice.isOne(in: 4) { steps += [Self.step("close", .bool(true)), pause()] }
    if dice.isOne(in: 4) { steps.append(Self.step("close", .bool(true))) }
    if dice.isOne(in: 2) { steps.append(Self.step("dismiss", id)) }
    if dice.isOne(in: 5) { steps += [Self.step("show", id), pause()] }
    return steps
  }

  /// Anything.
  func step() -> JSONTree {
    let unit = dice.pick(units)
    let id = unit["id"] ?? .null
    return switch dice.number(below: 30) {
    case 0..<4: Self.step("load", id)
    case 4: Self.step("request", id)
    case 5..<9: Self.step("show", id)
    case 9..<11: Self.step("dismiss", id)
    case 11..<13: Self.step("visible", dice.flag())
    case 13..<17: tap(unit)
    case 17..<20: Self.step("close", .bool(true))
    case 20: Self.step("forceClose", .bool(true))
    case 21: Self.step("background", .bool(true))
    case 22: Self.step("foreground", .bool(true))
    case 23..<26: pause()
    case 26: Self.step("nextTimer", .bool(true))
    default: settings.change(of: unit) ?? pause()
    }
  }

  func pause() -> JSONTree { Self.step("advance", .milliseconds(dice.pick(pauses.all))) }

  /// A tap on what invites to it, or on anything.
  private func tap(_ unit: JSONTree) -> JSONTree {
    let format = unit["format"]?.string.flatMap(Scenario.Format.init)
    let target =
      dice.isOne(in: 2) ? format?.invitation ?? .callToAction : dice.pick(Target.allCases)
    return Self.step("tap", .string(target.rawValue))
  }

  private static func step(_ word: String, _ value: JSONTree) -> JSONTree {
    .object([.init(key: word, value: value)])
  }
}
