import AdServing
import Catalogue
import Observing
import Simulation

/// An ad of a recording as a card: its assets where they were recorded, and its state.
struct PhoneCard {
  /// In points: ten are a column, and twenty a row.
  private static let width = 360
  private static let row = 20
  private var elements: [DeviceSnapshot.Element] = []
  private var y = 0

  static func snapshot(of ad: AdRecord?) -> DeviceSnapshot {
    var snapshot = DeviceSnapshot(width: width, height: 640)
    guard let ad else { return snapshot }
    var card = PhoneCard()
    card.draw(ad)
    let frame = PointRect(x: 0, y: 0, width: width, height: card.y + row)
    snapshot.elements =
      [card.element(.border(isRounded: true), frame)] + card.elements
    snapshot.adFrame = frame
    snapshot.unit = ad.unit
    return snapshot
  }

  private mutating func draw(_ ad: AdRecord) {
    y = Self.row
    text(PhoneCardText.title(ad), color: .secondaryLabel)
    let assets = ad.assets.google
    guard PhoneAssets(assets).isKnown else {
      for line in PhoneCardText.unknown(ad) { text(line, color: .label) }
      return
    }
    draw(PhoneAssets(assets))
  }

  private mutating func draw(_ assets: PhoneAssets) {
    text(assets.headline, isBold: true)
    if !assets.facts.isEmpty { text(assets.facts.joined(separator: " · "), color: .secondaryLabel) }
    assets.body.map { text($0, lines: 2) }
    if let picture = assets.picture {
      let frame = PointRect(x: 10, y: y, width: Self.width - 20, height: 4 * Self.row)
      add(.fill(.role(.fill)), frame)
      let middle = PointRect(
        x: 10, y: y + Self.row, width: Self.width - 20, height: 2 * Self.row)
      add(words(picture, color: .secondaryLabel, lines: 2, .center), middle)
      y += 4 * Self.row
    }
    if let title = assets.callToAction {
      let frame = PointRect(x: 80, y: y, width: 200, height: Self.row)
      add(.button(title: title, isEnabled: true, isProminent: true), frame)
      y += Self.row
    }
  }

  private mutating func text(
    _ string: String, color: DeviceSnapshot.Paint.Role = .label, isBold: Bool = false,
    lines: Int = 1
  ) {
    let rows = min(lines, string.count / 34 + 1)
    let frame = PointRect(x: 10, y: y, width: Self.width - 20, height: rows * Self.row)
    add(words(string, color: color, isBold: isBold, lines: rows, .start), frame)
    y += rows * Self.row
  }

  private func words(
    _ string: String, color: DeviceSnapshot.Paint.Role, isBold: Bool = false, lines: Int,
    _ alignment: DeviceSnapshot.Text.Alignment
  ) -> DeviceSnapshot.Content {
    .text(
      .init(
        string: string, color: .role(color), background: nil, isBold: isBold,
        alignment: alignment, lines: lines))
  }

  private mutating func add(_ content: DeviceSnapshot.Content, _ frame: PointRect) {
    elements.append(element(content, frame))
  }

  private func element(
    _ content: DeviceSnapshot.Content, _ frame: PointRect
  ) -> DeviceSnapshot.Element {
    .init(frame: frame, visible: frame, content: content, target: nil)
  }
}

/// The assets of a native ad as a recorder writes them.
private struct PhoneAssets {
  private let fields: Fields

  init(_ fields: Fields) { self.fields = fields }

  /// Whether any was recorded.
  var isKnown: Bool {
    ["headline", "body", "callToAction", "icon", "images"].contains { fields[$0] != nil }
  }

  var headline: String { text("headline") ?? PhoneCardText.noHeadline }
  var body: String? { text("body") }
  var callToAction: String? { text("callToAction") }

  var facts: [String] {
    [text("starRating").map { "★ \($0)" }, text("price"), text("store"), text("advertiser")]
      .compactMap(\.self)
  }

  /// What stands in the place of its picture, which no recorder takes along.
  var picture: String? {
    guard let size = size("images") ?? text("video") ?? size("icon") else { return nil }
    return PhoneCardText.picture(size)
  }

  private func text(_ name: String) -> String? {
    guard case .string(let text)? = fields[name] else { return nil }
    return Self.unveiled(text)
  }

  private func size(_ name: String) -> String? {
    switch fields[name] {
    case .string(let text)?: text
    case .list(let all)?:
      all.lazy.compactMap { if case .string(let text) = $0 { text } else { nil } }.first
    default: nil
    }
  }

  /// Of a text that was left out, its length is known: `#12:9f3a`.
  private static func unveiled(_ text: String) -> String {
    guard text.hasPrefix("#"), let colon = text.firstIndex(of: ":"),
      let length = Int(text[text.index(after: text.startIndex)..<colon]), length > 0
    else { return text }
    return String(repeating: "▒", count: min(68, length))
  }
}
