import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor struct VisibilityTests {
    enum Situation: CaseIterable {
      case plain, hidden, parentHidden, parentTransparent, noWindow, emptyView
      case clippedByParent, stickingOutOfParent, scrolledHalfAway, overTheEdge, beyondTheEdge
      case underFullScreen, underSheet, inFullScreen, dismissedAgain, inBackground, backAgain
    }

    @Test(
      arguments: zip(
        Situation.allCases,
        [1, 0, 0, 0, 0, 0, 0.5, 1, 0.5, 0.25, 0, 0, 1, 1, 1, 0, 1]))
    func `the visible share is what is left after clipping and covering`(
      situation: Situation, share: Double
    ) {
      let phone = Phone()
      let parent = phone.add(UIView())
      let view = phone.add(UIView(), to: parent)
      let other = UIViewController()
      switch situation {
      case .plain: break
      case .hidden: view.isHidden = true
      case .parentHidden: parent.isHidden = true
      case .parentTransparent: parent.alpha = 0
      case .noWindow: parent.removeFromSuperview()
      case .emptyView: view.frame.size = .zero
      case .clippedByParent:
        parent.clipsToBounds = true
        view.frame.origin.x = 50
      case .stickingOutOfParent: view.frame.origin.x = 50
      case .scrolledHalfAway:
        let scroll = phone.add(UIScrollView())
        scroll.addSubview(view)
        scroll.contentOffset = CGPoint(x: 0, y: 50)
      case .overTheEdge: parent.frame.origin = CGPoint(x: -50, y: -50)
      case .beyondTheEdge: parent.frame.origin = CGPoint(x: 390, y: 0)
      case .underFullScreen: phone.root.present(other, animated: false)
      case .underSheet:
        other.modalPresentationStyle = .pageSheet
        phone.root.present(other, animated: false)
      case .inFullScreen:
        other.view.addSubview(view)
        phone.root.present(other, animated: false)
      case .dismissedAgain:
        phone.root.present(other, animated: false)
        other.dismiss(animated: false)
      case .inBackground: UIApplication.shared.enterBackground()
      case .backAgain:
        UIApplication.shared.enterBackground()
        UIApplication.shared.enterForeground()
      }
      #expect(view.visibleFraction == share)
    }

    @Test func `an observer is told of each change that may matter until it stops`() {
      let phone = Phone()
      var told = 0
      let token = UIApplication.shared.observeGeometry { told += 1 }
      func isTold(_ change: () -> Void) -> Bool {
        let before = told
        change()
        return told > before
      }
      let scroll = UIScrollView(frame: square)
      let view = UIView(frame: square)
      #expect(!isTold { scroll.addSubview(view) }, "nothing of it is in a window")
      #expect(isTold { phone.root.view.addSubview(scroll) })
      #expect(isTold { scroll.contentOffset.y = 10 })
      #expect(isTold { view.frame.size.width = 10 })
      #expect(!isTold { view.frame.size.width = 10 }, "it has that width already")
      #expect(isTold { view.alpha = 0.5 })
      #expect(isTold { view.isHidden = true })
      #expect(isTold { view.removeFromSuperview() })
      #expect(isTold { phone.root.present(UIViewController(), animated: true) })
      #expect(isTold { phone.root.dismiss(animated: true) })
      #expect(isTold { UIApplication.shared.enterBackground() })
      #expect(isTold { UIApplication.shared.enterForeground() })
      #expect(isTold { phone.window.isHidden = true })
      UIApplication.shared.stopObservingGeometry(token)
      #expect(!isTold { phone.window.isHidden = false })
    }
  }
}
