import GoogleMobileAds
import Publishing
package import Scenarios
import Simulation

/// What the session does for each action.
extension Session {
  /// Does what the user does; the journal has it as an input.
  package func perform(_ action: Action) { drive(enter(action)) }

  /// Writes into the journal what the user does, and does it; returns what time must bring then.
  func enter(_ action: Action) -> Journey {
    let row = action.row
    world.journal.input(
      row.form.word, row.sense, ad: adConcerned(by: action), data: row.facts
    ) { obey(action) }
    let goal = goal(of: action)
    world.timeline.settle()
    return Journey(to: goal)
  }

  /// Whether an order for a unit reaches whoever asks for its ads: a screen of somebody else's may ask for its
  /// ads itself.
  package func takes(_ order: Action) -> Bool { app.takes(order) }

  private func obey(_ action: Action) {
    guard takes(action) else {
      return world.journal.note(by: .app, "the application's own screen decides that itself")
    }
    guard !hasEnded || isPossibleAtTheEnd(action) else {
      return noteEnded(action)
    }
    switch action {
    case .load(let id), .request(let id):
      withUnit(id) { unit in decided(action, for: unit) { load(unit) } }
    case .show(let id, let placement):
      withUnit(id) { unit in decided(action, for: unit) { app.show(unit, at: placement) } }
    case .dismiss(let id): app.dismiss(id)
    case .visible(let isVisible):
      if !isVisible { drag() }
      app.scroll(adIntoView: isVisible)
    case .page(let isOpen): app.turn(toPage: isOpen)
    case .form(let change): app.askForConsent(change)
    case .tap(let target, let ad): noteLeaving { tap(target, of: ad) }
    case .close: if hasEnded { launchAgain() } else { closeCover() }
    case .back: noteLeaving { goBack() }
    case .forceClose: takeCoverOff()
    case .background: leave()
    case .launch: launchAgain()
    case .foreground where hasEnded: launchAgain()
    case .foreground where !Whereabouts.shared.isAway:
      world.journal.note(by: .user, "the user is in the application already", .orderIgnored)
    case .foreground: comeBack()
    case .quit: quit()
    case .turn: turn()
    case .becomeActive where hasEnded: launchAgain()
    case .becomeActive:
      UIApplication.shared.enterBackground()
      comeBack()
      app.take(.becomeActive)
    case .advance, .nextTimer: break
    case .set(let change): set(change)
    case .changeAdInfo(let place, let price):
      withUnit(place.unit) { app.take(.changeAdInfo(slot: place.slot, price), for: $0) }
    case .expire(let place):
      withUnit(place.unit) { app.take(.expire(slot: place.slot), for: $0) }
    case .order(let order, let unit): withUnit(unit) { app.take(.unit(order), for: $0) }
    case .consent(let change): app.say(change)
    case .vip(let isVIP): app.setVIP(isVIP, for: Set(scenario.adUnits.map(\.asking.through)))
    }
  }

  /// Does it as the decision of the application's own code, where the unit says so.
  private func decided(_ action: Action, for unit: Scenario.Unit, _ body: () -> Void) {
    if unit.orders == .app { decides(action.word, for: unit, body) } else { body() }
  }

  /// What time must bring before the action is over.
  private func goal(of action: Action) -> Journey.Goal {
    switch action {
    case .load(let id):
      scenario.unit(id).map {
        .ad(of: $0, load: app.loads(of: $0) + 1, by: now + Self.longestLoad)
      } ?? .thisMoment
    case .advance(let duration): .moment(now + duration)
    case .nextTimer: world.timeline.nextTimer.map { .moment($0) } ?? .thisMoment
    default: .thisMoment
    }
  }

  /// The ad that the user means.
  private func adConcerned(by action: Action) -> String? {
    switch action {
    case .tap(_, let ad?): ad
    case .tap(.button, _): nil
    case .tap, .visible, .close, .back, .forceClose, .background, .foreground: adOnScreen
    default: nil
    }
  }
}
