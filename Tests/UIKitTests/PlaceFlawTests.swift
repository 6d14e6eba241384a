import Testing
import UIKit

extension UIKitTests {
  @MainActor struct PlaceFlawTests {
    enum Situation: CaseIterable {
      case good, underOpaque, underClear, underDeafClear, underPassing, cutInHalf, inDeaf, outside
      case inScroll, hidden, underSheet, beyondTheEdge
    }

    private final class Passing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private nonisolated static let all = CGRect(x: 0, y: 0, width: 390, height: 800)

    private func flaws(_ situation: Situation) -> [PlaceFlaw] {
      let phone = Phone()
      let parent = phone.add(UIView())
      let view = phone.add(UIView(), to: parent)
      switch situation {
      case .good: break
      case .underOpaque:
        let bar = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 50))
        bar.backgroundColor = .systemBackground
        phone.root.view.addSubview(bar)
      case .underClear: phone.root.view.addSubview(UIView(frame: Self.all))
      case .underDeafClear:
        let over = UIView(frame: Self.all)
        over.isUserInteractionEnabled = false
        phone.root.view.addSubview(over)
      case .underPassing: phone.root.view.addSubview(Passing(frame: Self.all))
      case .cutInHalf:
        parent.clipsToBounds = true
        parent.frame.size.height = 50
      case .inDeaf: parent.isUserInteractionEnabled = false
      case .outside: parent.frame.size = .zero
      case .inScroll:
        let scroll = phone.add(UIScrollView())
        scroll.addSubview(view)
        scroll.contentOffset = CGPoint(x: 0, y: 50)
      case .hidden:
        parent.isUserInteractionEnabled = false
        parent.isHidden = true
      case .underSheet:
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        phone.root.present(sheet, animated: false)
      case .beyondTheEdge:
        parent.isUserInteractionEnabled = false
        parent.frame.origin = CGPoint(x: 390, y: 0)
      }
      return view.placeFlaws
    }

    @Test(
      arguments: zip(
        Situation.allCases,
        [
          [], [.covered(by: CGRect(x: 0, y: 50, width: 390, height: 50), share: 0.5)],
          [.untouchable(.clearView(all))], [], [], [.cut(share: 0.5)], [.untouchable(.deaf)],
          [.untouchable(.outside)], [], [], [], [],
        ] as [[PlaceFlaw]]))
    func `what covers a view, cuts it, or takes its taps is a flaw, unless it is hidden altogether`(
      situation: Situation, expected: [PlaceFlaw]
    ) {
      #expect(flaws(situation) == expected)
    }
  }
}
