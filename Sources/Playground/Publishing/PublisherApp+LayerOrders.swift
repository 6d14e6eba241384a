package import Scenarios
import Simulation

/// What a layer before a unit orders by itself, past the application.
extension PublisherApp {
  /// Does what the layer of a unit decides by itself. The application does not know of it.
  package func obeyLayer(
    _ deed: Scenario.Reaction.Deed, _ unit: Scenario.Unit, isAgreed: Bool
  ) {
    guard !isOwn else { return }
    let player = player(of: unit)
    // What is about to cover the application is announced first.
    let isUnder =
      Covers.shared.ad != nil || World.current.journal.decidingCause?.newsForApp == .display
    if deed == .dismiss, player.place == .inApp, isUnder, !isAgreed, unit.id == screen.unitInFeed {
      hidden[unit.id] = World.current.journal.decidingLayer
    } else {
      mistake(ofLayers: deed, player, unit, isAgreed)?.note(of: unit.id)
    }
    if deed == .show { hidden[unit.id] = nil }
    switch deed {
    case .load:
      loads[unit.id, default: 0] += 1
      (asked[unit.id], askedByLayer[unit.id]) = (nil, World.current.timeline.now)
      load(unit, unit.options)
    case .show:
      let layer = Layers.shared[unit.id]
      let show = { self.showNow(unit, at: nil) }
      if let layer { layer.showByItself(unit.id, show) } else { show() }
    case .dismiss:
      if player.place == .overApp {
        endCover(of: unit.id)
      } else if unit.id == screen.unitInFeed {
        takeDown()
      }
    case .dispose:
      Layers.shared[unit.id]?.noteDisposal()
      player.take(.unit(.dispose))
    case .leave: leave(unit)
    case .page: turn(toPage: true)
    case .crash: crash(unit)
    case .resume:
      let cue = World.current.journal.decidingCause?.newsForApp
      resume(unit, isEnd: [.refusal, .failure, .closing, .close].contains(cue))
    }
  }

  /// Whether a layer has drawn the native ad in the feed, and the SDK has no view of it.
  package var drawsBesideTheSDK: Bool { screen.feed.handing == .never }

  private func mistake(
    ofLayers deed: Scenario.Reaction.Deed, _ player: any Player, _ unit: Scenario.Unit,
    _ isAgreed: Bool
  ) -> OrderMistake? {
    let isUnasked = !isAgreed
    switch deed {
    case .load:
      return player.mistakeOfLoading(
        asked: asked[unit.id] ?? askedByLayer[unit.id], isShown: isKnownToBeShown,
        isWanted: wanted.contains(unit.id))
    case .show:
      if player.place == .overApp, player.hasAd, isAway { return .whileAway }
      // A view that is not there is no mistake of its.
      guard !player.waitsInView || player.hasView || player.isLoading else { return nil }
      if let mistake = player.mistakeOfShowing(isCovered: isKnownToBeCovered) { return mistake }
      let isWanted = wanted.contains(unit.id)
      return isUnasked && !isWanted && (player.hasAd || player.hasView) ? .unasked : nil
    case .dismiss: return isUnasked && unit.id == screen.unitInFeed ? .takenDown : nil
    case .page: return isUnasked && !screen.hasPage && Covers.shared.ad == nil ? .covering : nil
    case .resume, .leave, .crash: return nil
    case .dispose:
      let hasSome = player.isLoading || player.hasAd || player.isShowing
      return isUnasked && hasSome ? .takenAway : nil
    }
  }

  /// A full-screen ad is gone: a layer that has hidden another ad under it puts that back within three seconds.
  package func coverEnded() {
    guard !hidden.isEmpty else { return }
    World.current.timeline.after(.seconds(3), isQuiet: true) { [weak self] in
      MainActor.assumeIsolated { self?.judgeHidden() }
    }
  }

  private func judgeHidden() {
    for (unit, layer) in hidden.sorted(by: { $0.key < $1.key }) where wanted.contains(unit) {
      OrderMistake.takenDown.note(of: unit, by: layer)
    }
    hidden = [:]
  }
}
