package import Contract

/// What can be touched: a text of a native ad, or another part of any ad.
package enum Target: Hashable, Sendable {
  case text(TextAsset)
  case part(Part)
  /// A button of the application's own screen, by its identifier or title.
  indirect case button(String)
  /// A point of the ad, from its upper left corner, whatever is there.
  case point(x: Int16, y: Int16)

  package enum Part: String, CaseIterable, Sendable {
    case icon, image, media, starRating
    case adChoices
    case play, mute, skip, close, learnMore, keepWatching
    /// All of a banner.
    case banner
    /// Where the ad shows nothing.
    case whiteSpace
  }
}

extension Target: RawRepresentable, CaseIterable {
  /// Those that every ad may have.
  package static let allCases =
    TextAsset.allCases.map(Target.text) + Part.allCases.map(Target.part)

  /// Its word in scripts.
  package var rawValue: String {
    switch self {
    case .text(let text): text.rawValue
    case .part(let part): part.rawValue
    case .button(let name): Self.buttonPrefix + name
    case .point(let x, let y): "\(Self.pointPrefix)\(x),\(y)"
    }
  }

  /// Before a button's name.
  package static let buttonPrefix = "button:"
  private static let pointPrefix = "at:"
  /// How far a point may be from the corner.
  static let points = 0...9_999
  /// A point as a journal has it.
  static let pointPattern = "^at:(0|[1-9][0-9]{0,3}),(0|[1-9][0-9]{0,3})$"

  package init?(rawValue: String) {
    if let text = TextAsset(rawValue: rawValue) {
      self = .text(text)
    } else if let part = Part(rawValue: rawValue) {
      self = .part(part)
    } else if rawValue.hasPrefix(Self.buttonPrefix), rawValue != Self.buttonPrefix {
      self = .button(String(rawValue.dropFirst(Self.buttonPrefix.count)))
    } else if let point = Self.point(rawValue) {
      self = point
    } else {
      return nil
    }
  }
}

extension Target {
  private static func point(_ text: String) -> Target? {
    guard text.hasPrefix(pointPrefix) else { return nil }
    let numbers = text.dropFirst(pointPrefix.count).split(separator: ",").map { Int16($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
      points.contains(Int(x)), points.contains(Int(y))
    else { return nil }
    let point = Target.point(x: x, y: y)
    // Written in one way only, as a journal has it.
    return point.rawValue == text ? point : nil
  }

  /// Whether it belongs to the application, and to no ad.
  package var isOfApp: Bool { if case .button = self { true } else { false } }
}

// The targets that code refers to.
extension Target {
  package static let headline = Target.text(.headline)
  package static let body = Target.text(.body)
  package static let callToAction = Target.text(.callToAction)
  package static let store = Target.text(.store)
  package static let price = Target.text(.price)

  package static let icon = Target.part(.icon)
  package static let media = Target.part(.media)
  package static let starRating = Target.part(.starRating)
  package static let adChoices = Target.part(.adChoices)
  package static let play = Target.part(.play)
  package static let mute = Target.part(.mute)
  package static let skip = Target.part(.skip)
  package static let close = Target.part(.close)
  package static let learnMore = Target.part(.learnMore)
  package static let keepWatching = Target.part(.keepWatching)
  package static let banner = Target.part(.banner)
  package static let whiteSpace = Target.part(.whiteSpace)
}
