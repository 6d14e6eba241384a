import Foundation
import Simulation
import Testing
import UIKit

/// Questions to the user.
@Suite(.serialized) @MainActor struct AlertTests {
  private let page = UIViewController()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    World.begin(seed: 7)
    window.rootViewController = page
    window.makeKeyAndVisible()
  }

  private func buttons(_ view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `an answer takes the alert away and is heard once it is gone`(
    _ style: UIAlertController.Style
  ) throws {
    var heard: [String] = []
    let alert = UIAlertController(title: "Coins", message: "Watch an ad?", preferredStyle: style)
    alert.addAction(
      UIAlertAction(title: "Watch", style: .default) { [page] action in
        heard.append("\(action.title ?? ""), \(page.presentedViewController == nil)")
      })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    page.present(alert, animated: true)
    #expect(buttons(alert.view).map(\.currentTitle) == ["Watch", "No"])
    try #require(buttons(alert.view).first).sendActions(for: .touchUpInside)
    #expect(heard == ["Watch, true"])
  }

  @Test func `an answer without a handler only closes the alert`() throws {
    let alert = UIAlertController(title: nil, message: "Sorry", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: false)
    #expect(page.presentedViewController === alert)
    try #require(buttons(alert.view).first).sendActions(for: .touchUpInside)
    #expect(page.presentedViewController == nil)
  }
}
