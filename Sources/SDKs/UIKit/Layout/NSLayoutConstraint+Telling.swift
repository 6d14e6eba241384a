import Simulation

extension NSLayoutConstraint {
  /// UIKit prints "Unable to simultaneously satisfy constraints" with all that are involved.
  final func tellBroken() {
    isToldBroken = true
    var data: Fields = ["constraint": .string(text)]
    // Who forgets to switch this off gets the most of these notes.
    let fixed = [first, second].compactMap(\.item).compactMap { item -> String? in
      guard case .view(let view) = item, view !== host,
        view.translatesAutoresizingMaskIntoConstraints
      else { return nil }
      return className(of: view)
    }
    if let view = fixed.first { data["translatesAutoresizingMask"] = .string(view) }
    World.current.journal.note(
      by: .app, "constraints contradict each other; one was dropped", data: data)
  }
}
