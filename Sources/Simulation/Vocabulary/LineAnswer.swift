/// What an adapter hands to the handler of a load; the fact `result` of ``Sense/lineAnswered``.
package enum LineAnswer: String, CaseIterable, Sendable {
  case ad, error, both, neither

  package init(hasAd: Bool, hasError: Bool) {
    self =
      switch (hasAd, hasError) {
      case (true, false): .ad
      case (false, true): .error
      case (true, true): .both
      case (false, false): .neither
      }
  }
}
