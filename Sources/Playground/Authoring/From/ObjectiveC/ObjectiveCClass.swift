/// A class as its sources declare it, in however many places.
struct ObjectiveCClass {
  let name: String
  /// Nil if nothing says it.
  var parent: String?
  var protocols: [String] = []
  var values: [ObjectiveCValue] = []
  var methods: [ObjectiveCMethod] = []
  /// Where it is implemented; nil for a part that only declares it.
  var source: Int?
}

/// A property or an instance variable.
struct ObjectiveCValue {
  let name: String
  /// With the attributes that say something of the type in front.
  let type: String
  let isWeak: Bool
}

/// A method with its body.
struct ObjectiveCMethod {
  let isStatic: Bool
  let returns: String
  let parts: [Part]
  /// The places between the curly brackets.
  let body: Range<Int>
  /// The places between it and what stands in front of it.
  let above: Range<Int>

  struct Part {
    let label: String
    let type: String
    let name: String
  }

  /// `load:completionHandler:`
  var selector: String {
    parts.map { $0.name.isEmpty ? $0.label : "\($0.label):" }.joined()
  }
}

/// Why a part of a source is not in the skeleton.
enum SkeletonTrouble: String {
  case notClosed = "a bracket, string or comment is not closed"
  case noEnd = "@end is missing"
  case noName = "a name is missing"
  case category = "a category, left out"
  case twice = "a second class or method of this name, left out"
}
