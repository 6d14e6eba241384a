import Observing
import Publishing
import Scenarios
import Simulation
import UIKit

/// The end of the application, and its next start.
extension Session {
  /// Starts it.
  func startApp() {
    app.launch(withGoogle: scenario.adUnits.contains { $0.asking.through.observed.hasGoogle })
    for unit in scenario.adUnits { app.failStart(of: unit) }
    guard !world.journal.isMuted else { return }
    allReact(to: .start)
  }

  /// Whether a user can do that although the application has ended.
  func isPossibleAtTheEnd(_ action: Action) -> Bool {
    switch action {
    case .launch, .foreground, .close, .becomeActive, .advance, .nextTimer, .set, .consent, .vip,
      .changeAdInfo, .expire:
      true
    default: false
    }
  }

  /// What is on the screen is not the application: a tap on its ad meets nothing.
  func noteEnded(_ action: Action) {
    let text = "the application has ended: start it first"
    if case .tap = action {
      world.journal.note(by: .user, text, .tapMissed)
    } else {
      world.journal.note(by: .user, text)
    }
  }

  /// The application ends, whoever ends it: it has nothing any more, and hears no more of its ads. Servers, and
  /// what the phone stores, go on.
  func quit() {
    noteEnd()
    var old: PublisherApp? = app
    world.endProcess()
    deployment = Deployment()
    deployment.deploy(scenario)
    app = PublisherApp(ownScreen: scenario.app)
    UIApplication.shared.enterBackground()
    // What ends with it has nothing more to say.
    withExtendedLifetime(old) {}
    World.outside { old = nil }
    letAppReact()
    (hasEnded, lastSnapshot) = (true, nil)
  }

  private func noteEnd() {
    let journal = world.journal
    journal.note(by: .app, "the application has ended", .appEnded)
    for ad in ledgers.ads where ad.isAlive {
      journal.note(by: .app, "\(ad.name) has ended with it", .appEnded, ad: ad.name)
    }
  }

  /// The user starts it again, or comes back to it if it has not ended.
  func launchAgain() {
    guard hasEnded else { return comeBack() }
    hasEnded = false
    UIApplication.shared.enterForeground()
    app.sayAgain()
    startApp()
  }

  static let crashText = "nobody catches the exception: the application ends"

  /// An exception that nobody has caught ends the application: nobody in it does anything more.
  func crash() {
    guard !world.journal.isMuted else { return }
    world.journal.note(by: .app, Self.crashText)
    world.journal.isMuted = true
    // It is about no ad, and follows from nothing.
    world.timeline.after(.zero) { [weak self] in
      MainActor.assumeIsolated {
        self?.world.journal.isMuted = false
        self?.quit()
      }
    }
  }

  /// The phone is turned: whoever builds the screen anew does so.
  func turn() { allReact(to: .turn) }

  /// The application's code, or the user, asks for an ad.
  func load(_ unit: Scenario.Unit) {
    app.load(unit)
    react(to: .waiting, of: unit.id)
    layerActs(on: .waiting, of: unit.id)
  }
}
