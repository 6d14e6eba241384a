import Observing
import Simulation

/// The rows of both traces that are shown: those of the chosen unit, since only that one is asked
/// through the other interface, and of them what the filter lets through.
struct TwinRows {
  let view: TwinView
  /// Places among the rows of the diff.
  let places: [Int]

  /// Nil if the trace has one side.
  init?(_ scene: Scene) {
    guard scene.stage.showsInterfaces, case .played(let view) = scene.state.twin else { return nil }
    self.view = view
    let (filter, unit) = (TraceFilter(scene.stage.trace.filter), scene.state.unit)
    places = view.diff.rows.indices.filter { place in
      let (near, far) = Self.entries(place, view)
      return [near, far].compactMap(\.self).contains {
        $0.isAbout(unit: unit) && filter.fits($0)
      }
    }
  }

  static func entries(_ place: Int, _ view: TwinView) -> (near: Entry?, far: Entry?) {
    view.diff.rows[place].entries(of: view.diff, near: view.original)
  }

  /// Where the selected row is among the places; nil if the newest one is followed.
  func selected(in trace: Stage.TraceView) -> Int? {
    if let far = trace.far {
      return places.firstIndex { Self.entries($0, view).far?.number == far }
    }
    guard let number = trace.selected else { return nil }
    return places.lastIndex { (Self.entries($0, view).near?.number ?? .max) <= number }
  }

  /// Selects a row. One that the stage's own side does not have is selected with the one before it.
  func select(_ index: Int, in trace: inout Stage.TraceView) {
    let (near, far) = Self.entries(places[index], view)
    if let near {
      trace.selected = near.number
    } else {
      let before = places[...index].last { Self.entries($0, view).near != nil }
      trace.selected = before.flatMap { Self.entries($0, view).near?.number } ?? trace.selected
      trace.far = far?.number
    }
  }
}

extension Entry {
  /// Also true of what is about no ad.
  fileprivate func isAbout(unit: String) -> Bool {
    if ad != nil { return unitOfAd == unit }
    return data[.unit] ?? unit == unit
  }
}

extension Stage {
  /// Moves among the rows of both traces; false if the trace has one side.
  mutating func moveAmongBoth(by step: Int, _ state: StageState) -> Bool {
    guard let rows = TwinRows(Scene(self, state)) else { return false }
    guard let last = rows.places.indices.last else { return true }
    let next = max(0, (rows.selected(in: trace) ?? last) + step)
    if next >= last {
      trace.selected = nil
    } else {
      rows.select(next, in: &trace)
    }
    return true
  }
}
