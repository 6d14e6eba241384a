import Foundation
import GHAD
import Simulation

/// A service's timers, as the world's clock rings them.
struct ServiceTimers: GHADScheduler {
  var now: TimeInterval { Double(World.current.timeline.now.milliseconds) / 1000 }

  func after(
    _ delay: TimeInterval, for purpose: GHADTimerPurpose, _ action: @escaping () -> Void
  ) -> () -> Void {
    let world = World.current
    let delay = Duration.milliseconds(delay.wholeMilliseconds)
    let token = set(purpose, delay, in: world, action)
    return { [weak world] in world?.timeline.cancel(token) }
  }

  private func set(
    _ purpose: GHADTimerPurpose, _ delay: Duration, in world: World,
    _ action: @escaping () -> Void
  ) -> Timeline.Token {
    switch purpose {
    case .retry: world.after(delay, "tries again", .serviceRetryDue, by: .service, action)
    case .grace:
      world.after(
        delay, "no reward came after the ad", .serviceTimerRang, by: .service, action)
    case .patience:
      world.after(
        delay, "the show has waited long enough", .serviceTimerRang, by: .service, action)
    // Nothing hangs on it but a network that never answers.
    case .load:
      world.timeline.after(delay, isQuiet: true) { [weak world, context = world.journal.context] in
        world?.journal.within(context, action)
      }
    }
  }
}
