import AdServing
import JSON

extension Scenario.Arbitration {
  /// Units whose ads an arbiter chooses.
  static let form = UnitForm(
    formats: [.interstitial, .rewarded], name: "arbiterUnit",
    summary: "An ad unit whose ads are loaded by several SDKs, and chosen by an arbiter.",
    properties: {
      [.required("slots", .array("The SDKs that load an ad each.", of: .reference("slot")))]
        + settings.properties
    },
    read: { (object, format) throws(JSONError) in .arbiter(try Self(from: &object, format)) },
    choosyWords: { $0.arbitration?.choosyWords ?? [] },
    changes: "Changes one setting of a slot, or of a unit that has slots.",
    tables: [.slots, .arbitration, .units],
    places: [.optional("slot", .text("The label of the slot; all slots when left out."))],
    placeRules: [.init(key: "slot", anyOf: ChangeTable.slots.properties.map(\.key))],
    place: { (asking, object) throws(JSONError) in
      let labels = asking.arbitration?.slots.map(\.label) ?? []
      return Change.Place(slot: try object.optional("slot")?.one(of: labels))
    },
    objection: { unit, change, place in
      if place.slot != nil, Scenario.Slot.settings[change.key] == nil {
        return .init("\"\(change.key)\" is of the whole unit; leave out \"slot\"")
      }
      let canBe = unit.asking.arbitration?.canBeTheExample(unit.format) ?? false
      return change.isSeedMode && !canBe ? .init(seedModeNeeds) : nil
    },
    apply: { change, asking in asking.arbitration?.apply(change) })

  private init(from object: inout JSONObjectReader, _ format: Scenario.Format) throws(JSONError) {
    try Self.settings.read(&self, from: &object)
    let node = try object.required("slots")
    var labels: Set<String> = []
    for element in try node.array() {
      let slot = try Scenario.Slot(reading: element)
      guard labels.insert(slot.label).inserted else {
        throw element.refusal("another slot already has the label \"\(slot.label)\"")
      }
      slots.append(slot)
    }
    guard mode == .good || canBeTheExample(format) else { throw node.refusal(Self.seedModeNeeds) }
  }
}

extension Scenario.Arbitration {
  /// Whether it can be in seed mode: the published example loads one interstitial of CloudX and one
  /// of LevelPlay.
  func canBeTheExample(_ format: Scenario.Format) -> Bool {
    format == .interstitial && slots.count == 2
      && Set(slots.map(\.platform)) == Scenario.Vendor.ofPublishedController
  }

  private static let seedModeNeeds =
    #""mode": "seed" is an interstitial with one "cloudX" slot and one "levelPlay" slot"#
}

// MARK: - What a script can change

extension Scenario.Arbitration {
  private mutating func apply(_ change: Change) {
    let what = change.what
    guard let setting = Scenario.Slot.settings[what.key] else {
      Self.settings[what.key]?.apply(what.value, to: &self)
      return
    }
    for place in slots.indices where change.slot == nil || slots[place].label == change.slot {
      setting.apply(what.value, to: &slots[place])
    }
  }
}

extension Scenario.Slot {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    let vendors = Codec<Scenario.Vendor>.vendor(in: .slots)
    let platform = try vendors.read(try object.required("platform"))
    let labelNode = try object.required("label")
    self.init(platform, label: try labelNode.string())
    guard label.contains(where: { !$0.isWhitespace }) else {
      throw labelNode.problem("a label that is not empty", found: label)
    }
    try Self.settings.read(&self, from: &object)
    try object.finish()
  }
}
