package import Catalogue
package import Observing
import Scenarios

/// What a slot's next ad is worth while it is being typed.
package struct PriceRoom: ValueRoom {
  package static let card = RoomCard(
    "price", title: "a price",
    explanation: "What a slot's next ad is worth, in its platform's unit.", place: .footer,
    isForSnapshots: false)

  let slot: Int
  package var text: String
  package var isReplaced = true

  init(slot: Int, text: String) {
    self.slot = slot
    self.text = text
  }

  package func sheet(_ state: StageState) -> Sheet {
    let settings = settings(state)
    return .price(
      slot: settings?.label ?? "", isPerThousand: settings?.platform.countsThousands ?? false)
  }

  package func effects(_ scene: Scene) -> [StageEffect]? {
    guard let price = typedPrice, let slot = settings(scene.state)?.label else { return nil }
    let change = Change(unit: scene.stage.unit, slot: slot, .init(slot: \.price, price))
    return [.perform(.set(change))] + scene.stage.requestAnew(scene.state)
  }

  package var refusal: News { .notAPrice(text) }

  /// Nothing is a price that is missing; nil is a text that is no price.
  private var typedPrice: Price?? {
    let typed = text.filter { $0 != " " }.trimmingPrefix("$")
    if typed.isEmpty { return .some(nil) }
    return Price(reading: typed.lowercased()).map { .some($0) }
  }

  private func settings(_ state: StageState) -> Scenario.Slot? {
    guard let slots = state.arbitration?.slots, slots.indices.contains(slot) else { return nil }
    return slots[slot]
  }
}

extension Stage {
  /// Opens the footer for what an ad is worth: the chosen slot's where an arbiter chooses, otherwise a
  /// line's.
  mutating func editPrice(_ state: StageState) -> [StageEffect] {
    guard state.through.staged.hasPrices else { return edit(.ecpm, state) }
    if !(room.room is ArbiterRoom) { open(room: ArbiterRoom.card.name, state) }
    return editPrice(ofSlot: slotInRoom, state)
  }

  /// Opens the footer for what the next ad of a slot is worth.
  mutating func editPrice(ofSlot slot: Int, _ state: StageState) -> [StageEffect] {
    guard let slots = state.arbitration?.slots, slots.indices.contains(slot) else { return [] }
    keep(PriceRoom(slot: slot, text: slots[slot].price?.text ?? ""))
    return []
  }
}
