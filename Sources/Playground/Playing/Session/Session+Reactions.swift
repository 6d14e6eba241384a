import Publishing
import Scenarios
import Simulation
import UIKit

extension Session {
  /// Lets the application do what its scenario says whenever it hears something.
  func letAppReact() {
    AppReactions.shared.react = { [weak self] unit, news in
      MainActor.assumeIsolated { self?.react(to: .news(news), of: unit) }
    }
  }

  /// The same as the user comes back to it.
  func comeBack() {
    guard Whereabouts.shared.isAway else { return }
    UIApplication.shared.enterForeground()
    for unit in scenario.adUnits { react(to: .foreground, of: unit.id) }
  }

  private func react(to cue: Scenario.Reaction.Cue, of id: String) {
    for reaction in scenario.unit(id)?.reacts ?? [] where reaction.to == cue {
      guard AppReactions.shared.mayReact() else { return }
      guard reaction.delay > .zero else {
        decide(reaction, for: reaction.unit ?? id)
        continue
      }
      world.after(reaction.delay, "the application goes on", nil, by: .app) { [weak self] in
        MainActor.assumeIsolated { self?.decide(reaction, for: reaction.unit ?? id) }
      }
    }
  }

  private func decide(_ reaction: Scenario.Reaction, for id: String) {
    withUnit(id) { unit in
      decides(reaction.deed.rawValue, for: unit) {
        switch reaction.deed {
        case .load: app.load(unit)
        case .show: app.show(unit)
        case .dismiss: app.dismiss(id)
        case .dispose: app.take(.unit(.dispose), for: unit)
        }
      }
    }
  }
}
