import AdServing
import Simulation

/// An adapter that passes on what Google and another adapter say to each other, and may err on the way.
package protocol WrappingAdapter: MediationAdapter {
  /// Whether it calls Google on queues other than main.
  static var leavesMain: Bool { get }

  /// Whether it errs in what becomes of the answer to the other adapter's set-up.
  static var distortsSetUp: Bool { get }
  /// The other adapter has answered its set-up: passes that on with `answer`, as well as it can.
  static func setUpAnswered(_ answer: @escaping () -> Void)

  /// Around an adapter that was made for one load.
  init(around adapter: any MediationAdapter, _ place: PlaceOfAdapter)
}

/// Where an adapter stands among those that were made for the loads of one ad unit.
package struct PlaceOfAdapter {
  /// From 1.
  package let number: Int
  /// Whether none was made after it.
  package let isNewest: () -> Bool
  /// Called as what stands around it errs.
  package let errs: () -> Void

  package init(
    number: Int, isNewest: @escaping () -> Bool = { true }, errs: @escaping () -> Void = {}
  ) {
    (self.number, self.isNewest, self.errs) = (number, isNewest, errs)
  }
}

extension AdapterClassName {
  /// Nil if one of them is none that goes around an adapter.
  var wrappingClasses: [any WrappingAdapter.Type]? {
    let classes = wrappers.compactMap { LinkedClass.named($0) as? any WrappingAdapter.Type }
    return classes.count == wrappers.count ? classes : nil
  }
}

extension AdapterDirectory {
  /// Whether the class of this name is no adapter of its own, but errs around one.
  package static func onlyWraps(_ name: String) -> Bool {
    LinkedClass.named(name) is any WrappingAdapter.Type
  }

  /// Whether what errs around the adapter of this name calls Google on queues other than main.
  package static func leavesMain(_ name: String) -> Bool {
    AdapterClassName(name).wrappingClasses?.contains { $0.leavesMain } ?? false
  }
}

extension AdapterDirectory {
  /// Passes on the answer to the set-up of the class of this name, through all that errs around it.
  static func passSetUp(of name: String, _ answer: @escaping () -> Void) {
    let parts = AdapterClassName(name)
    let wrappers = parts.wrappingClasses ?? []
    for (wrapper, name) in zip(wrappers, parts.wrappers) where wrapper.distortsSetUp {
      MadeMistakes.shared.met(name)
    }
    wrappers.reversed().reduce(answer) { answer, wrapper in { wrapper.setUpAnswered(answer) } }()
  }
}

extension AdapterClass {
  /// Asks `type` whatever is asked of a class, and puts each adapter of it into a wrapper.
  func wrapped(in wrapper: any WrappingAdapter.Type, named name: String) -> AdapterClass {
    let counts = Counts(name)
    return AdapterClass(type: type) { line, request in
      wrapper.init(around: make(line, request), counts.next(of: line.id?.unit))
    }
  }

  private final class Counts {
    private let name: String
    private var made: [String?: Int] = [:]

    init(_ name: String) { self.name = name }

    func next(of unit: String?) -> PlaceOfAdapter {
      let number = made[unit, default: 0] + 1
      made[unit] = number
      let newest = { self.made[unit] == number }
      return PlaceOfAdapter(number: number, isNewest: newest) { [name] in
        MadeMistakes.shared.met(name)
      }
    }
  }
}
