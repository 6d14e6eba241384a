import AdServing
import Scenarios

/// Random actions of a user: visits to an ad, and anything else in between.
struct RandomVisits: RandomDeeds {
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
    var steps: [JSONTree] = dice.isOne(in: 8) ? [.step("request", id)] : []
    steps.append(.step("load", id))
    if dice.isOne(in: 4) { steps.append(dice.isOne(in: 2) ? pause() : step()) }
    steps += [.step("show", id), pause()]
    if !dice.isOne(in: 3) { steps += [tap(unit), pause()] }
    if dice.isOne(in: 6) { steps.append(step()) }
    if !dice.isOne(in: 4) { steps += [.step("close", .bool(true)), pause()] }
    if dice.isOne(in: 4) { steps.append(.step("close", .bool(true))) }
    if dice.isOne(in: 2) { steps.append(.step("dismiss", id)) }
    if dice.isOne(in: 5) { steps += [.step("show", id), pause()] }
    return steps
  }

  /// What happens to the application while it has ads.
  private func phone() -> JSONTree {
    switch dice.number(below: 7) {
    case 6: .step("back", .bool(true))
    case 0..<2: .step("page", .bool(true))
    case 2: .step("quit", .bool(true))
    case 3..<5: .step("launch", .bool(true))
    default: .step("turn", .bool(true))
    }
  }

  /// Anything.
  func step() -> JSONTree {
    let unit = dice.pick(units)
    let id = unit["id"] ?? .null
    return switch dice.number(below: 31) {
    case 0..<4: .step("load", id)
    case 4: .step("request", id)
    case 5..<9: .step("show", id)
    case 9..<11: .step("dismiss", id)
    case 11..<13: .step("visible", dice.flag())
    case 13..<17: tap(unit)
    case 17..<20: .step("close", .bool(true))
    case 20: .step("forceClose", .bool(true))
    case 21: .step("background", .bool(true))
    case 22: .step("foreground", .bool(true))
    case 23..<26: pause()
    case 30: phone()
    case 26: .step("nextTimer", .bool(true))
    default: settings.change(of: unit) ?? pause()
    }
  }
}
