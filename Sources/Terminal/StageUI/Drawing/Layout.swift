import Screen

/// What is where on the screen.
struct Layout: Equatable {
  /// The smallest usable window.
  static let smallest = Size(width: 40, height: 12)
  /// From this width panes are side by side.
  private static let panesBeside = 72
  /// From this size the ads have a pane of their own.
  private static let adsBeside = Size(width: 96, height: 30)
  /// The phone's 38 columns and the frame around them.
  private static let deviceWidth = 40

  var header = Rect.zero
  var footer = Rect.zero
  /// The ads in one line, if they have no pane.
  var adsLine = Rect.zero
  var panes: [PaneName: Rect] = [:]
  var isTooSmall = false

  /// A part of the screen that is drawn separately.
  enum Part: Equatable {
    case header, footer, adsLine
    case pane(PaneName)
  }

  /// The parts that are on the screen, without overlaps.
  var parts: [(part: Part, rect: Rect)] {
    let all: [(Part, Rect)] =
      [(.header, header), (.footer, footer), (.adsLine, adsLine)]
      + PaneName.allCases.map { (.pane($0), panes[$0] ?? .zero) }
    return all.filter { !$0.1.isEmpty }
  }

  init(_ size: Size, pane: PaneName, isZoomed: Bool) {
    guard size.width >= Self.smallest.width, size.height >= Self.smallest.height else {
      isTooSmall = true
      return
    }
    let whole = Rect(origin: .zero, size: size)
    let rows = whole.rows([.fixed(1), .flexible(), .fixed(1)])
    (header, footer) = (rows[0], rows[2])
    let body = rows[1]
    if isZoomed || size.width < Self.panesBeside && pane != .ads {
      panes = [pane: body]
    } else if size.width < Self.panesBeside {
      layOutNarrowList(body)
    } else if size.width < Self.adsBeside.width || size.height < Self.adsBeside.height {
      layOutCompact(body)
    } else {
      layOutWide(body)
    }
  }

  /// The list as a line above the phone, with the chosen unit visible.
  private mutating func layOutNarrowList(_ body: Rect) {
    let rows = body.rows([.fixed(1), .flexible()])
    adsLine = rows[0]
    panes = [.device: rows[1]]
  }

  private mutating func layOutCompact(_ body: Rect) {
    let rows = body.rows([.fixed(1), .flexible(), .fixed(max(5, min(7, body.height - 15)))])
    adsLine = rows[0]
    let columns = rows[1].columns([.fixed(Self.deviceWidth), .flexible()])
    panes = [.device: columns[0], .ledgers: columns[1], .trace: rows[2]]
  }

  private mutating func layOutWide(_ body: Rect) {
    let top = max(15, min(32, body.height * 55 / 100))
    let rows = body.rows([.fixed(top), .flexible()])
    let ads = min(26, max(18, rows[0].width / 5))
    let columns = rows[0].columns([.fixed(ads), .fixed(Self.deviceWidth), .flexible()])
    panes = [.ads: columns[0], .device: columns[1], .ledgers: columns[2], .trace: rows[1]]
  }
}
