import AdServing
import JSON

extension Scenario.Unit {
  init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    let idNode = try object.required("id")
    let id = try idNode.string()
    guard !id.isEmpty, !id.contains("#") else {
      throw idNode.problem("an id without # that is not empty", found: id)
    }
    let formatNode = try object.required("format")
    let format = try formatNode.word(of: Scenario.Format.self)
    let through = try object.optional("through")?.word(of: Scenario.Through.self) ?? .usual
    try Self.check(format, of: through, formatNode)
    self.init(id: id, format: format, try through.form.read(&object, format))
    try Self.settings.read(&self, from: &object)
    try Self.refuseWhatIsOfGoogle(node, through)
    try object.finish()
  }

  /// A setting that only units of Google's have is no unknown key.
  private static func refuseWhatIsOfGoogle(
    _ unit: JSONNode, _ through: Scenario.Through
  ) throws(JSONError) {
    lazy var known = Set(through.form.properties().map(\.key))
    for setting in Scenario.Waterfall.settings.all {
      guard let node = unit.member(setting.key), !known.contains(setting.key) else { continue }
      throw node.refusal(
        "\"\(setting.key)\" is for units whose ads Google requests; this one goes through \"\(through.rawValue)\""
      )
    }
  }

  private static func check(
    _ format: Scenario.Format, of through: Scenario.Through, _ node: JSONNode
  ) throws(JSONError) {
    let formats = through.form.formats
    guard !formats.contains(format) else { return }
    let words = formats.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    throw node.problem("\(words), which is all that goes through \"\(through.rawValue)\"")
  }
}
