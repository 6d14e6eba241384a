import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor final class AnimationTests {
    private let phone = Phone()
    private var told: [String] = []
    private var timeline: Timeline { World.current.timeline }

    private func end(_ name: String) -> (Bool) -> Void {
      { [unowned self] isFinished in told.append("\(name) \(isFinished)") }
    }

    @Test func `changes are there at once, and the end comes with the clock`() {
      let view = phone.add(UIView())
      UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: end("fade"))
      #expect(view.alpha == 0 && told == [])
      timeline.advance(by: .milliseconds(299))
      #expect(told == [])
      timeline.advance(by: .milliseconds(1))
      #expect(told == ["fade true"])
    }

    @Test func `a delay comes before the duration`() {
      UIView.animate(
        withDuration: 0.2, delay: 0.5, options: .curveEaseIn, animations: {},
        completion: end("slow"))
      UIView.animate(
        withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: {}, completion: end("spring"))
      timeline.advance(by: .milliseconds(699))
      #expect(told == ["spring true"])
      timeline.advance(by: .milliseconds(1))
      #expect(told == ["spring true", "slow true"])
    }

    @Test func `without a duration it ends after the present call, and repeating it never ends`() {
      UIView.animate(withDuration: 0, animations: {}, completion: end("none"))
      UIView.animate(
        withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse], animations: {},
        completion: end("pulse"))
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 9, animations: {}, completion: end("long"))
      }
      #expect(told == [] && UIView.areAnimationsEnabled)
      timeline.advance(by: .zero)
      #expect(told == ["none true", "long true"])
      timeline.advance(by: .seconds(10))
      #expect(told.count == 2)
    }

    @Test func `a transition puts one view in the place of another`() {
      let (old, new) = (phone.add(UIView()), UIView())
      UIView.transition(from: old, to: new, duration: 0.1, completion: end("turned"))
      #expect(old.superview == nil && new.superview === phone.root.view)
      UIView.transition(
        from: new, to: old, duration: 0.1, options: .showHideTransitionViews)
      #expect(new.isHidden && new.superview != nil)
      UIView.transition(with: new, duration: 0.2, options: .transitionCrossDissolve) {
        new.isHidden = false
      }
      #expect(!new.isHidden)
      timeline.advance(by: .milliseconds(100))
      #expect(told == ["turned true"])
    }
  }
}
