package import Screen

/// The panes of the stage, in focus order; what each is stands in `PaneName+Parts`.
package enum PaneName: CaseIterable, Equatable, Sendable {
  case ads, device, ledgers, trace
}

/// What is where on the screen.
package struct Layout: Equatable {
  /// The smallest usable window.
  package static let smallest = Size(width: 40, height: 12)

  package let shape: WindowShape
  package private(set) var header = Rect.zero
  package private(set) var footer = Rect.zero
  /// The ads in one line, if they have no pane.
  package private(set) var adsLine = Rect.zero
  /// What a script says, above the footer.
  package private(set) var caption = Rect.zero
  package private(set) var panes: [PaneName: Rect] = [:]
  /// The moments that can be gone back to, above the trace.
  package private(set) var timeBar = Rect.zero
  /// The rooms that are beside the counts, by name, from top to bottom.
  package private(set) var rooms: [RoomPlace] = []

  package var isTooSmall: Bool { shape == .tooSmall }

  /// A part of the screen that is drawn separately.
  package enum Part: Equatable {
    case header, footer, adsLine, caption, timeBar
    case pane(PaneName)
    case room(String)
  }

  /// The parts that are on the screen, without overlaps.
  package var parts: [(part: Part, rect: Rect)] {
    let all: [(Part, Rect)] =
      [
        (.header, header), (.footer, footer), (.adsLine, adsLine), (.caption, caption),
        (.timeBar, timeBar),
      ]
      + PaneName.allCases.map { (.pane($0), panes[$0] ?? .zero) }
      + rooms.map { (.room($0.name), $0.rect) }
    return all.filter { !$0.1.isEmpty }
  }

  /// Which moment is shown, and whether there is another.
  package enum Time: Equatable {
    case none, present, past

    /// How high a trace is that spares a row for the bar: where rows are few, only while an earlier
    /// moment is shown.
    fileprivate var leastTrace: Int {
      switch self {
      case .none: .max
      case .present: 14
      case .past: 5
      }
    }
  }

  /// `traceRows` are the entries that somebody is to look at. The rooms are asked for only where there is a
  /// column for them.
  package init(
    _ size: Size, pane: PaneName, rooms: @autoclosure () -> RoomStack, isZoomed: Bool,
    isLarge: Bool = false, hasTwoPhones: Bool = false,
    captionRows: Int = 0, traceRows: Int = 0, time: Time = .none
  ) {
    shape = WindowShape(size)
    guard shape != .tooSmall else { return }
    let rows = Rect(origin: .zero, size: size).rows([
      .fixed(1), .flexible(), .fixed(captionRows), .fixed(1),
    ])
    (header, caption, footer) = (rows[0], rows[2], rows[3])
    // Beside a second phone both have the usual size.
    let phone = shape == .large && !hasTwoPhones ? Phone.large : Phone.size
    guard !isLarge || isZoomed || size.width < Self.countsBeside else {
      layOutLarge(rows[1], pane, phone)
      return
    }
    layOut(rows[1], pane, phone, rooms, isZoomed: isZoomed, traceRows: traceRows)
    if let trace = panes[.trace], trace.height >= time.leastTrace {
      (timeBar, panes[.trace]) = trace.splitTop(1)
    }
  }

  private mutating func layOut(
    _ body: Rect, _ pane: PaneName, _ phone: Size, _ rooms: () -> RoomStack, isZoomed: Bool,
    traceRows: Int
  ) {
    guard !isZoomed else {
      panes = [pane: body]
      return
    }
    switch shape {
    case .tooSmall: break
    case .portrait: layOutPortrait(body)
    case .onePane: layOutOnePane(body, pane)
    case .compact: layOutCompact(body, rooms, traceRows: traceRows)
    case .threeColumns: layOutThreeColumns(body, rooms)
    case .fourColumns, .large: layOutWithRooms(body, phone: phone, rooms)
    }
  }

  /// What the phone takes with its frame.
  private enum Phone {
    static let size = Size(width: 40, height: 32)
    /// With a row for the status bar.
    static let large = Size(width: 80, height: 63)
  }

  /// The fewest rows in which the counts say all they must.
  private static let counts = 14
  /// The rows in which the counts, and the ad on the phone, say all they have to.
  private static let whole = 26
  /// The rows that a trace gets before an upright phone has more than its ad needs.
  private static let traceOfUpright = 20
  /// From this width the counts are beside an upright phone.
  private static let countsBeside = 72
  /// With fewer rows below the phone the trace goes beside it.
  private static let traceBelow = 10

  // MARK: For people far away

  /// The phone and the counts, or a room; the trace takes the phone's place, below the counts, only
  /// while it is looked at.
  private mutating func layOutLarge(_ body: Rect, _ pane: PaneName, _ phone: Size) {
    guard pane != .trace else {
      let (counts, trace) = body.splitTop(body.height / 2)
      panes = [.ledgers: counts, .trace: trace]
      return
    }
    let columns = body.columns([.fixed(phone.width), .flexible()])
    panes = [.device: columns[0], .ledgers: columns[1]]
  }

  // MARK: Without a list

  private mutating func layOutPortrait(_ body: Rect) {
    let (line, rest) = body.splitTop(1)
    adsLine = line
    if body.width >= Self.countsBeside {
      let enough = min(Self.whole, rest.height - Self.counts)
      let (top, trace) = rest.splitTop(
        min(Phone.size.height, max(enough, rest.height - Self.traceOfUpright)))
      let columns = top.columns([.fixed(Phone.size.width), .flexible()])
      panes = [.device: columns[0], .ledgers: columns[1], .trace: trace]
    } else {
      let phone = min(Phone.size.height, rest.height - Self.counts - 7)
      let rows = rest.rows([.fixed(phone), .fixed(Self.counts), .flexible()])
      panes = [.device: rows[0], .ledgers: rows[1], .trace: rows[2]]
    }
  }

  /// The list is a line above the phone, with the chosen unit visible.
  private mutating func layOutOnePane(_ body: Rect, _ pane: PaneName) {
    guard pane == .ads else { return panes = [pane: body] }
    let (line, rest) = body.splitTop(1)
    adsLine = line
    panes = [.device: rest]
  }

  private mutating func layOutCompact(_ body: Rect, _ stack: () -> RoomStack, traceRows: Int) {
    // With its frame and the names of the parties.
    let wanted = min(traceRows + 3, body.height - 10)
    let trace = max(3, min(7, body.height - 12), wanted)
    let rows = body.rows([.fixed(1), .flexible(), .fixed(trace)])
    adsLine = rows[0]
    let columns = rows[1].columns([.fixed(Phone.size.width), .flexible()])
    panes = [.device: columns[0], .trace: rows[2]]
    layOutCounts(columns[1], stack)
  }

  /// The widths of the counts and of the rooms beside them.
  private enum Column {
    static let counts = 42
    /// With the names of both sides.
    static let leastCounts = 40
    static let leastForRooms = 40
  }

  /// The counts, and rooms beside them where that leaves both enough.
  private mutating func layOutCounts(_ rect: Rect, _ stack: () -> RoomStack) {
    guard rect.width >= Column.counts + Column.leastForRooms else {
      panes[.ledgers] = rect
      return
    }
    let columns = rect.columns([.fixed(Column.counts), .flexible()])
    panes[.ledgers] = columns[0]
    rooms = stack().places(in: columns[1])
  }

  // MARK: With a list

  private mutating func layOutThreeColumns(_ body: Rect, _ stack: () -> RoomStack) {
    let top = max(16, min(Phone.size.height, body.height * 55 / 100))
    let (upper, trace) = body.splitTop(top)
    let ads = min(26, max(18, upper.width / 5))
    let columns = upper.columns([.fixed(ads), .fixed(Phone.size.width), .flexible()])
    panes = [.ads: columns[0], .device: columns[1], .trace: trace]
    layOutCounts(columns[2], stack)
  }

  /// The list has its headings whole where counts and rooms can spare the columns.
  private func listWidth(_ rect: Rect, _ phone: Size) -> Int {
    min(26, max(18, rect.width - phone.width - Column.leastCounts - Column.leastForRooms))
  }

  private mutating func layOutWithRooms(_ body: Rect, phone: Size, _ stack: () -> RoomStack) {
    if phone == Phone.size && body.height - phone.height >= Self.traceBelow {
      layOutAboveTrace(body, phone, stack)
    } else {
      layOutBesideTrace(body, phone, stack)
    }
  }

  /// The trace lies below, where its lanes are as wide as the names of calls.
  private mutating func layOutAboveTrace(_ body: Rect, _ phone: Size, _ stack: () -> RoomStack) {
    let (upper, trace) = body.splitTop(phone.height)
    let list = listWidth(body, phone)
    let counts = countsWidth(body.width - list - phone.width)
    let columns = upper.columns([
      .fixed(list), .fixed(phone.width), .fixed(counts), .flexible(),
    ])
    panes = [.ads: columns[0], .device: columns[1], .ledgers: columns[2], .trace: trace]
    rooms = stack().places(in: columns[3])
  }

  /// Beside a large phone there is room enough for lanes: the trace gets what the counts and the rooms
  /// can spare.
  private mutating func layOutBesideTrace(_ body: Rect, _ phone: Size, _ stack: () -> RoomStack) {
    let list = listWidth(body, phone)
    let columns = body.columns([.fixed(list), .fixed(phone.width), .flexible()])
    let top = min(Self.rooms, columns[2].height * 14 / 20)
    let (right, trace) = columns[2].splitTop(max(24, top))
    let beside = right.columns([.fixed(countsWidth(right.width)), .flexible()])
    panes = [.ads: columns[0], .device: columns[1], .ledgers: beside[0], .trace: trace]
    rooms = stack().places(in: beside[1])
  }

  /// The rows in which the usual rooms say all they have to, one below the other.
  private static let rooms = 39

  private func countsWidth(_ width: Int) -> Int {
    min(Column.counts, max(Column.leastCounts, width - Column.leastForRooms))
  }
}
