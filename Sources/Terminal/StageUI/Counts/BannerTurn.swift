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
      let number = Int(ad.name.split(separator: "#").last ?? "")
    else { return nil }
    self.number = number
    secondsToNext = state.options.refresh.flatMap { refresh in
      ad.life.visit(.loaded).map { $0.occasion.time + refresh - state.now }
    }.flatMap { $0 > .zero ? Int($0 / .seconds(1)) : nil }
  }
}
