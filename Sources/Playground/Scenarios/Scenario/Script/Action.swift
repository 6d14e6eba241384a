package import Simulation

/// What a user, or a script, can do to the simulated phone. Each action is in the journal as an
/// input; repeating them at the same moments gives the same journal.
package enum Action: Equatable, Sendable {
  /// Requests an ad and lets time pass until it has come or failed.
  case load(unit: String)
  /// Requests an ad.
  case request(unit: String)
  /// Puts the newest ad of the unit on the screen, perhaps at a named placement.
  indirect case show(unit: String, placement: String? = nil)
  /// Takes the unit's ad off the screen.
  case dismiss(unit: String)
  /// Scrolls the ad into view, or out of it.
  case visible(Bool)
  /// Touches part of an ad; of the one on the screen if none is named.
  case tap(Target, ad: String? = nil)
  /// Closes what covers the application.
  case close
  /// Removes what covers the application, whatever it says, as a real user could by leaving the
  /// app.
  case forceClose
  /// Leaves the application, and comes back.
  case background
  case foreground
  /// Lets time pass.
  case advance(Duration)
  /// Lets time pass until the next timer rings.
  case nextTimer
  /// Changes a unit's settings or options.
  indirect case set(Change)
  /// The loaded ad of a slot becomes worth something else.
  indirect case changeAdInfo(SlotPlace, Price)
  /// The loaded ad of a slot becomes too old.
  indirect case expire(SlotPlace)
  /// The application wants something else of a unit.
  case order(UnitOrder, unit: String)
  /// Leaves the application and comes back at once.
  case becomeActive
  /// Whether the user pays for an application without ads that nobody asked for.
  case vip(Bool)

  /// A slot of a unit.
  package struct SlotPlace: Equatable, Sendable {
    package let unit: String
    /// Its label.
    package let slot: String

    package init(unit: String, slot: String) {
      self.unit = unit
      self.slot = slot
    }
  }
}

// MARK: - What it means

extension Action {
  /// Whether it orders the built-in feed, or what plays its units, to do something.
  package var isOfFeed: Bool {
    switch self {
    case .load, .request, .show, .dismiss, .visible, .order: true
    case .tap, .close, .forceClose, .background, .foreground, .becomeActive, .advance, .nextTimer,
      .set, .changeAdInfo, .expire, .vip:
      false
    }
  }

  /// Its word in the journal and in scripts.
  package var word: String { form.word }

  /// Its sense, for any unit or ad.
  package var sense: Sense {
    switch self {
    case .load, .request: .adWanted
    case .show: .showWanted
    case .dismiss: .dismissWanted
    case .visible(let isVisible): isVisible ? .scrolledBack : .scrolledAway
    case .tap(.close, _), .close: .coverClosed
    case .tap: .tapped
    case .forceClose: .coverForced
    case .background: .left
    case .foreground, .becomeActive: .cameBack
    case .advance, .nextTimer: .timePassed
    case .set: .settingChanged
    case .changeAdInfo, .expire: .offerChanged
    case .order(let order, _): order.sense
    case .vip: .membershipChanged
    }
  }

  /// The facts beside the word, so that the journal alone says what was done.
  package var facts: Fields {
    switch self {
    case .load(let unit), .request(let unit), .show(let unit, nil), .dismiss(let unit),
      .order(_, let unit):
      ["unit": .string(unit)]
    case .show(let unit, let placement?):
      ["unit": .string(unit), "placement": .string(placement)]
    case .changeAdInfo(let place, let price):
      ["unit": .string(place.unit), "slot": .string(place.slot), "price": .string(price.text)]
    case .expire(let place): ["unit": .string(place.unit), "slot": .string(place.slot)]
    case .vip(let isVIP): ["vip": .bool(isVIP)]
    case .visible(let isVisible): ["visible": .bool(isVisible)]
    case .tap(let target, let ad):
      ad.map { ["ad": .string($0), "target": .string(target.rawValue)] }
        ?? ["target": .string(target.rawValue)]
    case .advance(let duration): ["by": .int(duration.wholeMilliseconds)]
    case .close, .forceClose, .background, .foreground, .becomeActive, .nextTimer: .none
    case .set(let change): change.facts
    }
  }

  /// The action in a journal entry; nil for an entry that is not an input, or is unknown here.
  package init?(_ entry: Entry) {
    guard entry.kind == .input, let form = Form.all.first(where: { $0.word == entry.message }),
      let action = form.replayed(entry.data)
    else { return nil }
    self = action
  }
}
