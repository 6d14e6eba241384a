import Simulation

extension Fields {
  /// The objects in a list; none if it is no list of objects.
  func objects(_ name: String) -> [Fields] {
    guard case .list(let list) = self[name] else { return [] }
    return list.compactMap { if case .fields(let fields) = $0 { fields } else { nil } }
  }
}
