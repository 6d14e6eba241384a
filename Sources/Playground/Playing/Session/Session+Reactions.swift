import Publishing
import Scenarios
import Simulation
import UIKit

extension Session {
  /// Lets the application, and the layers before it, do what their scenario says whenever they hear something.
  func letAppReact() {
    AppReactions.shared.react = { [weak self] unit, news in
      MainActor.assumeIsolated { self?.react(to: .news(news), of: unit) }
    }
    Layers.shared.act = { [weak self] unit, news in
      MainActor.assumeIsolated { self?.layerActs(on: .news(news), of: unit) }
    }
  }

  /// The same as the user comes back to it.
  func comeBack() {
    guard Whereabouts.shared.isAway else { return }
    UIApplication.shared.enterForeground()
    for unit in scenario.adUnits {
      react(to: .foreground, of: unit.id)
      layerActs(on: .foreground, of: unit.id)
    }
  }

  private func react(to cue: Scenario.Reaction.Cue, of id: String) {
    guard let unit = scenario.unit(id) else { return }
    for reaction in unit.reacts where reaction.to == cue {
      follow(reaction, "the application goes on", by: .app) { [weak self] in
        self?.decide(reaction, for: reaction.unit ?? id)
      }
    }
  }

  private func layerActs(on cue: Scenario.Reaction.Cue, of id: String) {
    guard let unit = scenario.unit(id), let layer = Layers.shared[id]?.party else { return }
    for reaction in unit.layer?.reacts ?? [] where reaction.to == cue {
      follow(reaction, "the layer goes on", by: layer) { [weak self] in
        self?.decide(reaction, for: reaction.unit ?? id, by: layer)
      }
    }
  }

  private func follow(
    _ reaction: Scenario.Reaction, _ reason: String, by party: Party,
    _ body: @escaping @MainActor () -> Void
  ) {
    guard AppReactions.shared.mayReact() else { return }
    guard reaction.delay > .zero else { return body() }
    world.after(reaction.delay, reason, nil, by: party) { MainActor.assumeIsolated(body) }
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

  private func decide(_ reaction: Scenario.Reaction, for id: String, by layer: Party) {
    withUnit(id) { unit in
      world.journal.note(
        by: layer, "it decides by itself: \(reaction.deed.rawValue)", .layerDecided,
        data: [Fact.unit(unit.id)]
      ) { app.obeyLayer(reaction.deed, unit) }
    }
  }
}
