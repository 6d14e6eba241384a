import Authoring
import Catalogue
import Foundation

extension StandInModule {
  /// The stand-ins for what the sources import, from interfaces or the frameworks around them.
  static func reading(
    _ paths: [String], for sources: AdoptedSources, network: String
  ) throws(Failure) -> [StandInModule] {
    var modules: [StandInModule] = []
    for path in paths {
      let module = try StandInModule(reading: path, network: network)
      if modules.contains(where: { $0.name == module.name }) {
        throw .unreadable(path: path, .secondInterface(module: module.name))
      }
      modules.append(module)
    }
    // A bridging header imports what no source does; but first comes what one does.
    let isWhole = sources.missingModules.allSatisfy { name in
      modules.contains { $0.name == name }
    }
    for (path, module) in zip(paths, modules) where !isWhole {
      guard sources.missingModules.contains(module.name) else {
        throw .unreadable(path: path, .notImported(module: module.name))
      }
    }
    return modules
  }

  private init(reading path: String, network: String) throws(Failure) {
    let file = try Self.interface(at: path)
    guard let text = SourceText.text(of: try Files.read(file)) else {
      throw .unreadable(path: file, .noText)
    }
    self.init(text, name: Self.name(of: file), network: network)
    if isEmpty { throw .unreadable(path: file, .noInterface(hasHeaders: false)) }
  }

  /// Of a framework's interfaces, the public one for phones if there is one.
  private static func interface(at path: String) throws(Failure) -> String {
    guard Files.isFolder(path) else { return path }
    guard let found = FileManager.default.enumerator(atPath: path) else {
      throw .unreadable(path: path, .folderNotListed)
    }
    let all = found.compactMap { $0 as? String }.sorted()
    let interfaces = all.filter {
      $0.hasSuffix(".swiftinterface") && !$0.contains(".private.") && !$0.contains(".package.")
    }
    let best = interfaces.first { $0.hasSuffix("arm64-apple-ios.swiftinterface") }
    guard let file = best ?? interfaces.first else {
      throw .unreadable(path: path, .noInterface(hasHeaders: all.contains { $0.hasSuffix(".h") }))
    }
    return "\(path)/\(file)"
  }

  /// `Acme.swiftinterface`, or `Acme.swiftmodule/arm64-apple-ios.swiftinterface`.
  private static func name(of file: String) -> String {
    let parts = file.split(separator: "/")
    let module = parts.dropLast().last.flatMap { $0.hasSuffix(".swiftmodule") ? $0 : nil }
    return String((module ?? parts.last ?? "").prefix { $0 != "." })
  }
}
