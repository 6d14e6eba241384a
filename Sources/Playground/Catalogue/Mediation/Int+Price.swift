extension Int {
  /// Micros of a dollar as a price: cents, and smaller parts if there are any.
  package var price: String {
    let (dollars, micros) = quotientAndRemainder(dividingBy: 1_000_000)
    var places = String(micros)
    places = String(repeating: "0", count: Swift.max(0, 6 - places.count)) + places
    while places.count > 2, places.last == "0" { places.removeLast() }
    return "$\(dollars.grouped).\(places)"
  }

  /// The same in another currency; nil for dollars.
  package func price(in currency: String?) -> String {
    currency.map { "\($0) \(price.dropFirst())" } ?? price
  }
}
