import Authoring
import Catalogue
import Foundation

extension StandInModule {
  /// The stand-ins for what the sources import, from interfaces or the frameworks around them.
  static func reading(
    _ paths: [String], for sources: AdoptedSources, network: String
  ) throws(Failure) -> [StandInModule] {
    var texts: [ModuleInterface] = []
    for path in paths {
      let text = try interface(reading: path)
      if texts.contains(where: { $0.name == text.name }) {
        throw .unreadable(path: path, .secondInterface(module: text.name))
      }
      texts.append(text)
    }
    let modules = ModuleInterface.groups(texts).map {
      StandInModule($0, network: network, calls: sources.survey.calls)
    }
    let (imported, names) = (sources.missingModules, modules.flatMap(\.names))
    // A bridging header imports what no source does; but first comes what one does.
    let isWhole = imported.allSatisfy(names.contains)
    for (path, text) in zip(paths, texts) {
      let module = modules.first { $0.names.contains(text.name) }
      if module?.isEmpty == true {
        throw .unreadable(path: path, .noInterface(hasHeaders: false))
      }
      guard isWhole || module?.names.contains(where: imported.contains) == true else {
        throw .unreadable(path: path, .notImported(module: text.name))
      }
    }
    return modules
  }

  private static func interface(reading path: String) throws(Failure) -> ModuleInterface {
    let file = try interface(at: path)
    guard let text = SourceText.text(of: try Files.read(file)) else {
      throw .unreadable(path: file, .noText)
    }
    return ModuleInterface(text, name: name(of: file))
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
