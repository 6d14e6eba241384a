import Scenarios

/// Random actions of a user of a screen that asks for its ads itself: its buttons, the ads that come, and
/// anything else in between. Nothing is closed by force, since an application cannot know of that.
struct RandomTouches: RandomDeeds {
  let buttons: [String]
  let units: [JSONTree]
  let settings: RandomSettings
  let pauses: Pauses
  let dice: Dice

  var steps: [JSONTree] { [pause()] + (0..<(1 + dice.number(below: 4))).flatMap { _ in round() } }

  /// Presses a button, watches what comes of it, taps it and leaves it, now and then with something left out
  /// or added.
  private func round() -> [JSONTree] {
    var steps = dice.isOne(in: 6) ? [] : [press()]
    if !dice.isOne(in: 6) { steps.append(pause()) }
    if dice.isOne(in: 3) { steps += [tap(dice.pick(units)), pause()] }
    if dice.isOne(in: 4) { steps.append(step()) }
    if !dice.isOne(in: 4) { steps.append(.step("close", .bool(true))) }
    if dice.isOne(in: 2) { steps.append(pause()) }
    return steps
  }

  func step() -> JSONTree {
    switch dice.number(below: 20) {
    case 0..<7: press()
    case 7..<9: tap(dice.pick(units))
    case 9..<12: .step("close", .bool(true))
    case 12: .step("background", .bool(true))
    case 13: .step("foreground", .bool(true))
    case 14: .step("nextTimer", .bool(true))
    case 15..<19: pause()
    default: settings.change(of: dice.pick(units)) ?? pause()
    }
  }

  private func press() -> JSONTree {
    guard !buttons.isEmpty else { return tap(dice.pick(units)) }
    return .step("tap", .string(Target.button(dice.pick(buttons)).rawValue))
  }
}
