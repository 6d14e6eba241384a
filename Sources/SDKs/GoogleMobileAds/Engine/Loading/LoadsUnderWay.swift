import Simulation

/// The loads that wait for an answer. Nobody else keeps them, and they end with the application.
final class LoadsUnderWay {
  static var shared: LoadsUnderWay { World.current.instance { LoadsUnderWay() } }

  /// What lets go of each.
  private var endings: [ObjectIdentifier: () -> Void] = [:]

  deinit {
    for end in endings.values { end() }
  }

  func add<Load: AnyObject>(_ load: Load, end: @escaping (Load) -> Void) {
    endings[ObjectIdentifier(load)] = { end(load) }
  }

  func remove(_ load: AnyObject) { endings[ObjectIdentifier(load)] = nil }
}
