// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// Answers a moment later, by a timer of the real clock.
public final class RealTimerCustomEvent: MannerCustomEvent {
  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in answer.call() }
  }
}
