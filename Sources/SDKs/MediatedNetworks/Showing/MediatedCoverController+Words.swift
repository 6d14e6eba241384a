import Simulation
import UIKit

/// What it says of its countdown and of its reward.
extension MediatedCoverController {
  /// When what is counted down to comes, unless something interrupts it.
  var countdownEnd: Instant? {
    guard countdown.isRunning else { return nil }
    let isEarning = canEarn && !hasEnded && countdown.length != nil
    let moment = isEarning ? countdown.length.map { $0 + cover.rest } : countdown.closeAfter
    let left = (moment ?? .zero) - countdown.position(at: now)
    return left > .zero ? now + left : nil
  }

  func text(_ isClosable: Bool) -> String {
    let reward = cover.isRewarded ? cover.creative.reward : nil
    if skippedAt != nil || cover.isRewarded && !canEarn {
      return reward == nil ? "" : "Skipped: no reward"
    }
    if let reward, !hasEnded, let length = countdown.length {
      return MediatedWords.reward(reward, "in \(time(until: length + cover.rest))")
    }
    if isClosable || countdown.isStuck(at: now) {
      return reward.map { MediatedWords.reward($0, "earned") } ?? ""
    }
    return "Close in \(time(until: countdown.closeAfter))"
  }

  private func time(until moment: Duration) -> String {
    MediatedWords.time(countdown.seconds(until: moment, at: now))
  }
}
