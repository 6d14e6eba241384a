/// The layers of the application's ad units.
package final class Layers {
  package static var shared: Layers { World.current.instance { Layers() } }

  private var byUnit: [String: Layer] = [:]

  /// The unit's layer; nil if its application talks to the SDK itself.
  subscript(unit: String) -> Layer? { byUnit[unit] }
  var isEmpty: Bool { byUnit.isEmpty }

  /// Puts a layer before the application. One that is there and has not changed keeps what it has.
  package func set(_ name: String?, _ mistakes: [LayerMistake], for unit: String) {
    if let known = byUnit[unit], known.party.name == name, known.mistakes == mistakes { return }
    byUnit[unit] = Layer(name, mistakes)
  }
}

extension Journal {
  /// Records that an SDK tells the application of one of its ads, and runs the telling: through the
  /// layer of the ad's unit, if it has one.
  package func tellApp(
    from: Party, _ message: String, _ sense: Sense, ad: String? = nil, data: Fields = .none,
    _ tell: @escaping () -> Void = {}
  ) {
    let layers = Layers.shared
    let unit = (ad ?? context.ad).flatMap(AdName.unit) ?? data[.unit]
    guard !layers.isEmpty, let unit, let layer = layers[unit] else {
      return callback(from: from, to: .app, message, sense, ad: ad, data: data, tell)
    }
    callback(from: from, to: layer.party, message, sense, ad: ad, data: data) {
      layer.pass(AppNews(sense, data), message, tell)
    }
  }
}
