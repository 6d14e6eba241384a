import AdServing
import JSON

extension AdapterClassName {
  /// A class alone, or an adapter's and that of what errs around it.
  init(reading node: JSONNode) throws(JSONError) {
    guard node.kind == .array else {
      self.init(try node.string())
      return
    }
    var names: [String] = []
    for part in node.elements { names.append(try part.string()) }
    guard names.count == 2 else {
      throw node.refusal("must be an adapter and the class that errs around it")
    }
    self.init(adapter: names[0], wrapper: names[1])
  }

  /// The same, for a schema.
  static let schema = Schema.any(
    of: [
      .text(
        "The adapter: a Module.Class that is linked into the program, or a name that it gives."),
      Schema(
        .tuple(of: .text("A Module.Class."), count: 2),
        "An adapter, and the class of a mistake that is made around it."),
    ], "The adapter, alone or with a mistake around it.")
}
