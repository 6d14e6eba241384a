// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// Answers half a second later, by a timer of the real clock: long after threads had their turn, on a
/// busy machine, too.
public final class RealTimerCustomEvent: MannerCustomEvent {
  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in answer.call() }
  }
}
