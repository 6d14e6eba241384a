import Scenarios
import AdServing
import Observing
import Simulation

/// Which of a banner's ads is on view, and when the next one comes.
struct BannerTurn: Equatable {
  let number: Int
  /// In whole seconds; nil where none is due.
  let secondsToNext: Int?

  init?(_ state: StageState) {
    guard state.format == .banner, let ad = state.ad,
      let number = AdName(ad.name)?.number
    else { return nil }
    self.number = number
    secondsToNext = Self.timeToNext(ad, state).map { Int($0 / .seconds(1)) }
  }

  private static func timeToNext(_ ad: AdRecord, _ state: StageState) -> Duration? {
    guard let refresh = state.options.refresh, let loaded = ad.life.visit(.loaded) else {
      return nil
    }
    let due: Instant = loaded.occasion.time + refresh
    let left: Duration = due - state.clock
    return left > .zero ? left : nil
  }
}
