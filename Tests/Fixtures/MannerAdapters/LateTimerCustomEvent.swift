// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// Answers long after anybody's patience has ended, by a timer of the real clock.
public final class LateTimerCustomEvent: MannerCustomEvent {
  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    _ = Timer.scheduledTimer(withTimeInterval: 600, repeats: false) { _ in answer.call() }
  }
}
