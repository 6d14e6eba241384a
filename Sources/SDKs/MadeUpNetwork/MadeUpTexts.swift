/// The texts in what an SDK is given: in the arguments of a call, and in the SDK's own objects among them.
struct MadeUpTexts {
  /// The SDK's module: other objects are not looked into.
  private let module: String
  private(set) var all: [String] = []
  private var seen: Set<ObjectIdentifier> = []

  /// An SDK has few objects in each other; a ring of them ends as well.
  private static let deepest = 6

  init(in values: [Any], module: String) {
    self.module = module
    for value in values { add(value, depth: 0) }
  }

  private mutating func add(_ value: Any, depth: Int) {
    if let text = value as? String { return all.append(text) }
    if let given = value as? MadeUpGiven {
      for value in given.values { add(value, depth: depth + 1) }
      return
    }
    let mirror = Mirror(reflecting: value)
    let isList = [.optional, .collection, .set, .dictionary, .tuple].contains(mirror.displayStyle)
    guard depth < Self.deepest, isList || isOwn(mirror.subjectType) else { return }
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    var next: Mirror? = mirror
    while let part = next {
      for child in part.children { add(child.value, depth: depth + 1) }
      next = part.superclassMirror
    }
  }

  private func isOwn(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("\(module).") }
}
