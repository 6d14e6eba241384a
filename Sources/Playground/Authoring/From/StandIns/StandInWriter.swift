/// Writes the source of a module that stands in for an SDK.
struct StandInWriter {
  let module: InterfaceModule
  let network: String
  let unknown: Set<String>
  let refused: Set<Int>
  let disowned: Set<String>
  /// Whether nobody here starts the SDK, so that the app must have.
  let isStartedByApp: Bool
  let values: MadeValue
  let lives: AdLives

  /// The lines of the module, each with the interface's line that it comes from.
  private(set) var lines: [(text: String, line: Int?)] = []
  private(set) var leftOut: [Int] = []

  init(
    _ module: InterfaceModule, network: String, unknown: Set<String>, refused: Set<Int>,
    disowned: Set<String>, isStartedByApp: Bool = false
  ) {
    (self.module, self.network, self.unknown) = (module, network, unknown)
    self.isStartedByApp = isStartedByApp
    (self.refused, self.disowned) = (refused, disowned)
    values = MadeValue(module, network, unknown: unknown, refused: refused)
    lives = AdLives(module, refused: refused)
  }

  var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }

  mutating func write() {
    lines = head.map { ($0, nil) }
    for declaration in module.declarations {
      if let part = source(of: declaration, in: nil) { add(""); lines += part }
    }
    addConformers()
  }

  /// The classes of which values are made, and of which values are made in those.
  private mutating func addConformers() {
    let all = module.conformers
    var (written, next): (Set<String>, Int) = ([], 0)
    while next < lines.count {
      let words = SourceToken.all(in: lines[next].text).map { String($0.text) }
      for word in words where word.hasPrefix("MadeUp") {
        guard let names = all[word], written.insert(word).inserted else { continue }
        let part = conformer(names)
        add("")
        lines += part
      }
      next += 1
    }
  }

  private mutating func add(_ text: String) { lines.append((text, nil)) }

  private var head: [String] {
    let started = isStartedByApp ? ", isStartedByApp: true" : ""
    return [
      "// swift-format-ignore-file",
      "// In place of \(module.name): its interface, and ads that come, are seen, tapped and closed.",
      "// Texts that the SDK is given decide: no-fill and error are refused, silent is never answered.",
      "", "@_exported import Foundation", "import MadeUpNetwork", "import Simulation",
      "@_exported import UIKit", "",
      "let madeUpServer = MadeUpServer(\"\(network)\", answersAfter: .milliseconds(120)\(started))",
    ]
  }

  // MARK: What is left out

  /// Nil, and noted, where a declaration cannot be here.
  mutating func isPossible(_ declaration: InterfaceDeclaration) -> Bool {
    let head =
      declaration.kind.isType ? declaration.head.prefix { $0 != ":" } : declaration.head[...]
    let names = Set(SourceToken.all(in: String(head)).map { String($0.text) })
    guard names.isDisjoint(with: unknown), !refused.contains(declaration.line) else {
      leftOut.append(declaration.line)
      return false
    }
    return true
  }

  mutating func leaveOut(_ declaration: InterfaceDeclaration) -> [(text: String, line: Int?)]? {
    leftOut.append(declaration.line)
    return nil
  }

  func parents(of type: InterfaceDeclaration) -> [String] {
    let isClass = type.kind == .class
    var parents = type.parents.filter { parent in
      let name = InterfaceType(parent).names.first ?? parent
      return unknown.isDisjoint(with: parent.split(separator: ".").map(String.init))
        && !unknown.contains(name) && !disowned.contains("\(type.line):\(name)")
    }
    if type.kind == .protocol {
      // Adapters' listeners need not be Objective-C's objects here.
      parents = parents.map {
        AdLives.isListener(type.name) && $0 == "NSObjectProtocol" ? "AnyObject" : $0
      }
      // Only Objective-C has optional requirements.
      let isObjectiveC =
        type.attributes.contains("@objc")
        || type.members.contains { $0.modifiers.contains("optional") }
      if parents.isEmpty, isObjectiveC { parents = ["AnyObject"] }
    }
    var seen: Set<String> = []
    return parents.map { parent in
      let isSendable = parent == "Swift.Sendable" || parent == "Sendable"
      return isSendable && (isClass || type.kind == .struct) ? "@unchecked Swift.Sendable" : parent
    }.filter { seen.insert($0).inserted }
  }
}
