// A loader hands its listener the very request that it was asked with, by which adapters find who asked.
extension StandInWriter {
  /// The classes of what a load is given and a listener is handed, each with the property that keeps it.
  func askedWith(_ place: Place) -> [(type: String, property: String)] {
    guard place.isAd, place.isClass else { return [] }
    let told = Set(
      lives.slots(of: place.path).flatMap { lives.calls(of: $0.listener) }
        .flatMap(\.call.parameters).flatMap(\.type.names))
    let loads = place.type.members.filter { $0.kind == .func && !$0.isStatic }
      .compactMap(InterfaceCall.init).filter { CallRole($0) == .load }
    let types = Set(loads.flatMap(\.parameters).compactMap { kept($0, told) })
    return types.sorted().map { ($0, Self.property(for: $0)) }
  }

  /// The statements that keep what a load is given.
  func keepingAsked(_ call: InterfaceCall, _ place: Place) -> [String] {
    let types = Set(askedWith(place).map(\.type))
    return call.parameters.compactMap { parameter in
      kept(parameter, types).map { "\(Self.property(for: $0)) = \(parameter.name)" }
    }
  }

  private func kept(_ parameter: InterfaceCall.Parameter, _ told: Set<String>) -> String? {
    guard case .named(let name, _) = parameter.type.bare, told.contains(name),
      module.type(name)?.kind == .class, !lives.isAd(name)
    else { return nil }
    return name
  }

  private static func property(for type: String) -> String {
    "madeUpAsked\(type.replacing(".", with: ""))"
  }
}
