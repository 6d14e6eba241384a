import GoogleMobileAds
import Scenarios
import Simulation

/// The controller from which a full-screen ad of Google's is presented.
struct Presenter {
  let controller: UIViewController
  /// Who has chosen one that the user does not see; nil if the user sees it.
  let chooser: Party?

  /// Presents from it: a wrong choice is no user's.
  @MainActor
  func present(_ ad: String, _ body: (UIViewController) -> Void) {
    guard let chooser else { return body(controller) }
    let isOfLayer = chooser.role == .layer
    let choice: Fields = [
      Fact.what(AppCall.show.rawValue), Fact.mode(LayerMistake.Manner.presents.rawValue),
    ]
    World.current.journal.note(
      by: chooser,
      "the \(isOfLayer ? "layer" : "application") presents from a controller that the user does not see",
      isOfLayer ? .layerErred : .appDecided, ad: ad,
      data: isOfLayer ? choice : [Fact.unit(AdName.unit(of: ad) ?? "")]
    ) { body(controller) }
  }
}

extension AppScreen {
  /// The controller for an ad of the unit, which was loaded on that page, if there was one: the application's choice, or
  /// that of the layer in its place.
  func presenter(
    of unit: String, _ presents: Scenario.Options.Presents?, atLoad: UIViewController?
  ) -> Presenter {
    let layer = Layers.shared[unit]
    let controller =
      switch layer?.presenting ?? presents?.choice ?? .top {
      case .top: top
      case .root: feed
      case .atLoad: atLoad ?? feed
      }
    let chooser = layer?.presenting == nil ? .app : layer?.party
    return Presenter(controller: controller, chooser: controller === top ? nil : chooser)
  }
}

extension Scenario.Options.Presents {
  fileprivate var choice: Layer.PresentingController {
    switch self {
    case .fromTheTop: .top
    case .fromTheRoot: .root
    case .fromTheLoad: .atLoad
    }
  }
}
