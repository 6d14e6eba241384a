import Foundation

/// Which program is built, and where.
struct BuildPlace: Codable, Equatable {
  /// The folder with the manifest.
  let package: String
  let product: String
  /// The folder that gets what is built; nil for the usual one.
  var scratch: String?
  /// Nil for a debug build.
  var configuration: String?

  /// The arguments of `swift`.
  var words: [String] {
    ["build", "--package-path", package, "--product", product]
      + (scratch.map { ["--scratch-path", $0] } ?? [])
      + (configuration.map { ["-c", $0] } ?? [])
  }

  /// Where the program then is.
  var program: String {
    "\(scratch ?? "\(package)/.build")/\(configuration ?? "debug")/\(product)"
  }

  /// Where a program was built; nil for one that is in no build folder.
  init?(package: String, of program: String) {
    // A program whose file was replaced.
    let path = program.replacing(/\ \(deleted\)$/, with: "")
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let product = parts.popLast(), let configuration = parts.popLast(),
      ["debug", "release"].contains(configuration)
    else { return nil }
    // Between both may be the system that it was built for.
    if parts.last?.contains("-linux") == true { parts.removeLast() }
    self.init(
      package: package, product: String(product), scratch: parts.joined(separator: "/"),
      configuration: configuration == "debug" ? nil : String(configuration))
  }

  init(
    package: String, product: String, scratch: String? = nil, configuration: String? = nil
  ) {
    (self.package, self.product) = (package, product)
    (self.scratch, self.configuration) = (scratch, configuration)
  }
}

extension BuildPlace {
  /// Whether the program is made of this file: not of what an editor puts beside one while it is open.
  func isSource(_ path: String) -> Bool {
    if path == "\(package)/Package.swift" { return true }
    guard path.hasPrefix("\(package)/Sources/"), let name = path.split(separator: "/").last
    else { return false }
    return !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#")
      && !name.allSatisfy(\.isNumber)
  }
}

/// A package as far as its folders show.
enum PackagePrograms {
  /// The names of the programs that open the stage.
  static func all(in package: String) -> [String] {
    let sources = "\(package)/Sources"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    return names.sorted().filter { name in
      let main = try? Files.read("\(sources)/\(name)/main.swift", limit: 1 << 20)
      return main.map { String(decoding: $0, as: UTF8.self).contains("Adplay.main(") } ?? false
    }
  }
}
