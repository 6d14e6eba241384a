// An ad that is shown in a view of somebody else's: of the network's, which gets the ad, or one that it is
// loaded into or made for.
extension StandInWriter {
  /// Shows the ad that a view is given, by a call or when it is made.
  func holding(_ call: InterfaceCall, _ place: Place) -> [String] {
    guard place.isClass, place.isView, !place.isAd else { return [] }
    return call.parameters.filter { lives.isAdType($0.type) }.prefix(1).map {
      show($0.name, $0.type, call.message, in: place)
    }
  }

  /// The same for a property that gets the ad; nil for any other.
  func holding(_ property: InterfaceDeclaration, _ type: InterfaceType, _ place: Place) -> String? {
    guard place.isClass, place.isView, !place.isAd, property.isSettable, !property.isStatic,
      type.isOptional, lives.isAdType(type)
    else { return nil }
    return show(property.name, type, property.name, in: place)
  }

  private func show(
    _ ad: String, _ type: InterfaceType, _ message: String, in place: Place
  ) -> String {
    let isClass = type.names.contains { module.type($0)?.kind == .class }
    let ad = isClass ? "\(ad)\(type.isOptional ? "?" : "")" : "(\(ad) as? any LivingAd)?"
    return "\(ad).madeUp.show(\"\(message)\", in: self, isWhole: \(isWhole(place)))"
  }

  /// Shows the ad in the view that it is loaded into, or made for.
  func showing(_ call: InterfaceCall, _ ad: Place) -> [String] {
    call.parameters.filter { $0.isView && !$0.type.isOptional }.prefix(1).map {
      "madeUp.show(\"\(call.message)\", in: \($0.name), isWhole: \(isWhole(ad)))"
    }
  }

  private func isWhole(_ place: Place) -> Bool { !place.path.words.contains("native") }
}
