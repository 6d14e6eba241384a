import AdServing
import Catalogue
import Observing
import Scenarios
import Screen
import Simulation

/// What both sides counted, and the phone of the side that is not on the stage.
struct InterfacesPane: Pane {
  private let content: Content
  private let isFocused: Bool

  private enum Content: Equatable {
    case phones(Twins)
    case sentence(String)
  }

  private struct Twins: Equatable {
    let near: String
    let far: String
    let rows: [CountsOfBoth]
    /// Where Google's ad has what the network handed over, if there is room.
    let assets: AssetsOfBoth
    let phone: PhonePane
  }

  /// One event in both bookkeepers of both sides, or the lines that filled.
  private struct CountsOfBoth: Equatable {
    let title: String
    let near: [Figure]
    let far: [Figure]
    var isSame: Bool { near.map(\.text) == far.map(\.text) }
  }

  private struct Figure: Equatable {
    let text: String
    let keeper: Party
  }

  init(_ scene: Scene) {
    isFocused = scene.stage.isFocused(.ledgers)
    if let alone = scene.state.through.text.books {
      content = .sentence(alone)
      return
    }
    switch scene.state.twin {
    case .played(let view):
      content = .phones(Self.twins(view, scene))
    case .impossible(let missing): content = .sentence(InterfaceText.isImpossible(missing))
    case .hostsStrangers: content = .sentence(InterfaceText.hostsStrangers)
    case nil: content = .sentence(InterfaceText.isNotPlayed)
    }
  }

  private static func twins(_ view: TwinView, _ scene: Scene) -> Twins {
    let (near, far) = (scene.state.ad, view.state.ad)
    let counts = [CountRow.Event.impression, .click].map { event in
      CountsOfBoth(title: event.title, near: figures(near, event), far: figures(far, event))
    }
    let rows = lines(near, far) + counts
    let height = max(0, scene.size.height - rows.count - 1)
    let assets = AssetsOfBoth(
      view, near?.name, Size(width: scene.size.width, height: height - phoneHeight))
    let phone = Size(width: scene.size.width, height: height - assets.height)
    return Twins(
      near: InterfaceText.title(view.original), far: InterfaceText.title(view.api), rows: rows,
      assets: assets, phone: PhonePane(Scene(scene.stage, view.state, size: phone)))
  }

  /// What a native ad takes on the phone, with the line around the pane.
  private static let phoneHeight = 18

  /// What filled, where that is not the same: then two ads are beside each other.
  private static func lines(_ near: AdRecord?, _ far: AdRecord?) -> [CountsOfBoth] {
    guard let near, let far, near.line != far.line else { return [] }
    func label(_ ad: AdRecord) -> [Figure] {
      [Figure(text: InterfaceText.line(ad), keeper: .adapter)]
    }
    return [CountsOfBoth(title: InterfaceText.line, near: label(near), far: label(far))]
  }

  private static func figures(_ ad: AdRecord?, _ event: CountRow.Event) -> [Figure] {
    guard let ad else { return [Figure(text: "–", keeper: .google)] }
    let google = Figure(text: "\(InterfaceText.count(event, in: ad.google))", keeper: .google)
    return [google]
      + ad.books.all.map {
        Figure(text: "\(InterfaceText.count(event, in: $0.tally))", keeper: .network)
      }
  }

  // MARK: Drawing

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(rect, isFocused: isFocused, title: PaneTitle.interfaces, trailing: trailing)
    let inside = rect.inset(1)
    switch content {
    case .sentence(let text): brush.say(text, brush.theme.muted)
    case .phones(let twins):
      let (top, rest) = inside.splitTop(twins.rows.count + 1)
      draw(twins, top.inset(horizontal: 1), &brush)
      let (middle, bottom) = rest.splitTop(twins.assets.height)
      twins.assets.draw(in: middle.inset(horizontal: 1), with: &brush)
      twins.phone.draw(inside: bottom, with: &brush)
    }
  }

  private var trailing: String {
    guard case .phones(let twins) = content else { return "" }
    return twins.far
  }

  private static let titleWidth = 11

  private func draw(_ twins: Twins, _ rect: Rect, _ brush: inout Brush) {
    let width = max(0, rect.width - Self.titleWidth) / 2
    let near = Rect(x: rect.x + Self.titleWidth, y: rect.y, width: width, height: 1)
    let far = Rect(x: near.maxX, y: rect.y, width: width, height: 1)
    brush.canvas.put(twins.near, in: near, brush.theme.strong)
    brush.canvas.put(twins.far, in: far, brush.theme.strong)
    for (place, row) in twins.rows.enumerated() {
      let y = rect.y + 1 + place
      brush.canvas.put(
        row.title, in: Rect(x: rect.x, y: y, width: Self.titleWidth, height: 1),
        brush.theme.muted)
      draw(row.near, Point(x: near.x, y: y), until: near.maxX - 1, &brush)
      draw(row.far, Point(x: far.x, y: y), until: far.maxX - 2, &brush)
      brush.canvas.put(
        row.isSame ? "=" : "≠", at: Point(x: far.maxX - 2, y: y),
        row.isSame ? brush.theme.muted : brush.theme.alarm)
    }
  }

  private func draw(_ figures: [Figure], _ point: Point, until end: Int, _ brush: inout Brush) {
    var pieces: [(String, Style)] = []
    for figure in figures {
      if !pieces.isEmpty { pieces.append((" · ", brush.theme.muted)) }
      pieces.append((figure.text, brush.style(of: figure.keeper).adding(.bold)))
    }
    brush.write(pieces, at: point, until: end)
  }
}
