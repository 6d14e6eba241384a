import Screen
import StageUI
import Testing

/// What is where in windows of every size.
struct LayoutTests {
  private static let shares = [
    RoomStack.Share("mediation", rows: 10, least: 8), .init("life", rows: 14, least: 10),
    .init("contract", rows: 11, least: 9),
  ]
  private static let usual = RoomStack(shares)
  private static let withAssets = RoomStack(shares, open: "assets")

  private static func layouts(_ size: Size) -> [Layout] {
    PaneName.allCases.map { Layout(size, pane: $0, rooms: usual, isZoomed: false) }
      + [
        Layout(size, pane: .ledgers, rooms: withAssets, isZoomed: false),
        Layout(size, pane: .trace, rooms: usual, isZoomed: true),
      ]
  }

  @Test func `at every size the panes cover the window and do not overlap`() {
    for height in stride(from: 12, through: 100, by: 1) {
      for width in stride(from: 40, through: 300, by: height % 2 == 0 ? 7 : 11) {
        let size = Size(width: width, height: height)
        for layout in Self.layouts(size) {
          if let fault = fault(of: layout, size) {
            Issue.record("\(width)×\(height): \(fault)")
            return
          }
        }
      }
    }
  }

  /// Rectangles inside the window that share no cell and have as many cells as it cover it.
  private func fault(of layout: Layout, _ size: Size) -> String? {
    let bounds = Rect(origin: .zero, size: size)
    let rects = layout.parts.map(\.rect)
    if rects.contains(where: { $0.intersection(bounds) != $0 }) { return "outside" }
    for (place, rect) in rects.enumerated() {
      if rects[..<place].contains(where: { !$0.intersection(rect).isEmpty }) { return "overlap" }
    }
    let cells = rects.reduce(0) { $0 + $1.width * $1.height }
    return cells == size.width * size.height ? nil : "\(cells) cells covered"
  }

  @Test func `every size has the panes of its shape, each with room to say something`() {
    for height in stride(from: 12, through: 100, by: 1) {
      for width in stride(from: 40, through: 300, by: 4) {
        let size = Size(width: width, height: height)
        for pane in PaneName.allCases {
          let layout = Layout(size, pane: pane, rooms: Self.usual, isZoomed: false)
          let shown = Set(layout.panes.keys)
          let wanted: Set<PaneName> =
            switch layout.shape {
            case .tooSmall: []
            case .onePane: [pane == .ads ? .device : pane]
            case .portrait, .compact: [.device, .ledgers, .trace]
            case .threeColumns, .fourColumns, .large: [.ads, .device, .ledgers, .trace]
            }
          let hasRooms =
            switch layout.shape {
            case .tooSmall, .portrait, .onePane: false
            case .compact: width >= 122
            case .threeColumns: width >= 148
            case .fourColumns, .large: true
            }
          let isRight =
            shown == wanted && hasRooms == !layout.rooms.isEmpty
            && layout.panes.allSatisfy { $1.height >= ($0 == .trace ? 3 : 6) && $1.width >= 18 }
            && layout.rooms.allSatisfy { $0.rect.width >= 40 && $0.rect.height >= 6 }
          guard isRight else {
            Issue.record("\(width)×\(height), \(pane): \(layout.parts)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: [
    (39, 40, WindowShape.tooSmall), (40, 11, .tooSmall), (40, 12, .onePane), (71, 35, .onePane),
    (60, 44, .portrait), (95, 36, .portrait), (96, 36, .compact), (72, 35, .compact),
    (80, 24, .compact), (120, 24, .compact), (300, 29, .compact), (100, 30, .threeColumns),
    (139, 100, .threeColumns), (300, 39, .threeColumns), (140, 40, .fourColumns),
    (179, 60, .fourColumns), (300, 49, .fourColumns), (180, 50, .large), (300, 100, .large),
  ])
  func `the first shape that fits is taken`(width: Int, height: Int, shape: WindowShape) {
    #expect(WindowShape(Size(width: width, height: height)) == shape)
  }

  private func panes(_ width: Int, _ height: Int) -> [PaneName: Rect] {
    Layout(Size(width: width, height: height), pane: .ads, rooms: Self.usual, isZoomed: false).panes
  }

  @Test func `the counts are beside an upright phone from 72 columns on`() throws {
    let (narrow, wide) = (panes(71, 50), panes(72, 50))
    #expect(try #require(narrow[.ledgers]).x == 0)
    #expect(try #require(wide[.ledgers]) == Rect(x: 40, y: 2, width: 32, height: 27))
  }

  @Test func `an upright phone leaves its empty rows to the trace until that has twenty`() throws {
    for (height, rows) in [(36, 14), (45, 16), (50, 20), (60, 25)] {
      #expect(try #require(panes(84, height)[.trace]).height == rows, "\(height)")
    }
  }

  @Test func `two phones have the usual size, and the trace lies below both`() throws {
    let layout = Layout(
      Size(width: 200, height: 60), pane: .ledgers,
      rooms: RoomStack(Self.shares, open: "interfaces"), isZoomed: false, hasTwoPhones: true)
    #expect(try #require(layout.panes[.device]).size == Size(width: 40, height: 32))
    #expect(try #require(layout.panes[.trace]) == Rect(x: 0, y: 33, width: 200, height: 26))
    #expect(layout.rooms.map(\.rect.height) == [32])
  }

  @Test func `in four columns the trace is below the phone if that leaves it ten rows`() throws {
    // Without header, footer and phone.
    #expect(try #require(panes(160, 44)[.trace]) == Rect(x: 0, y: 33, width: 160, height: 10))
    #expect(try #require(panes(160, 43)[.trace]).x > 40)
  }

  @Test func `the phone is at full height where there is a column for rooms`() throws {
    let four = Layout(
      Size(width: 160, height: 50), pane: .ads, rooms: Self.usual, isZoomed: false)
    #expect(try #require(four.panes[.device]).size == Size(width: 40, height: 32))
    let large = Layout(
      Size(width: 300, height: 80), pane: .ads, rooms: Self.usual, isZoomed: false)
    #expect(try #require(large.panes[.device]).size == Size(width: 80, height: 78))
  }

  @Test func `list, phone and counts have their widths wherever there is a list`() throws {
    for height in [30, 40, 49, 50, 80] {
      var list = 0
      for width in 100...300 {
        let size = Size(width: width, height: height)
        let layout = Layout(size, pane: .ads, rooms: Self.usual, isZoomed: false)
        let isLarge = layout.shape == .large
        let widths = [PaneName.ads, .device, .ledgers].map { layout.panes[$0]?.width ?? 0 }
        let isRight =
          (18...26).contains(widths[0]) && widths[1] == (isLarge ? 80 : 40) && widths[2] >= 40
          && (layout.rooms.isEmpty || widths[2] <= 42)
        #expect(isRight, "\(width)×\(height): \(widths)")
        if layout.shape == .fourColumns {
          #expect(widths[0] >= list, "\(width)×\(height)")
          list = widths[0]
        }
      }
    }
    let four = Layout(
      Size(width: 140, height: 45), pane: .ads, rooms: Self.usual, isZoomed: false)
    #expect([PaneName.ads, .device, .ledgers].map { four.panes[$0]?.width } == [20, 40, 40])
    #expect(four.rooms.allSatisfy { $0.rect.width == 40 })
  }

  @Test(arguments: ["assets", "life"]) func `a room that is open has the column for itself`(
    _ open: String
  ) {
    let size = Size(width: 160, height: 50)
    let layout = Layout(
      size, pane: .ledgers, rooms: RoomStack(Self.shares, open: open), isZoomed: false)
    #expect(layout.rooms.map(\.name) == [open])
    #expect(layout.rooms[0].rect.height == 32)
  }

  @Test func `rooms have the rows they need, and the last one says less first`() {
    func heights(_ height: Int) -> [Int] {
      Self.usual.places(in: Rect(x: 0, y: 0, width: 40, height: height)).map(\.rect.height)
    }
    #expect(heights(50) == [10, 14, 26])
    #expect(heights(35) == [10, 14, 11])
    #expect(heights(33) == [10, 14, 9])
    #expect(heights(30) == [8, 13, 9])
    // Two rooms, as three would say too little.
    #expect(heights(29) == [10, 19])
  }
}
