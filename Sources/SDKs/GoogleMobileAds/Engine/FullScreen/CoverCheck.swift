import Simulation

/// Compares what was said about a full-screen ad with what is on the screen, and notes any
/// difference. Begins when the ad is announced.
@MainActor final class CoverCheck {
  private let state: () -> FullScreenPresentation.State?
  private weak var presenter: UIViewController?
  private let context = World.current.journal.context
  private let watch = BlankScreenWatch()
  private var left: ScreenLeftWatch?

  /// `state` is what has been said about the ad so far; nil once it is gone.
  init(over presenter: UIViewController?, state: @escaping () -> FullScreenPresentation.State?) {
    self.presenter = presenter
    self.state = state
    checkThatItCame()
    checkThatItLeft()
  }

  /// Whether anything of it was seen: a page that it is to stand on is none of it.
  var hasCome: Bool {
    let standsOnPage = presenter?.presentingViewController != nil
    return watch.hasCome && (!standsOnPage || presenter?.presentedViewController != nil)
  }

  /// The ad was said to be gone, or not to have come.
  func end() {
    left?.end()
  }

  /// Networks may take a moment to fill the screen; after a second it counts as blank.
  private func checkThatItCame() {
    after(.seconds(1)) { [watch] check in
      guard let blank = watch.end(), check?.state() == .shown else { return }
      check?.note(blank.rawValue, violation: .blankScreen)
    }
  }

  /// An adapter has a second to report that its ad is gone.
  private func checkThatItLeft() {
    left = ScreenLeftWatch { [weak self] in
      // Its adapter cannot know that the application has taken away what the ad stands on.
      if let presenter = self?.presenter, presenter.viewIfLoaded?.window == nil {
        self?.note(
          "the application dismissed the controller under the ad, and the ad with it",
          violation: .presenterDismissed)
        return
      }
      self?.after(.seconds(1)) { check in
        guard !ScreenLeftWatch.isCovered, let state = check?.state(),
          [.shown, .dismissing].contains(state)
        else { return }
        check?.note("the ad is gone from the screen, and nobody said so", .leftUntold)
      }
    }
  }

  private func after(_ delay: Duration, _ body: @escaping @MainActor (CoverCheck?) -> Void) {
    World.current.timeline.after(delay, isQuiet: true) { [weak self] in
      MainActor.assumeIsolated { body(self) }
    }
  }

  private func note(_ text: String, _ sense: Sense? = nil, violation: Violation? = nil) {
    World.current.journal.within(context) {
      if let sense {
        World.current.journal.note(by: .google, text, sense)
      } else {
        World.current.journal.note(by: .google, text, violation: violation)
      }
    }
  }
}
