import StageUI

extension StageEffect {
  /// Whether it does something in the world, or lets time pass in it.
  var isAct: Bool {
    switch self {
    case .perform, .reload, .showWhenLoaded, .jumpToNextTimer, .tellNext, .playStory: true
    case .setPaused(let isPaused): !isPaused
    case .setSpeed, .move, .wish: false
    }
  }
}
