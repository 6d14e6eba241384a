import Screen

/// Something that can be done now: its words, the key that does it, too, and what it does.
package struct SpokenChoice: Equatable {
  let title: String
  /// What is typed for it besides its number.
  package let key: String?
  package let deed: Deed

  package init(_ title: String, key: String? = nil, _ deed: Deed) {
    (self.title, self.key, self.deed) = (title, key, deed)
  }

  /// What a choice does.
  package enum Deed: Equatable {
    /// What a click there does on the stage.
    case click(Hit)
    case wait
    case read(Reading)
    case list(Menu)
  }

  /// Lists that the screen does not have, since everything is on it at once.
  package enum Menu: Equatable {
    case main, ads, mediation
  }
}

/// What can be read besides what is told anyway.
package enum Reading: Equatable {
  /// An entry's causes and effects; nil for the last tap.
  case why(entry: Int?)
  case rules
  case trace(isWhole: Bool)
  case life, glossary, help
}
