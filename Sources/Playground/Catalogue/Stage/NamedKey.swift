/// A key that a sentence names by what it does: anybody may have another one for it. Its raw value is
/// the name of the stage's command.
package enum NamedKey: String, CaseIterable, Sendable {
  case close = "closeCover"
  case nextTarget = "nextAsset"
  case nextTimer, nextStep, tours, filter, onlyLine, keepJournal
}
