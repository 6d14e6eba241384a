import JSON
import Simulation

// The actions that concern one slot of a unit whose ads an arbiter chooses.

extension Action.Form {
  static let changeAdInfo = Self(
    word: "changeAdInfo", written: .fields,
    value: .object(
      "The loaded ad of a slot becomes worth something else.",
      place + [.required("price", Codec<Price>.price.schema("What it is worth now."))]),
    read: { (place) throws(JSONError) in
      var object = try place.value.object()
      let slot = try slot(place, &object)
      let price = try object.required("price").price()
      try object.finish()
      return .changeAdInfo(slot, price)
    },
    replayed: { facts in
      guard let place = Action.SlotPlace(facts),
        let price = facts.string("price").flatMap(Price.init(reading:))
      else { return nil }
      return .changeAdInfo(place, price)
    })

  static let expire = Self(
    word: "expire", written: .fields,
    value: .object("The loaded ad of a slot becomes too old.", place),
    read: { (place) throws(JSONError) in
      var object = try place.value.object()
      let slot = try slot(place, &object)
      try object.finish()
      return .expire(slot)
    },
    replayed: { Action.SlotPlace($0).map { .expire($0) } })

  private static let place: [Schema.Property] = [
    .required("unit", .reference("unitName", "The unit.")),
    .required("slot", .text("The label of the slot.")),
  ]

  private static func slot(
    _ place: Place, _ object: inout JSONObjectReader
  ) throws(JSONError) -> Action.SlotPlace {
    let id = try object.required("unit").unit(in: place.units, of: [.arbiter])
    let slots = place.units.first { $0.id == id }?.asking.arbitration?.slots ?? []
    let label = try object.required("slot").one(of: slots.map(\.label))
    return .init(unit: id, slot: label)
  }
}

extension Action.SlotPlace {
  fileprivate init?(_ facts: Fields) {
    guard let unit = facts.string("unit"), let slot = facts.string("slot") else { return nil }
    self.init(unit: unit, slot: slot)
  }
}
