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
    AppReactions.shared.comeBack = { [weak self] in
      MainActor.assumeIsolated {
        for unit in self?.scenario.adUnits ?? [] { self?.react(to: .foreground, of: unit.id) }
      }
    }
    app.onOrder = { [weak self] call, unit in
      self?.react(to: .call(call), of: unit)
      self?.layerActs(on: .call(call), of: unit)
    }
    app.onPage = { [weak self] isOpen in self?.allReact(to: isOpen ? .page : .pageClosed) }
    Layers.shared.crash = { [weak self] in MainActor.assumeIsolated { self?.crash() } }
    Layers.shared.act = { [weak self] unit, news in
      MainActor.assumeIsolated { self?.layerActs(on: .news(news), of: unit) }
    }
  }

  /// The same as the user comes back to it.
  func comeBack() {
    guard Whereabouts.shared.isAway else { return }
    UIApplication.shared.enterForeground()
    allReact(to: .foreground)
  }

  /// The user leaves the application.
  func leave() {
    guard !Whereabouts.shared.isAway else { return }
    UIApplication.shared.enterBackground()
    hasLeft()
  }

  /// Does what may lead the user elsewhere.
  func noteLeaving(_ body: () -> Void) {
    let wasAway = Whereabouts.shared.isAway
    body()
    if !wasAway, Whereabouts.shared.isAway { hasLeft() }
  }

  private func hasLeft() {
    allReact(to: .background)
  }

  /// What happens to the application itself is heard with all units: by its own code, and by the layers.
  func allReact(to cue: Scenario.Reaction.Cue) {
    for unit in scenario.adUnits {
      let isKept = cue == .start && Layers.shared[unit.id]?.keepsStart(of: unit.id) == true
      if !isKept { react(to: cue, of: unit.id) }
      layerActs(on: cue, of: unit.id)
    }
  }

  func react(to cue: Scenario.Reaction.Cue, of id: String) {
    guard let unit = scenario.unit(id) else { return }
    follow(unit.reacts, to: cue, of: id, "the application", by: .app) { [weak self] reaction in
      self?.decide(reaction, for: reaction.unit ?? id)
    }
  }

  func layerActs(on cue: Scenario.Reaction.Cue, of id: String) {
    guard let unit = scenario.unit(id), let layer = Layers.shared[id] else { return }
    let isConfined = unit.layer?.loses.isEmpty == true && !layer.actsNow(for: id)
    follow(
      isConfined ? [] : unit.layer?.reacts ?? [], to: cue, of: id, "the layer", by: layer.party
    ) { [weak self] reaction in
      self?.decide(
        reaction, for: reaction.unit ?? id, by: layer.party, isAgreed: unit.layer?.isAgreed == true)
    }
    if cue == .news(.close) { app.coverEnded() }
  }

  private func follow(
    _ reactions: [Scenario.Reaction], to cue: Scenario.Reaction.Cue, of id: String, _ name: String,
    by party: Party, _ body: @escaping @MainActor (Scenario.Reaction) -> Void
  ) {
    let all = AppReactions.shared
    for (number, reaction) in reactions.enumerated() {
      let habit = AppReactions.Habit(of: id, by: party, number: number)
      if cue == .news(.ad), reaction.to == .news(.refusal) { all.forget(habit) }
      guard reaction.to == cue, isToFollow(reaction, habit, name), all.mayReact() else { continue }
      // What covers the screen as an ad is announced would be under it: such a thing takes a moment longer.
      let least: Duration =
        cue == .news(.display) && [.page, .show].contains(reaction.deed) ? .milliseconds(1) : .zero
      let delay = max(least, reaction.delay(after: all.deeds(habit)))
      all.count(habit)
      guard delay > .zero else {
        body(reaction)
        continue
      }
      let isStillTrue = condition(of: cue, id)
      world.after(delay, "\(name) goes on", nil, by: party) {
        MainActor.assumeIsolated { if isStillTrue() { body(reaction) } }
      }
    }
  }

  /// Whoever waits does so until the answer comes, and for that of the newest load.
  private func condition(
    of cue: Scenario.Reaction.Cue, _ id: String
  ) -> @MainActor () -> Bool {
    guard cue == .waiting, let unit = scenario.unit(id) else { return { true } }
    let load = app.loads(of: unit)
    return { [weak self] in
      guard let app = self?.app else { return false }
      return app.isLoading(unit) && app.loads(of: unit) == load
    }
  }

  /// Whoever has tried often enough says once that they give up.
  private func isToFollow(
    _ reaction: Scenario.Reaction, _ habit: AppReactions.Habit, _ name: String
  ) -> Bool {
    let deeds = AppReactions.shared.deeds(habit)
    guard let most = reaction.most, deeds >= most else { return true }
    if deeds == most {
      AppReactions.shared.count(habit)
      world.journal.note(by: habit.party, "\(name) tries no more: its limit is \(most)")
    }
    return false
  }

  private func decide(_ reaction: Scenario.Reaction, for id: String) {
    withUnit(id) { unit in
      decides(reaction.deed.rawValue, for: unit) {
        switch reaction.deed {
        case .load: load(unit)
        case .show: app.show(unit)
        case .dismiss: app.dismiss(id)
        case .dispose: app.take(.unit(.dispose), for: unit)
        case .resume: app.resume(unit, isEnd: reaction.to.isEnd)
        case .leave: noteLeaving { app.leave(unit) }
        case .page: app.turn(toPage: true)
        case .crash: app.crash(unit)
        }
      }
    }
  }

  private func decide(
    _ reaction: Scenario.Reaction, for id: String, by layer: Party, isAgreed: Bool
  ) {
    withUnit(id) { unit in
      world.journal.note(
        by: layer,
        reaction.deed == .crash
          ? "its own code throws an exception" : "it decides by itself: \(reaction.deed.rawValue)",
        .layerDecided,
        data: isAgreed ? [Fact.unit(unit.id), Fact.mode("agreed")] : [Fact.unit(unit.id)]
      ) { noteLeaving { app.obeyLayer(reaction.deed, unit, isAgreed: isAgreed) } }
    }
  }
}
