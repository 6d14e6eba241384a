package import Scenarios

/// What the application, or whoever steers the simulated world, wants of one unit besides loading and
/// showing. A player does what its kind of unit knows; the rest means nothing to it.
package enum PlayerOrder: Equatable {
  /// The loaded ad of the slot with this label becomes worth something else.
  case changeAdInfo(slot: String, Price)
  /// The loaded ad of the slot becomes too old.
  case expire(slot: String)
  /// Something that its kind may know.
  case unit(UnitOrder)
  /// The application has become active.
  case becomeActive
}
