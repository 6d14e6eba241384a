// Helpers with which an SDK looks into results and texts. Adapters go on only where those find something.
extension StandInWriter {
  /// The part of a result that an extension of Swift's own has; nil for anything else.
  func resultPart(_ type: InterfaceType, _ name: String, _ place: Place?) -> String? {
    guard let place, place.type.kind == .extension, ["Result", "Swift.Result"].contains(place.path)
    else { return nil }
    let words = Set(name.words)
    switch type {
    case .optional(.named("Success", _)): return "try? get()"
    case .optional(.named("Failure", _)):
      return "if case .failure(let failure) = self { failure } else { nil }"
    case .named("Bool", _) where !words.isDisjoint(with: ["failure", "failed", "error"]):
      return "(try? get()) == nil"
    case .named("Bool", _): return "(try? get()) != nil"
    default: return nil
    }
  }

  /// The dictionary in a text; nil for a function that reads none.
  func parsed(_ call: InterfaceCall, _ member: InterfaceDeclaration) -> String? {
    let source = call.parameters.first { [["String"], ["Data"]].contains($0.type.names) }
    guard let source, !source.type.isOptional,
      member.head.contains(/-> .*\[(Swift\.)?String ?: ?Any\]/)
    else { return nil }
    let object = "MadeUpJSON.object(in: \(source.name))"
    switch module.resolved(call.result) {
    case .dictionary, .optional(.dictionary): return object
    case .named("Result", let parts) where parts.first == .dictionary: return ".success(\(object))"
    default: return nil
    }
  }
}
