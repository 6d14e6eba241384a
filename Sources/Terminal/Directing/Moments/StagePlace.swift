import Scenarios
import StageUI

/// What the stage remembers of the phone: it belongs to a moment of the world.
struct StagePlace: Equatable, Sendable {
  var unit: String
  var focus: Target?
  var isAdScrolledAway: Bool
  var isOrderOfNextAd: Bool
}

extension Stage {
  var place: StagePlace {
    get {
      StagePlace(
        unit: unit, focus: focus, isAdScrolledAway: isAdScrolledAway,
        isOrderOfNextAd: isOrderOfNextAd)
    }
    set {
      (unit, focus) = (newValue.unit, newValue.focus)
      (isAdScrolledAway, isOrderOfNextAd) = (newValue.isAdScrolledAway, newValue.isOrderOfNextAd)
    }
  }
}
