// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Dispatch
import GoogleMobileAds

/// Waits on main for what only main could bring.
public final class HangingCustomEvent: MannerCustomEvent {
  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      answer.call()
      done.signal()
    }
    done.wait()
  }
}
