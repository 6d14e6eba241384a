/// A key that a sentence names by what it does: anybody may have another one for it.
package enum NamedKey: CaseIterable, Sendable {
  case close, nextTarget, nextTimer, nextStep, tours, filter, onlyLine, keepJournal
}
