/// The classes of several sources, each put together from its parts.
struct ObjectiveCSources {
  private(set) var classes: [String: ObjectiveCClass] = [:]
  /// Those that are implemented and that Swift does not have already, parents first.
  private(set) var order: [(name: String, file: Int)] = []
  /// Where a class is implemented again.
  private(set) var twice: [(file: Int, place: Int)] = []
  let names: ObjectiveCType.Names
  /// The selectors of each class, with whether they are the class's own in front.
  private(set) var selectors: [String: Set<String>] = [:]
  private var parents: Set<String> = []
  /// The protocols of each class together with all above and below it, by the top one.
  private var roles: [String: Set<String>] = [:]

  /// `taken` are the types of the Swift sources beside them.
  init(_ files: [ObjectiveCReader], taken: Set<String>) {
    for (number, file) in files.enumerated() {
      for part in file.classes {
        if let place = part.source, classes[part.name]?.source != nil || taken.contains(part.name) {
          twice.append((number, place))
          continue
        }
        classes[part.name, default: ObjectiveCClass(name: part.name)].add(part)
        if part.source != nil { order.append((part.name, number)) }
      }
    }
    let own = Set(order.map(\.name))
    names = .init(classes: own.union(taken))
    classes = classes.filter { own.contains($0.key) }
    // A ring of parents has no first.
    for name in own.sorted() {
      guard let last = line(name).last, classes[last]?.parent.map(own.contains) == true else {
        continue
      }
      classes[last]?.parent = nil
    }
    for source in classes.values {
      selectors[source.name] = Set(source.methods.map { "\($0.isStatic)\($0.selector)" })
      if let parent = source.parent { parents.insert(parent) }
      roles[line(source.name).last ?? "", default: []].formUnion(source.protocols)
    }
    let depths = classes.mapValues { line($0.name).count }
    order = order.enumerated().sorted { left, right in
      (depths[left.element.name] ?? 0, left.offset)
        < (depths[right.element.name] ?? 0, right.offset)
    }.map(\.element)
  }

  /// Whether a class in the sources is below it.
  func isAbove(_ name: String) -> Bool { parents.contains(name) }

  /// A class and those above it that are in the sources.
  func line(_ name: String) -> [String] {
    var line: [String] = []
    var next: String? = name
    while let name = next, classes[name] != nil, !line.contains(name) {
      line.append(name)
      next = classes[name]?.parent
    }
    return line
  }

  /// The type of a property that Google asks ads for, if the class or one near it is such an ad.
  func property(_ name: String, of type: String) -> String? {
    guard let property = GoogleNames.properties[name] else { return nil }
    let roles = roles[line(type).last ?? ""] ?? []
    let wanted: Set =
      name == "view"
      ? ["GADMediationBannerAd"] : ["GADMediationNativeAd", "GADMediatedUnifiedNativeAd"]
    return roles.isDisjoint(with: wanted) ? nil : property
  }
}

extension ObjectiveCClass {
  fileprivate mutating func add(_ part: ObjectiveCClass) {
    parent = parent ?? part.parent
    protocols += part.protocols
    values += part.values
    methods += part.methods
    source = source ?? part.source
  }
}
