import JSON
package import Simulation

/// One setting: its key, where its value is kept, how it is written and what it is for.
///
/// Reader, schema, script, journal and the options room are all made from it; there is no second
/// list.
package struct Setting<Owner>: Sendable {
  package let key: String
  /// The key of its group in a file; nil if it is directly in its owner.
  package let group: String?
  private let path: any PartialKeyPath<Owner> & Sendable
  /// What an editor shows, without a full stop.
  let summary: String
  /// What applies if it is left out, in a few words.
  let leftOut: String?
  let inScript: InScript
  /// How the options room offers it; nil if it does not.
  package let offer: Offer?
  /// A `Codec` for its value's type.
  private let codec: any Sendable
  private let forms: Forms

  /// Whether a script and the stage can change it.
  package enum InScript: Sendable {
    case never, value
    /// Null for the value that applies if it is left out.
    case valueOrNull
  }

  /// What can be done with its value, for any type.
  private struct Forms: Sendable {
    let schema: @Sendable (String) -> Schema
    let read: @Sendable (inout Owner, JSONNode) throws(JSONError) -> Void
    /// The journal's form of a scenario's value.
    let fact: @Sendable (JSONNode) throws(JSONError) -> Fields.Value
    /// The journal's form of the present value.
    let current: @Sendable (Owner) -> Fields.Value
    let apply: @Sendable (inout Owner, Fields.Value) -> Void
    let isPossible: @Sendable (Fields.Value) -> Bool
    let written: @Sendable (Fields.Value) -> Fields.Value
  }

  package init<Value: Sendable>(
    _ key: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ codec: Codec<Value>,
    _ summary: String, leftOut: String? = nil, in group: String? = nil,
    script: InScript = .never, offer: Offer? = nil
  ) {
    self.key = key
    self.group = group
    self.path = path
    self.summary = summary
    self.leftOut = leftOut
    inScript = script
    self.offer = offer
    self.codec = codec
    forms = Forms(
      schema: codec.schema,
      read: { (owner, node) throws(JSONError) in owner[keyPath: path] = try codec.read(node) },
      fact: { (node) throws(JSONError) in codec.fact(try codec.read(node)) },
      current: { codec.fact($0[keyPath: path]) },
      apply: { owner, fact in
        if let value = codec.value(fact) { owner[keyPath: path] = value }
      },
      isPossible: { codec.value($0) != nil }, written: codec.written)
  }
}

extension Setting {
  /// A setting whose value is optional.
  package init<Value: Sendable>(
    _ key: String, _ path: any WritableKeyPath<Owner, Value?> & Sendable, _ codec: Codec<Value>,
    _ summary: String, leftOut: String? = nil, in group: String? = nil,
    script: InScript = .never, offer: Offer? = nil
  ) {
    self.init(
      key, path, codec.optional, summary, leftOut: leftOut, in: group, script: script,
      offer: offer)
  }
}

// MARK: - Its value

extension Setting {
  /// Whether a script and the stage can change it.
  var isChangeable: Bool {
    switch inScript {
    case .never: false
    case .value, .valueOrNull: true
    }
  }

  /// Its present value, in the journal's form.
  package func value(of owner: Owner) -> Fields.Value { forms.current(owner) }

  /// Takes a value in the journal's form; an invalid one changes nothing.
  func apply(_ value: Fields.Value, to owner: inout Owner) { forms.apply(&owner, value) }

  /// Whether an optional setting has a value.
  func isSaid(in owner: Owner) -> Bool { value(of: owner) != .null }

  /// Leaves an optional setting out.
  func clear(in owner: inout Owner) { apply(.null, to: &owner) }

  func isKept(at path: PartialKeyPath<Owner>) -> Bool { self.path == path }

  func canBe(_ value: Fields.Value) -> Bool { forms.isPossible(value) }

  /// A value in the journal's form; nil for another type.
  func fact<Value: Sendable>(_ value: Value) -> Fields.Value? {
    (codec as? Codec<Value>)?.fact(value)
  }

  /// The scenario's form of a journal's value.
  func written(_ value: Fields.Value) -> Fields.Value { forms.written(value) }
}

// MARK: - In a file

extension Setting {
  func read(_ owner: inout Owner, _ node: JSONNode) throws(JSONError) {
    try forms.read(&owner, node)
  }

  /// The journal's form of a value in a script's `set`.
  func fact(reading node: JSONNode) throws(JSONError) -> Fields.Value {
    if case .valueOrNull = inScript, node.kind == .null { return .null }
    return try forms.fact(node)
  }

  /// Its key in a file.
  var property: Schema.Property {
    let ending = leftOut.map { "; \($0) when left out" } ?? ""
    return .optional(key, forms.schema("\(summary)\(ending)."))
  }

  /// Its key in a script's `set`.
  var change: Schema.Property {
    guard case .valueOrNull = inScript else { return .optional(key, forms.schema("\(summary).")) }
    let ending = leftOut.map { "; null: \($0)" } ?? ""
    return .optional(
      key, .any(of: [forms.schema("\(summary)."), Schema(.null)], "\(summary)\(ending)."))
  }
}
