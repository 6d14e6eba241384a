import Scenarios
import Screen
import StageUI
import Theming

extension StageWalk.Route {
  /// A short walk through each scenario of the library.
  package static func everywhere(seed: UInt64, steps: Int) -> [Self] {
    ScenarioLibrary.all.map { Self(scenario: $0.name, seed: seed, steps: steps) }
  }

  /// Long walks in windows of all shapes: with the lines as they are, and with any change to them.
  package static func long(seed: UInt64, steps: Int) -> [Self] {
    let names = ["storefront", "kinds-of-ads", "storefront", "kinds-of-ads", "storefront"]
    return zip(names, shapes).flatMap { name, size in
      [true, false].map {
        Self(scenario: name, seed: seed, steps: steps, size: size, changesLines: $0)
      }
    }
  }

  private static let shapes = [(80, 24), (120, 30), (60, 20), (160, 50), (180, 50)].map {
    Size(width: $0.0, height: $0.1)
  }
}

extension Property {
  /// Whatever is pressed or clicked on the stage, its observers see nothing wrong. Each number is a seed.
  package static let walk = Property(
    "whatever is done on the stage, it stays as it should", 1..<3
  ) { seed in
    let routes =
      StageWalk.Route.everywhere(seed: seed, steps: 60)
      + StageWalk.Route.long(seed: seed, steps: 200)
    for route in routes {
      if let complaint = try StageWalk.complaints(on: route).first {
        return .fails("\(route): \(complaint)")
      }
    }
    return .holds(times: routes.count)
  }
}

extension StageWalk {
  /// Walks to the end; returns the first complaints of all observers.
  package static func complaints(on route: Route) throws -> [String] {
    let walk = try StageWalk(route)
    // The last ones begin another world in the end.
    var observers: [any WalkObserver] = [
      RedrawObserver(), BoundsObserver(), OneAdObserver(), SettledObserver(),
      LoadsEndObserver(), ReplayObserver(), SizeObserver(),
    ]
    var complaints: [String] = []
    func ask(_ question: (inout any WalkObserver) throws -> [String]) rethrows {
      for place in observers.indices { complaints += try question(&observers[place]) }
    }
    for number in 1...route.steps {
      for place in observers.indices { observers[place].begin(walk) }
      // One picture for all, now before and now after time has passed.
      walk.step {
        guard walk.isBeforePause == number.isMultiple(of: 2) else { return }
        let frame = StageRenderer.render(walk.walked.stage, walk.walked.state, theme: .mono)
        ask { $0.look(walk, frame) }
      }
      if number.isMultiple(of: 10) { ask { $0.rest(walk) } }
      if let complaint = complaints.first {
        return ["after step \(number), \(walk.steps[number - 1].event): \(complaint)"]
      }
    }
    walk.finish()
    try ask { try $0.end(walk) }
    return complaints
  }
}
