import JSON
package import Simulation

/// What a user, or a script, can do to the simulated phone. Each action is in the journal as an
/// input; repeating them at the same moments gives the same journal.
///
/// A word of scripts is a case, its form in the list, and its row: all in this file. What the session does for
/// it stands in `Session+Acting.swift`.
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
  /// Opens a page of the application's own over its feed, or closes it.
  case page(Bool)
  /// Has the application ask for consent, in another way than before if that is said.
  indirect case form(Fields)
  /// Touches part of an ad; of the one on the screen if none is named.
  case tap(Target, ad: String? = nil)
  /// Closes what covers the application.
  case close
  /// Removes what covers the application, whatever it says, as a real user could by leaving the
  /// app.
  case forceClose
  /// Presses the button that goes back, as phones with Android have it.
  case back
  /// Leaves the application, and comes back.
  case background
  case foreground
  /// Ends the application, and starts it again.
  case quit
  case launch
  /// Turns the phone.
  case turn
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
  /// What holds for the user's data changes, choice by choice; null for what is no longer said.
  indirect case consent(Fields)

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

  /// Everything about one action but what the session does for it.
  package struct Row: Sendable {
    package let form: Form
    /// Its sense, for any unit or ad.
    package let sense: Sense
    /// The facts beside the word, so that the journal alone says what was done.
    package var facts = Fields.none
    /// What the user did, as people read it; nil where the words depend on more than the action.
    package var sentence: Sentence?
    /// Whether it orders the built-in feed, or what plays its units, to do something.
    package var isOfFeed = false
  }
}

// MARK: - The rows

extension Action {
  package var row: Row {
    switch self {
    case .load(let unit):
      .ofUnit(.load, .adWanted, unit, Sentence("you requested an ad for \(unit)"))
    case .request(let unit):
      .ofUnit(.request, .adWanted, unit, Sentence("you requested an ad for \(unit)"))
    case .show(let unit, nil):
      .ofUnit(.show, .showWanted, unit, Sentence("you showed the ad for \(unit)"))
    case .show(let unit, let placement?):
      Row(
        form: .show, sense: .showWanted,
        facts: ["unit": .string(unit), "placement": .string(placement)],
        sentence: Sentence("you showed the ad for \(unit) at \(placement)"), isOfFeed: true)
    case .dismiss(let unit):
      .ofUnit(
        .dismiss, .dismissWanted, unit, Sentence("you took the ad for \(unit) off the screen"))
    case .visible(let isVisible):
      Row(
        form: .visible, sense: isVisible ? .scrolledBack : .scrolledAway,
        facts: ["visible": .bool(isVisible)],
        sentence: isVisible
          ? Sentence("you scrolled the ad back into view")
          : Sentence("you scrolled the ad out of view"),
        isOfFeed: true)
    case .page(let isOpen):
      Row(
        form: .page, sense: .pageWanted, facts: ["page": .bool(isOpen)],
        sentence: isOpen
          ? Sentence("you opened a page of the app") : Sentence("you closed the app's page"),
        isOfFeed: true)
    case .form(let change):
      Row(
        form: .form, sense: .formWanted, facts: change,
        sentence: Sentence("you had the app ask for consent"),
        isOfFeed: true)
    case .tap(let target, let ad):
      Row(
        form: .tap, sense: target == .close ? .coverClosed : .tapped,
        facts: ad.map { ["ad": .string($0), "target": .string(target.rawValue)] }
          ?? ["target": .string(target.rawValue)])
    case .close: Row(form: .close, sense: .coverClosed)
    case .back:
      Row(form: .back, sense: .backPressed, sentence: Sentence("you pressed the back button"))
    case .forceClose:
      Row(form: .forceClose, sense: .coverForced, sentence: Sentence("you forced it closed"))
    case .background: Row(form: .background, sense: .left, sentence: Sentence("you left the app"))
    case .foreground:
      Row(form: .foreground, sense: .cameBack, sentence: Sentence("you came back to the app"))
    case .quit: Row(form: .quit, sense: .quitWanted, sentence: Sentence("you ended the app"))
    case .launch:
      Row(form: .launch, sense: .cameBack, sentence: Sentence("you started the app again"))
    case .turn: Row(form: .turn, sense: .turned, sentence: Sentence("you turned the phone"))
    case .becomeActive:
      Row(
        form: .becomeActive, sense: .cameBack, sentence: Sentence("you left the app and came back"))
    case .advance(let duration):
      Row(form: .advance, sense: .timePassed, facts: ["by": .int(duration.wholeMilliseconds)])
    case .nextTimer:
      Row(form: .nextTimer, sense: .timePassed, sentence: Sentence("you skipped to the next timer"))
    case .set(let change): Row(form: .set, sense: .settingChanged, facts: change.facts)
    case .changeAdInfo(let place, let price):
      Row(
        form: .changeAdInfo, sense: .offerChanged,
        facts: [
          "unit": .string(place.unit), "slot": .string(place.slot), "price": .string(price.text),
        ], sentence: Sentence("you made the ad of \(place.slot) worth \(price.text)"))
    case .expire(let place):
      Row(
        form: .expire, sense: .offerChanged,
        facts: ["unit": .string(place.unit), "slot": .string(place.slot)],
        sentence: Sentence("you let the ad of \(place.slot) grow too old"))
    case .order(let order, let unit):
      .ofUnit(.order(order), order.row.sense, unit, order.row.sentence(unit))
    case .vip(let isVIP):
      Row(
        form: .vip, sense: .membershipChanged, facts: ["vip": .bool(isVIP)],
        sentence: isVIP ? Sentence("you became a VIP") : Sentence("you are no VIP any more"))
    case .consent(let facts):
      Row(
        form: .consent, sense: .settingChanged, facts: facts,
        sentence: Sentence("you changed what holds for your data"))
    }
  }

  /// Its word in the journal and in scripts.
  package var word: String { row.form.word }
  package var facts: Fields { row.facts }

  /// The action in a journal entry; nil for an entry that is not an input, or is unknown here.
  package init?(_ entry: Entry) {
    guard entry.kind == .input, let form = Form.all.first(where: { $0.word == entry.message }),
      let action = form.replayed(entry.data)
    else { return nil }
    self = action
  }
}

extension Action.Row {
  /// What the feed is told to do with one unit.
  fileprivate static func ofUnit(
    _ form: Action.Form, _ sense: Sense, _ unit: String, _ sentence: Sentence
  ) -> Self {
    Self(
      form: form, sense: sense, facts: ["unit": .string(unit)], sentence: sentence, isOfFeed: true)
  }
}

// MARK: - How they are written

extension Action.Form {
  static let all =
    [
      load, request, show, dismiss, visible, page, form, tap, advance, nextTimer, close, back,
      forceClose, background, foreground, quit, launch, turn, becomeActive, set, changeAdInfo,
      expire, vip,
      consent,
    ] + UnitOrder.allCases.map(order)

  fileprivate static let load = ofUnit(
    "load", "Requests an ad and lets time pass until it has loaded or failed."
  ) { .load(unit: $0) }
  fileprivate static let request = ofUnit("request", "Requests an ad and does not wait for it.") {
    .request(unit: $0)
  }
  fileprivate static let show = Self(
    word: "show", written: .fact("unit", beside: "placement"),
    value: .reference("unitName", "Puts the newest loaded ad of the unit on the screen."),
    read: { (place) throws(JSONError) in
      .show(unit: try place.value.unit(in: place.units), placement: try place.beside?.string())
    },
    replayed: { facts in
      facts.string("unit").map { .show(unit: $0, placement: facts.string("placement")) }
    })
  fileprivate static let dismiss = ofUnit("dismiss", "Takes the unit's ad off the screen.") {
    .dismiss(unit: $0)
  }
  fileprivate static let visible = flag(
    "visible", "False scrolls the ad out of view, true back."
  ) { .visible($0) }
  fileprivate static let page = flag(
    "page", "True opens a page of the app's own over its feed, false closes it."
  ) { .page($0) }
  fileprivate static let tap = Self(
    word: "tap", written: .fact("target", beside: "ad"),
    value: .reference("target", "Taps a part of the ad on the screen, or an app's own button."),
    read: { (place) throws(JSONError) in
      .tap(
        try place.value.target(), ad: try place.beside?.adName(in: place.units))
    },
    replayed: { facts in facts.word("target").map { .tap($0, ad: facts.string("ad")) } })
  fileprivate static let advance = Self(
    word: "advance", written: .time("by"),
    value: .reference("duration", "Lets this much time pass."),
    read: { (place) throws(JSONError) in .advance(try place.value.duration()) },
    replayed: { $0.int("by").map { .advance(.milliseconds($0)) } })
  fileprivate static let nextTimer = plain(
    "nextTimer", "Lets time pass until the next timer fires.", .nextTimer)
  fileprivate static let close = plain("close", "Closes what covers the application.", .close)
  fileprivate static let back = plain(
    "back", "Presses the button that goes back: closes what can be closed, or leaves.", .back)
  fileprivate static let forceClose = plain(
    "forceClose", "Forces what covers the application off the screen, as a user does by quitting.",
    .forceClose)
  fileprivate static let background = plain("background", "Leaves the application.", .background)
  fileprivate static let foreground = plain(
    "foreground", "Returns to the application.", .foreground)
  fileprivate static let quit = plain(
    "quit", "Ends the application: all that it has in memory is gone.", .quit)
  fileprivate static let launch = plain("launch", "Starts the application again.", .launch)
  fileprivate static let turn = plain("turn", "Turns the phone.", .turn)
  fileprivate static let becomeActive = plain(
    "becomeActive", "Leaves the application and comes back at once.", .becomeActive)
  fileprivate static let set = Self(
    word: "set", written: .settings,
    value: .reference("change", "Changes a setting from the next request on."),
    read: { (place) throws(JSONError) in
      .set(try Change(reading: place.value, in: place.units))
    },
    replayed: { Change($0).map { .set($0) } })
  fileprivate static let vip = flag(
    "vip", "Whether the user pays for an app without ads nobody asked for."
  ) { .vip($0) }
  fileprivate static func order(_ order: UnitOrder) -> Self {
    ofUnit(order.rawValue, order.row.summary, of: order.row.kinds) {
      .order(order, unit: $0)
    }
  }
}
