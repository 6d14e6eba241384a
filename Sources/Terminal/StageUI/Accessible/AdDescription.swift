import Catalogue
import Languages
import Observing
import Scenarios
import Screen
import Simulation

/// The ad, or what covers the application, in lines: what the phone draws, as values, in reading
/// order.
struct AdDescription: Equatable {
  let lines: [String]

  init(_ state: StageState) {
    switch AdInView(state) {
    case .inBackground:
      lines = [state.device.hasEnded ? AccessibleText.ended : AccessibleText.inBackground]
    case .covering: lines = Self.lines(of: state.device.elements, state)
    case .inFeed: lines = Self.lines(of: Self.elementsOfAd(state.device), state)
    case .card: lines = []
    }
  }

  private static func elementsOfAd(_ device: DeviceSnapshot) -> [DeviceSnapshot.Element] {
    guard let frame = device.adFrame else { return [] }
    return device.elements.filter { !$0.visible.intersection(frame).isEmpty }
  }

  private static func lines(
    of elements: [DeviceSnapshot.Element], _ state: StageState
  ) -> [String] {
    var lines: [String] = []
    for element in elements.inReadingOrder where !element.visible.isEmpty {
      guard let line = line(element, state), !lines.contains(line) else { continue }
      lines.append(line)
    }
    return lines
  }

  private static func line(
    _ element: DeviceSnapshot.Element, _ state: StageState
  ) -> String? {
    if element.target == .adChoices { return adChoices(element, in: state.device.adFrame) }
    switch element.content {
    case .text(let text): return said(text.string, element.target, state)
    case .button(let title, let isEnabled, _):
      let name = Spoken.ofButton(title, element.target)
      return name.map { AccessibleText.button($0, isEnabled: isEnabled) }
    case .picture(_, let caption):
      return element.target.flatMap { said(caption ?? "", $0, state, isPicture: true) }
    case .fill, .border, .progress: return nil
    }
  }

  private static func said(
    _ text: String, _ target: Target?, _ state: StageState, isPicture: Bool = false
  ) -> String? {
    let text = Spoken.plain(SafeText.clean(text))
    // All of a banner is one part.
    guard let target, target != .banner else { return text.isEmpty ? nil : text }
    if target == .starRating, let stars = state.ad?.assets.google[target.rawValue]?.text {
      return AccessibleText.part(target, Spoken.plain(stars))
    }
    guard !text.isEmpty else { return isPicture ? AccessibleText.picture(target) : nil }
    return AccessibleText.part(target, text)
  }

  private static func adChoices(
    _ element: DeviceSnapshot.Element, in frame: PointRect?
  ) -> String? {
    guard let frame else { return nil }
    let (x, y) = (
      element.frame.x * 2 + element.frame.width, element.frame.y * 2 + element.frame.height
    )
    return AccessibleText.adChoices(
      AccessibleText.corner(
        isTop: y < frame.y * 2 + frame.height, isLeft: x < frame.x * 2 + frame.width))
  }
}

extension [DeviceSnapshot.Element] {
  /// From the top, and in a row from the left.
  fileprivate var inReadingOrder: [Element] {
    enumerated().sorted {
      ($0.element.frame.y, $0.element.frame.x, $0.offset)
        < ($1.element.frame.y, $1.element.frame.x, $1.offset)
    }.map(\.element)
  }
}

extension Spoken {
  /// What a button is called: what is written on it, or what it is for where that is only a sign.
  static func ofButton(_ title: String, _ target: Target?) -> String? {
    let words = plain(SafeText.clean(title))
    if words.contains(where: \.isLetter) { return words }
    if target == .play, title.contains("‖") { return localized("Pause") }
    return target.map(\.title)
  }
}
