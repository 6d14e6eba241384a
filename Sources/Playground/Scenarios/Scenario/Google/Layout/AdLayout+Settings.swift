package import JSON

extension AdLayout {
  /// A view, for a schema.
  static let viewSchema: Schema = Schema.object("A view in a native ad.", View.settings.properties)

  private static let settings: SettingTable<AdLayout> = .init([
    Setting("size", \.size, .size, "The ad view's width and height", leftOut: "[340, 200]"),
    Setting(
      "safeArea", \.safeArea, .object(Edges.settings, .init()),
      "How far the phone's status bar, camera and corners reach into the ad"),
    Setting("views", \.views, .views, "The views from back to front"),
  ])
}

extension Codec where Value == AdLayout {
  /// Any layout that a phone could still draw.
  static let layout: Codec<AdLayout> = inFile({ .object($0, AdLayout.properties) }) {
    (node) throws(JSONError) in
    try AdLayout(reading: node)
  }
}

extension AdLayout {
  /// What editors are told about a layout alone, as a file; always the same bytes.
  package static func schema() -> [UInt8] {
    Schema.object("The views that an application draws a native ad with.", properties)
      .file(title: "adplay layout", definitions: [("layoutView", viewSchema)])
  }

  private static let mostViews = 1_000
  fileprivate static let properties: [Schema.Property] = settings.properties

  /// Reads a layout as a scenario and a file of its own have it.
  package init(reading node: JSONNode) throws(JSONError) {
    self = try Self.settings.value(.init(), reading: node)
    let count = views.reduce(0) { $0 + $1.count }
    guard count <= Self.mostViews else {
      var object = try node.object()
      throw (object.optional("views") ?? node).refusal(
        "a layout has at most \(Self.mostViews) views, this one \(count)")
    }
  }
}

extension AdLayout.View {
  /// Itself and all in it.
  fileprivate var count: Int { views.reduce(1) { $0 + $1.count } }
}

extension AdLayout.Edges {
  fileprivate static let settings: SettingTable<Self> = .init([
    Setting("top", \.top, .points, "Points from the top"),
    Setting("left", \.left, .points, "Points from the left"),
    Setting("bottom", \.bottom, .points, "Points from the bottom"),
    Setting("right", \.right, .points, "Points from the right"),
  ])
}

extension AdLayout.View {
  fileprivate static let settings: SettingTable<Self> = .init([
    Setting("asset", \.asset, .word, "The asset that it shows"),
    Setting("text", \.text, .text, "A text of the application's own, such as Ad"),
    Setting("frame", \.frame, .frame, "Its place and size: x, y, width, height"),
    Setting(
      "hidden", \.isHidden, .flag, "Whether it is hidden",
      leftOut: "only where the ad lacks its asset"),
    Setting("alpha", \.alpha, .share, "How opaque it is, from 0 to 1", leftOut: "1"),
    Setting("class", \.kind, .word, "Its kind", leftOut: "as its asset needs"),
    Setting(
      "clear", \.isClear, .flag, "Whether nothing is drawn behind it",
      leftOut: "true but for buttons and plain views"),
    Setting("interactive", \.isInteractive, .flag, "Whether it takes touches"),
    Setting("action", \.hasAction, .flag, "Whether a tap runs code of the application's"),
    Setting(
      "outlet", \.isOutlet, .flag, "Whether it is handed over as its asset's view",
      leftOut: "true"),
    Setting("lines", \.lines, .lines, "How many lines it may have, 0 for any", leftOut: "1"),
    Setting("font", \.fontSize, .fontSize, "The size of its letters", leftOut: "17"),
    Setting("views", \.views, .views, "The views in it, from back to front"),
  ])
}

extension Codec where Value == Double {
  fileprivate static let points = number("A length in points.", 0...10_000)
  fileprivate static let fontSize = number("Points.", 1...200)
  fileprivate static let share = number("A share.", 0...1)

  private static func number(_ noun: String, _ range: ClosedRange<Int>) -> Codec {
    inFile({ .number($0, range) }) { (node) throws(JSONError) in
      try node.double(in: range, "a number")
    }
  }
}

extension Codec where Value == Int {
  fileprivate static let lines = inFile({ .integer($0, 0...100) }) { (node) throws(JSONError) in
    try node.int(in: 0...100)
  }
}

extension Codec where Value == AdLayout.Size {
  fileprivate static let size = inFile({ .numbers($0, 2, 0...10_000) }) {
    (node) throws(JSONError) in
    let numbers = try node.numbers(2, in: 0...10_000, "a width and a height, as in [300, 250]")
    return AdLayout.Size(width: numbers[0], height: numbers[1])
  }
}

extension Codec where Value == AdLayout.Frame {
  fileprivate static let frame = inFile({ .numbers($0, 4, -10_000...10_000) }) {
    (node) throws(JSONError) in
    let numbers = try node.numbers(
      4, in: -10_000...10_000, "x, y, width and height, as in [10, 20, 280, 40]")
    return AdLayout.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Codec where Value == [AdLayout.View] {
  fileprivate static let views: Codec<[AdLayout.View]> = inFile({
    .array($0, of: .reference("layoutView"))
  }) {
    (node) throws(JSONError) in
    try node.array { (view) throws(JSONError) in
      try AdLayout.View.settings.value(.init(), reading: view)
    }
  }
}

extension JSONNode {
  /// As many numbers as are wanted, each in the range.
  fileprivate func numbers(
    _ count: Int, in range: ClosedRange<Int>, _ wanted: String
  ) throws(JSONError) -> [Double] {
    let numbers = try array { (node) throws(JSONError) in
      try node.double(in: range, "a number")
    }
    guard numbers.count == count else { throw problem(wanted) }
    return numbers
  }
}
