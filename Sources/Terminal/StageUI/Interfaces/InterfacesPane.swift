import AdServing
import Catalogue
import Observing
import Scenarios
import Screen
import Simulation
import Theming

/// What both sides counted, where the network's assets are on both, and the phone of the side that is
/// not on the stage.
struct InterfacesPane: Pane {
  private let content: Content

  private enum Content: Equatable {
    case phones(far: String, SideSheet, PhonePane)
    case sentence(String)
  }

  init(_ scene: Scene) {
    if let alone = scene.state.through.text.books {
      content = .sentence(alone)
      return
    }
    switch scene.state.twin {
    case .played(let view): content = Self.phones(view, scene)
    case .impossible(let missing): content = .sentence(InterfaceText.isImpossible(missing))
    case .hostsStrangers: content = .sentence(InterfaceText.hostsStrangers)
    case nil: content = .sentence(InterfaceText.isNotPlayed)
    }
  }

  /// What a native ad takes on the phone.
  private static let phoneHeight = 16

  private static func phones(_ view: TwinView, _ scene: Scene) -> Content {
    let size = scene.size
    let sheet = sheet(
      view, scene.state.ad, width: size.width - 4, rows: size.height - phoneHeight)
    let phone = Size(width: size.width, height: max(0, size.height - sheet.lines.count))
    return .phones(
      far: InterfaceText.title(view.api), sheet,
      PhonePane(Scene(scene.stage, view.state, size: phone)))
  }

  // MARK: The sheet

  /// Fewer assets are not worth a heading, and none has room in less than this width.
  private static let leastForAssets = (rows: 3, width: 46)

  /// The counts, and as many assets as leave the phone its rows: those that differ before all others.
  private static func sheet(_ view: TwinView, _ ad: AdRecord?, width: Int, rows: Int) -> SideSheet {
    let figures = counts(ad, view)
    let legend = (ad ?? view.state.ad).map { [SideLine.words(keepers($0), .muted)] } ?? []
    let hasRoom = figures.count + legend.count <= rows
    let counts = figures + (hasRoom ? legend : [])
    let all = (view.diff.assets.first { $0.ad == ad?.name }?.rows ?? []).map {
      SideRow($0, near: view.original, far: view.api)
    }
    func sheet(_ assets: [SideRow]) -> SideSheet {
      let heading: [SideLine] =
        assets.isEmpty ? [] : [.words(InterfaceText.assets, .bold)]
      return SideSheet(counts + heading + assets.map { .sides($0) }).wrapped(to: width)
    }
    var shown = all
    if sheet(all).lines.count > rows {
      shown = all.filter { $0.sign != .same } + all.filter { $0.sign == .same }
      while !shown.isEmpty, sheet(shown).lines.count > rows { shown.removeLast() }
    }
    let areWorthIt =
      width >= leastForAssets.width && shown.count >= min(leastForAssets.rows, all.count)
    return sheet(areWorthIt ? shown : [])
  }

  private static func counts(_ near: AdRecord?, _ view: TwinView) -> [SideLine] {
    let far = view.state.ad
    let counts = [CountRow.Event.impression, .click].map { event in
      let sides = [figures(near, event), figures(far, event)]
      let isSame = sides[0].map(\.text) == sides[1].map(\.text)
      return SideRow(
        event.title, near: sides[0], isSame ? .same : Piece("≠", .alarm), far: sides[1])
    }
    let rows = [SideRow(near: view.original, far: view.api)] + lines(near, far) + counts
    return rows.map { .sides($0) }
  }

  /// Whose the figures are, in their order.
  private static func keepers(_ ad: AdRecord) -> String {
    (["Google"] + ad.books.all.map { "\($0.keeper)" }).joined(separator: " · ")
  }

  /// What filled, where that is not the same: then two ads are beside each other.
  private static func lines(_ near: AdRecord?, _ far: AdRecord?) -> [SideRow] {
    guard let near, let far, near.line != far.line else { return [] }
    return [SideRow(InterfaceText.line, InterfaceText.line(near), InterfaceText.line(far))]
  }

  /// What both bookkeepers of a side have.
  private static func figures(_ ad: AdRecord?, _ event: CountRow.Event) -> [Piece] {
    guard let ad else { return [Piece("–", .figure(.google))] }
    let books = ad.books.all.map { ($0.tally, Party.network) }
    return ([(ad.google, .google)] + books).enumerated().flatMap { place, book in
      (place == 0 ? [] : [Piece(" · ", .muted)])
        + [Piece("\(InterfaceText.count(event, in: book.0))", .figure(book.1))]
    }
  }

  // MARK: Drawing

  func draw(in rect: Rect, with brush: inout Brush) {
    let far = if case .phones(let far, _, _) = content { far } else { "" }
    brush.room(rect, title: PaneTitle.interfaces, trailing: far)
    switch content {
    case .sentence(let text): brush.say(text, brush.theme.muted)
    case .phones(_, let sheet, let phone):
      for line in sheet.lines { sheet.draw(line, in: brush.line(), on: &brush.canvas, brush.theme) }
      phone.draw(inside: brush.rest.inset(horizontal: -1), with: &brush)
    }
  }
}
