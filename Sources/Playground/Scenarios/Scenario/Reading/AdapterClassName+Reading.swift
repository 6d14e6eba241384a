import AdServing
import JSON

extension AdapterClassName {
  /// A class alone, or an adapter's and those of what errs around it.
  init(reading node: JSONNode) throws(JSONError) {
    guard node.kind == .array else {
      self.init(try node.string())
      return
    }
    var names: [String] = []
    for part in node.elements { names.append(try part.string()) }
    guard names.count >= 2 else {
      throw node.refusal("must be an adapter and the classes that err around it")
    }
    self.init(adapter: names[0], wrappers: Array(names.dropFirst()))
  }

  /// The same, for a schema.
  static let schema = Schema.any(
    of: [
      .text(
        "The adapter: a Module.Class that is linked into the program, or a name that it gives."),
      Schema(
        .array(of: .text("A Module.Class."), atLeast: 2),
        "An adapter, and the classes of mistakes that are made around it, the innermost first."),
    ], "The adapter, alone or with mistakes around it.")
}
