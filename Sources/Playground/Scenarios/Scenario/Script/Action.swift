import JSON
package import Simulation

/// What a user, or a script, can do to the simulated phone. Each action is in the journal as an
/// input; repeating them at the same moments gives the same journal.
package enum Action: Equatable, Sendable {
  /// Requests an ad and lets time pass until it has come or failed.
  case load(unit: String)
  /// Requests an ad.
  case request(unit: String)
  /// Puts the newest ad of the unit on the screen.
  case show(unit: String)
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
}

// MARK: - What it means

extension Action {
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
    case .foreground: .cameBack
    case .advance, .nextTimer: .timePassed
    case .set: .settingChanged
    }
  }

  /// The facts beside the word, so that the journal alone says what was done.
  package var facts: Fields {
    switch self {
    case .load(let unit), .request(let unit), .show(let unit), .dismiss(let unit):
      ["unit": .string(unit)]
    case .visible(let isVisible): ["visible": .bool(isVisible)]
    case .tap(let target, let ad):
      ad.map { ["ad": .string($0), "target": .string(target.rawValue)] }
        ?? ["target": .string(target.rawValue)]
    case .advance(let duration): ["by": .int(duration.wholeMilliseconds)]
    case .close, .forceClose, .background, .foreground, .nextTimer: .none
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

// MARK: - How it is written

extension Action {
  /// How one kind of action is written: its word, and the value after the word.
  struct Form: Sendable {
    let word: String
    /// The schema of the value.
    let value: Schema
    /// Reads the action from a script. Some words can be combined with an ad.
    let read: @Sendable (Place) throws(JSONError) -> Action
    /// The action for the journal's facts; nil if they are not sufficient.
    let replayed: @Sendable (Fields) -> Action?

    /// Where an action is in a script.
    struct Place {
      let value: JSONNode
      let units: [Scenario.Unit]
      let ad: String?
    }

    static let all = [
      load, request, show, dismiss, visible, tap, advance, nextTimer, close, forceClose,
      background, foreground, set,
    ]
  }

  private var form: Form {
    switch self {
    case .load: .load
    case .request: .request
    case .show: .show
    case .dismiss: .dismiss
    case .visible: .visible
    case .tap: .tap
    case .advance: .advance
    case .nextTimer: .nextTimer
    case .close: .close
    case .forceClose: .forceClose
    case .background: .background
    case .foreground: .foreground
    case .set: .set
    }
  }
}

extension Action.Form {
  fileprivate static let load = ofUnit(
    "load", "Requests an ad and lets time pass until it has loaded or failed."
  ) { .load(unit: $0) }
  fileprivate static let request = ofUnit("request", "Requests an ad and does not wait for it.") {
    .request(unit: $0)
  }
  fileprivate static let show = ofUnit(
    "show", "Puts the newest loaded ad of the unit on the screen."
  ) {
    .show(unit: $0)
  }
  fileprivate static let dismiss = ofUnit("dismiss", "Takes the unit's ad off the screen.") {
    .dismiss(unit: $0)
  }
  fileprivate static let visible = Self(
    word: "visible", value: .flag("False scrolls the ad out of view, true back."),
    read: { (place) throws(JSONError) in .visible(try place.value.bool()) },
    replayed: { $0.bool("visible").map { .visible($0) } })
  fileprivate static let tap = Self(
    word: "tap", value: .word("Taps a part of the ad on the screen.", Target.self),
    read: { (place) throws(JSONError) in
      .tap(try place.value.word(of: Target.self), ad: place.ad)
    },
    replayed: { facts in facts.word("target").map { .tap($0, ad: facts.string("ad")) } })
  fileprivate static let advance = Self(
    word: "advance", value: .reference("duration", "Lets this much time pass."),
    read: { (place) throws(JSONError) in .advance(try place.value.duration()) },
    replayed: { $0.int("by").map { .advance(.milliseconds($0)) } })
  fileprivate static let nextTimer = plain(
    "nextTimer", "Lets time pass until the next timer fires.", .nextTimer)
  fileprivate static let close = plain("close", "Closes what covers the application.", .close)
  fileprivate static let forceClose = plain(
    "forceClose", "Forces what covers the application off the screen, as a user does by quitting.",
    .forceClose)
  fileprivate static let background = plain("background", "Leaves the application.", .background)
  fileprivate static let foreground = plain(
    "foreground", "Returns to the application.", .foreground)
  fileprivate static let set = Self(
    word: "set", value: .reference("change", "Changes a setting from the next request on."),
    read: { (place) throws(JSONError) in
      .set(try Change(reading: place.value, in: place.units))
    },
    replayed: { Change($0).map { .set($0) } })

  private static func ofUnit(
    _ word: String, _ summary: String, _ make: @escaping @Sendable (String) -> Action
  ) -> Self {
    Self(
      word: word, value: .reference("unitName", summary),
      read: { (place) throws(JSONError) in make(try place.value.unit(in: place.units)) },
      replayed: { $0.string("unit").map(make) })
  }

  /// An action without a value.
  private static func plain(_ word: String, _ summary: String, _ action: Action) -> Self {
    Self(
      word: word, value: .constant(summary, .true),
      read: { (place) throws(JSONError) in
        guard try place.value.bool() else { throw place.value.problem("true", found: "false") }
        return action
      },
      replayed: { _ in action })
  }
}
