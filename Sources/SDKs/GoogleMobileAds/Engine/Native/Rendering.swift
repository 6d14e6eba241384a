import Simulation

/// What Google has attached to an ad's view, so that it can be removed again.
@MainActor
final class Rendering {
  private(set) weak var view: UIView?
  /// The network's AdChoices view, if Google put it there.
  weak var adChoices: UIView?
  /// What the adapter was given to draw AdChoices into, if anything.
  weak var slot: UIView?
  /// The views in the ad's view before the adapter was told of it.
  var viewsBefore: Set<ObjectIdentifier> = []
  /// AdChoices, if the adapter has added it.
  weak var added: UIView?
  private var recognizers: [UITapGestureRecognizer] = []
  private var watcher: ViewabilityWatcher?

  init(view: UIView) {
    self.view = view
  }

  func watchTaps(on assetView: UIView, _ tapped: @escaping @MainActor (UIView) -> Void) {
    let recognizer = UITapGestureRecognizer { $0.view.map(tapped) }
    // Labels and pictures let taps through unless told otherwise.
    assetView.isUserInteractionEnabled = true
    assetView.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  func watchVisibility(
    _ counting: CountingMoment?, _ seen: @escaping @MainActor () -> Void
  ) {
    guard let view else { return }
    watcher = ViewabilityWatcher(
      view: view, by: .google, counting: counting ?? .halfForASecond, onImpression: seen)
  }

  func detach() {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
    watcher?.invalidate()
    watcher = nil
  }
}
