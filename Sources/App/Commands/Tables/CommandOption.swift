import Catalogue

/// An option of a command: its row in the table.
struct CommandOption<Options>: Sendable {
  let facts: OptionFacts
  let read: @Sendable (inout Options, inout CommandLineReader) throws(UsageError) -> Void

  private init(
    _ facts: OptionFacts,
    _ read: @escaping @Sendable (inout Options, inout CommandLineReader) throws(UsageError) -> Void
  ) {
    (self.facts, self.read) = (facts, read)
  }
}

extension CommandOption {
  /// An option with a value, which goes to `path`.
  init<Value: Sendable>(
    _ name: String, _ placeholder: String,
    _ path: any WritableKeyPath<Options, Value> & Sendable, _ form: OptionValue<Value>,
    _ meaning: String, notWith: [String] = [], needs: [String] = []
  ) {
    self.init(
      OptionFacts(
        name: name, placeholder: placeholder, meaning: meaning, completion: form.completion,
        notWith: notWith, needs: needs)
    ) { (options, reader) throws(UsageError) in
      options[keyPath: path] = try reader.value(of: name, form)
    }
  }

  /// An option with a value, which goes to an optional place.
  init<Value: Sendable>(
    _ name: String, _ placeholder: String,
    _ path: any WritableKeyPath<Options, Value?> & Sendable, _ form: OptionValue<Value>,
    _ meaning: String, notWith: [String] = [], needs: [String] = []
  ) {
    self.init(
      name, placeholder, path, form.optional, meaning, notWith: notWith, needs: needs)
  }

  /// An option whose value may be left out; alone it stands for another one.
  init<Value: Sendable>(
    _ name: String, _ placeholder: String,
    _ path: any WritableKeyPath<Options, Value?> & Sendable, _ form: OptionValue<Value>,
    alone: Value, _ meaning: String, notWith: [String] = [], needs: [String] = []
  ) {
    self.init(
      OptionFacts(
        name: name, placeholder: "[\(placeholder)]", meaning: meaning, notWith: notWith,
        needs: needs)
    ) { (options, reader) throws(UsageError) in
      options[keyPath: path] = try reader.value(of: name, form, alone: alone)
    }
  }

  /// An option that may be there several times, each with a value.
  init<Value: Sendable>(
    _ name: String, _ placeholder: String,
    each path: any WritableKeyPath<Options, [Value]> & Sendable, _ form: OptionValue<Value>,
    _ meaning: String, notWith: [String] = [], needs: [String] = []
  ) {
    self.init(
      OptionFacts(
        name: name, placeholder: placeholder, meaning: meaning, completion: form.completion,
        notWith: notWith, needs: needs, mayRepeat: true)
    ) { (options, reader) throws(UsageError) in
      options[keyPath: path].append(try reader.value(of: name, form))
    }
  }

  /// An option that takes no value, and stands for one.
  init<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Options, Value> & Sendable, sets value: Value,
    _ meaning: String, notWith: [String] = [], needs: [String] = []
  ) {
    self.init(OptionFacts(name: name, meaning: meaning, notWith: notWith, needs: needs)) {
      (options, _) throws(UsageError) in options[keyPath: path] = value
    }
  }

  /// A switch.
  init(
    _ name: String, _ path: any WritableKeyPath<Options, Bool> & Sendable, _ meaning: String,
    notWith: [String] = [], needs: [String] = []
  ) {
    self.init(name, path, sets: true, meaning, notWith: notWith, needs: needs)
  }

  /// The option for a command whose options contain these.
  func within<Owner>(
    _ path: any WritableKeyPath<Owner, Options> & Sendable
  ) -> CommandOption<Owner> {
    var facts = facts
    facts.isOfStage = true
    return CommandOption<Owner>(facts) { [read] (owner, reader) throws(UsageError) in
      try read(&owner[keyPath: path], &reader)
    }
  }
}
