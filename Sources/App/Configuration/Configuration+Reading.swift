import Catalogue
import JSON
import Languages
import Scenarios
import Screen
import StageUI

extension Configuration {
  /// The configuration in a file; `themes` are the names that are known besides files.
  init(reading bytes: [UInt8], themes: [String]) throws(JSONError) {
    self = try Self.settings(themes).value(.init(), reading: try JSONReader.read(bytes))
  }

  /// What editors are told about a configuration, as a file; always the same bytes.
  static func schema() -> [UInt8] {
    Schema.object(
      "What you like, wherever adplay opens.", settings(ThemeStore().names).properties
    ).file(title: "adplay configuration", definitions: [])
  }

  private static func settings(_ themes: [String]) -> SettingTable<Configuration> {
    SettingTable([
      Setting("theme", \.theme, .theme(themes), ConfigurationText.theme),
      Setting("motion", \.motion, .word, ConfigurationText.motion),
      Setting("glyphs", \.glyphs, .word, ConfigurationText.glyphs),
      Setting("language", \.language, .language, ConfigurationText.language),
      Setting("speed", \.speed, .speed, ConfigurationText.speed),
      Setting("mouse", \.usesMouse, .flag, ConfigurationText.mouse),
      Setting("pauseWithoutFocus", \.pausesWithoutFocus, .flag, ConfigurationText.focus),
      Setting("keys", \.keys, .keys, ConfigurationText.keys),
    ])
  }

  fileprivate static func keys(_ node: JSONNode) throws(JSONError) -> [StageCommand: [Key]] {
    let standard = KeyMap.standard
    var keys: [StageCommand: [Key]] = [:]
    for member in try node.map() {
      guard let command = standard.command(named: member.key) else {
        throw member.unknown(among: standard.bindings.map(\.command.name))
      }
      keys[command] = try member.value.keys()
    }
    try refuseConflict(of: keys, node)
    return keys
  }

  /// Names the first command of the file that takes another's key.
  private static func refuseConflict(
    of keys: [StageCommand: [Key]], _ node: JSONNode
  ) throws(JSONError) {
    let conflicts = KeyMap.standard.changed(keys).conflicts(besides: .standard)
    for member in node.members.reversed() {
      let command = KeyMap.standard.command(named: member.key)
      for (key, commands) in conflicts.sorted(by: { $0.key.word < $1.key.word }) {
        guard let command, commands.contains(command),
          let other = commands.first(where: { $0 != command })
        else { continue }
        throw member.value.refusal(
          "\(key.word) is the key of \(other.name), too; give that another one")
      }
    }
  }
}

extension Codec where Value == ThemeChoice {
  fileprivate static func theme(_ themes: [String]) -> Codec {
    let file = Schema.text("A file beside the configuration.", pattern: "[./]")
    let one = Schema.any(of: [Schema(.words(themes)), file])
    let both = Schema.object(
      "One for each background.", [.required("dark", one), .required("light", one)])
    return inFile({ .any(of: [Schema(.words(themes + [ThemeDecision.auto])), file, both], $0) }) {
      (node) throws(JSONError) in
      try ThemeChoice(node, themes)
    }
  }
}

extension Codec where Value == String? {
  fileprivate static let language = inFile({
    .any(
      of: [
        Schema(.words([LanguageChoice.auto] + Language.shipped.map(\.code))),
        .text("A file beside the configuration.", pattern: "[./]"),
      ], $0)
  }) { (node) throws(JSONError) in try node.language() }
}

extension Codec where Value == Double {
  fileprivate static let speed = inFile({ .number("\($0), from 0.01", 0...1000) }) {
    (node) throws(JSONError) in
    try node.speed()
  }
}

extension Codec where Value == [StageCommand: [Key]] {
  fileprivate static let keys = inFile({ summary in
    .object(
      summary,
      KeyMap.standard.bindings.map { binding in
        let values = [Schema.text("A key."), .array("Several.", of: .text()), Schema(.null)]
        return .optional(
          binding.command.name, .any(of: values, "\(binding.title): \(binding.explanation)"))
      })
  }) { (node) throws(JSONError) in try Configuration.keys(node) }
}

extension ThemeChoice {
  fileprivate init(_ node: JSONNode, _ themes: [String]) throws(JSONError) {
    guard node.kind == .object else {
      let name = try node.theme(among: themes + [ThemeDecision.auto])
      self = name == ThemeDecision.auto ? .usual(themes) : .always(name)
      return
    }
    var object = try node.object()
    self = .byBackground(
      dark: try object.required("dark").theme(among: themes),
      light: try object.required("light").theme(among: themes))
    try object.finish()
  }
}

extension JSONNode {
  /// The name of a theme, or a file that is looked for beside the configuration.
  fileprivate func theme(among names: [String]) throws(JSONError) -> String {
    let text = try string()
    return ConfigurationFolder.isFile(text) ? text : try word(of: names)
  }

  /// A language's code, or a file that is looked for beside the configuration; nil leaves it to the
  /// locale.
  fileprivate func language() throws(JSONError) -> String? {
    let text = try string()
    if ConfigurationFolder.isFile(text) { return text }
    let code = try word(of: [LanguageChoice.auto] + Language.shipped.map(\.code))
    return code == LanguageChoice.auto ? nil : code
  }

  fileprivate func speed() throws(JSONError) -> Double {
    let speed = try double()
    guard StageOptions.speeds.contains(speed) else {
      throw problem("a number from 0.01 to 1000")
    }
    return speed
  }

  /// A key, several, or `null` for none.
  fileprivate func keys() throws(JSONError) -> [Key] {
    switch kind {
    case .null: []
    case .array: try array { (node) throws(JSONError) in try node.key() }
    default: [try key()]
    }
  }

  private func key() throws(JSONError) -> Key {
    guard let key = Key(word: try string()) else {
      throw problem("a key, such as \"r\", \"Enter\", \"F5\" or \"Ctrl-T\"")
    }
    return key
  }
}
