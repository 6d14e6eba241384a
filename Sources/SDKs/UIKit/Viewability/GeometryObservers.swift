/// Who wants to hear when something changed that may change which part of a view can be seen.
struct GeometryObservers {
  private var handlers: [(number: Int, handler: () -> Void)] = []
  private var lastNumber = 0

  var isEmpty: Bool { handlers.isEmpty }

  mutating func add(_ handler: @escaping () -> Void) -> GeometryToken {
    lastNumber += 1
    handlers.append((lastNumber, handler))
    return GeometryToken(number: lastNumber)
  }

  mutating func remove(_ token: GeometryToken) {
    handlers.removeAll { $0.number == token.number }
  }

  var all: [(number: Int, handler: () -> Void)] { handlers }

  func contains(_ number: Int) -> Bool { handlers.contains { $0.number == number } }
}

/// Somebody's wish to hear of changes.
package struct GeometryToken: Hashable, Sendable {
  let number: Int
}

extension UIApplication {
  /// Has `handler` called, at once and in the order of asking, whenever something changed that may
  /// change a view's `visibleFraction`. It may not have changed.
  package func observeGeometry(_ handler: @escaping () -> Void) -> GeometryToken {
    geometry.add(handler)
  }

  /// Ends what `observeGeometry(_:)` began, in the midst of a change too.
  package func stopObservingGeometry(_ token: GeometryToken) {
    geometry.remove(token)
  }

  final func geometryDidChange() {
    guard !geometry.isEmpty else { return }
    for (number, handler) in geometry.all where geometry.contains(number) { handler() }
  }
}
