import Observing
import Playing
import Simulation
import StageUI

// When the screen changes although nothing happens.
extension SessionDirector {
  /// While something waits, the clock shows every second; faster time is not shown more often.
  var nextTick: Instant? {
    guard lookBack == nil, session.world.timeline.nextTimer != nil else { return nil }
    let step = 1000 * max(1, Int(stage.speed.rounded(.up)))
    let since = (session.now - session.lastHappening).wholeMilliseconds
    return session.now + .milliseconds(step - since % step)
  }

  /// While an ad is in view that is not counted yet, its second fills.
  var nextQuarter: Instant? {
    guard let since = session.deviceSnapshot().adInViewSince else { return nil }
    let quarters = (session.now - since).wholeMilliseconds / 250
    return quarters < 3 ? since + .milliseconds(250) * (quarters + 1) : nil
  }
}
