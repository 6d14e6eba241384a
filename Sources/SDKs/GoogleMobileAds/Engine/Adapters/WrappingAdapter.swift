import AdServing

/// An adapter that passes on what Google and another adapter say to each other, and may err on the way.
package protocol WrappingAdapter: MediationAdapter {
  /// Whether it calls Google on queues other than main.
  static var leavesMain: Bool { get }

  /// Around an adapter that was made for one load; `number` is its place among those of the ad unit, from 1.
  init(around adapter: any MediationAdapter, number: Int)
}

extension AdapterClassName {
  var wrappingClass: (any WrappingAdapter.Type)? {
    wrapper.flatMap(LinkedClass.named) as? any WrappingAdapter.Type
  }
}

extension AdapterDirectory {
  /// Whether the class of this name is no adapter of its own, but errs around one.
  package static func onlyWraps(_ name: String) -> Bool {
    LinkedClass.named(name) is any WrappingAdapter.Type
  }

  /// Whether what errs around the adapter of this name calls Google on queues other than main.
  package static func leavesMain(_ name: String) -> Bool {
    AdapterClassName(name).wrappingClass?.leavesMain ?? false
  }
}

extension AdapterClass {
  /// Asks `type` whatever is asked of a class, and puts each adapter of it into a wrapper.
  func wrapped(in wrapper: any WrappingAdapter.Type) -> AdapterClass {
    let counts = Counts()
    return AdapterClass(type: type) { line, request in
      wrapper.init(around: make(line, request), number: counts.next(of: line.id?.unit))
    }
  }

  private final class Counts {
    private var made: [String?: Int] = [:]

    func next(of unit: String?) -> Int {
      made[unit, default: 0] += 1
      return made[unit, default: 0]
    }
  }
}
