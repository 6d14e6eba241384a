extension AdViewLayout.Role {
  /// Its name in a sentence.
  var name: String {
    switch self {
    case .asset(let word): word
    case .adChoices: "AdChoices"
    case .close: "the close button"
    case .other: "a view"
    }
  }
}

extension CGRect {
  var shortSide: CGFloat { min(width, height) }
  var longSide: CGFloat { max(width, height) }
}
