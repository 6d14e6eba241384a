import Simulation

/// Handlers for changes that may affect which part of a view can be seen.
struct GeometryObservers {
  /// In the order of their numbers.
  private var handlers: [(number: Int, handler: () -> Void)] = []
  private var lastNumber = 0

  var isEmpty: Bool { handlers.isEmpty }

  mutating func add(_ handler: @escaping () -> Void) -> GeometryToken {
    lastNumber += 1
    handlers.append((lastNumber, handler))
    return GeometryToken(number: lastNumber)
  }

  mutating func remove(_ token: GeometryToken) {
    if let place = place(of: token.number) { handlers.remove(at: place) }
  }

  var all: [(number: Int, handler: () -> Void)] { handlers }

  func contains(_ number: Int) -> Bool { place(of: number) != nil }

  private func place(of number: Int) -> Int? {
    var (low, high) = (0, handlers.count)
    while low < high {
      let middle = (low + high) / 2
      if handlers[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < handlers.count && handlers[low].number == number ? low : nil
  }
}

/// Identifies a handler for changes.
package struct GeometryToken: Hashable, Sendable {
  let number: Int
}

extension UIApplication {
  /// Calls `handler`, at once and in the order of registration, whenever something changed that may
  /// affect a view's `visibleFraction`. It may not have changed. What follows is about the ad for which it was
  /// registered: another one's page may have left.
  package func observeGeometry(_ handler: @escaping () -> Void) -> GeometryToken {
    let context = World.current.journal.context
    guard context.ad != nil else { return geometry.add(handler) }
    return geometry.add {
      let journal = World.current.journal
      journal.within(context.because(of: journal.context), handler)
    }
  }

  /// Ends what `observeGeometry(_:)` began, even in the middle of a change.
  package func stopObservingGeometry(_ token: GeometryToken) {
    geometry.remove(token)
  }

  final func geometryDidChange() {
    guard !geometry.isEmpty else { return }
    for (number, handler) in geometry.all where geometry.contains(number) { handler() }
  }
}
