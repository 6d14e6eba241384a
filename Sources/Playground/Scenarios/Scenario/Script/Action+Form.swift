import JSON
import Simulation

extension Action {
  /// How one kind of action is written: its word, and the value after the word.
  struct Form: Sendable {
    let word: String
    /// The schema of the value.
    let value: Schema
    /// Reads the action from a script.
    let read: @Sendable (Place) throws(JSONError) -> Action
    /// The action for the journal's facts; nil if they are not sufficient.
    let replayed: @Sendable (Fields) -> Action?

    /// Where an action is in a script.
    struct Place {
      let value: JSONNode
      let units: [Scenario.Unit]
      /// What stands beside the word.
      let beside: JSONNode?

      /// The value as the id of a unit, perhaps of some kinds alone.
      func unit(_ kinds: [Scenario.Through]?) throws(JSONError) -> String {
        guard let kinds else { return try value.unit(in: units) }
        return try value.unit(in: units, of: kinds)
      }
    }

    static let all =
      [
        load, request, show, dismiss, visible, tap, advance, nextTimer, close, forceClose,
        background, foreground, becomeActive, set, changeAdInfo, expire, vip,
      ] + UnitOrder.allCases.map(order)
  }

  var form: Form {
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
    case .changeAdInfo: .changeAdInfo
    case .expire: .expire
    case .order(let order, _): .order(order)
    case .becomeActive: .becomeActive
    case .vip: .vip
    }
  }
}

extension JSONNode {
  fileprivate func target() throws(JSONError) -> Target {
    if kind == .object { return try point() }
    switch Target(rawValue: try string()) {
    case .button(let name)?: return .button(name)
    case .point(let x, let y)?: return .point(x: x, y: y)
    case .text, .part, nil: return try word(of: Target.self)
    }
  }

  private func point() throws(JSONError) -> Target {
    var object = try object()
    let x = try object.required("x").int(in: Target.points)
    let y = try object.required("y").int(in: Target.points)
    try object.finish()
    return .point(x: Int16(x), y: Int16(y))
  }
}

extension Action.Form {
  fileprivate static let load = ofUnit(
    "load", "Requests an ad and lets time pass until it has loaded or failed."
  ) { .load(unit: $0) }
  fileprivate static let request = ofUnit("request", "Requests an ad and does not wait for it.") {
    .request(unit: $0)
  }
  fileprivate static let show = Self(
    word: "show",
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
  fileprivate static let visible = Self(
    word: "visible", value: .flag("False scrolls the ad out of view, true back."),
    read: { (place) throws(JSONError) in .visible(try place.value.bool()) },
    replayed: { $0.bool("visible").map { .visible($0) } })
  fileprivate static let tap = Self(
    word: "tap",
    value: .reference("target", "Taps a part of the ad on the screen, or an app's own button."),
    read: { (place) throws(JSONError) in
      .tap(
        try place.value.target(), ad: try place.beside?.adName(in: place.units))
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

  fileprivate static let becomeActive = plain(
    "becomeActive", "Leaves the application and comes back at once.", .becomeActive)
  fileprivate static let vip = Self(
    word: "vip", value: .flag("Whether the user pays for an app without ads nobody asked for."),
    read: { (place) throws(JSONError) in .vip(try place.value.bool()) },
    replayed: { $0.bool("vip").map { .vip($0) } })
  fileprivate static func order(_ order: UnitOrder) -> Self {
    ofUnit(order.rawValue, order.summary, of: order.kinds) { .order(order, unit: $0) }
  }

  private static func ofUnit(
    _ word: String, _ summary: String, of kinds: [Scenario.Through]? = nil,
    _ make: @escaping @Sendable (String) -> Action
  ) -> Self {
    Self(
      word: word, value: .reference("unitName", summary),
      read: { (place) throws(JSONError) in make(try place.unit(kinds)) },
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
