import Catalogue
import Foundation

/// The sources of an adapter that exists already, as far as they can be built here.
struct AdoptedSources {
  struct File: Equatable {
    /// From the folder that was read.
    let path: String
    let text: String
  }

  /// Without what needs Objective-C.
  let files: [File]
  let survey: SourceSurvey
  /// The names of classes in Objective-C.
  let names: [(name: String, type: String)]
  /// What a compiler without Objective-C will not take: places in the copied files.
  let selectors: [String]
  /// Files in other languages.
  let others: [String]

  init(_ sources: [File], others: [String] = []) {
    let stripped = sources.map { SourceStripper($0.text) }
    files = zip(sources, stripped).map { File(path: $0.path, text: $1.text) }
    names = stripped.flatMap(\.names)
    survey = SourceSurvey(sources.map(\.text))
    selectors = files.flatMap { file in
      SourceToken.all(in: file.text).filter { ["#selector", "#keyPath"].contains($0.text) }.map {
        "\(file.path):\($0.line(in: file.text))"
      }
    }
    self.others = others
  }

  /// The adapters by the name that an ad server sends: the one in Objective-C, or the class's own.
  var adapters: [(name: String, type: String)] {
    var taken: Set<String> = []
    return survey.adapters.map { type in
      let own = String(type.split(separator: ".").last ?? "")
      let name = names.first { $0.type == own }?.name ?? own
      // Two cannot have one name.
      return (taken.insert(name).inserted ? name : type, type)
    }
  }

  /// The modules that neither the system nor the playground has.
  var missingModules: [String] {
    survey.imports.subtracting(Self.system).subtracting(Self.playground).sorted()
  }

  /// The products of the playground that the sources use.
  var products: [String] {
    survey.imports.union(["GoogleMobileAds"]).intersection(Self.playground).sorted()
  }

  private static let playground: Set = [
    "AdSupport", "AdapterTestKit", "AdapterUnitTestKit", "GoogleMobileAds",
    "GoogleMobileAds_Private", "OSLog", "SampleAdSDK", "Simulation", "UIKit",
    "UserMessagingPlatform",
  ]

  private static let system: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
    "_Concurrency",
  ]
}

extension AdoptedSources {
  /// Every Swift file in the folder, at any depth, except manifests and tests.
  init(reading folder: String) throws(Failure) {
    guard Files.isFolder(folder), let paths = FileManager.default.enumerator(atPath: folder) else {
      throw .unreadable(path: folder, .folderNotListed)
    }
    let all = paths.compactMap { $0 as? String }.filter(Self.isPart).sorted()
    var files: [File] = []
    for path in all where path.hasSuffix(".swift") {
      files.append(File(path: path, text: try Self.text("\(folder)/\(path)", below: folder)))
    }
    let others = all.filter { [".m", ".mm", ".h", ".c", ".cpp"].contains(where: $0.hasSuffix) }
    self.init(files, others: others)
    guard !survey.adapters.isEmpty else { throw .unreadable(path: folder, .noAdapterInFolder) }
  }

  /// A link could lead to any file on the machine, and the package would have a copy.
  private static func text(_ path: String, below folder: String) throws(Failure) -> String {
    guard Files.isFile(path, below: folder) else {
      throw .unreadable(path: path, .leadsElsewhere(folder: folder))
    }
    return String(decoding: try Files.read(path), as: UTF8.self)
  }

  private static func isPart(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last != "Package.swift"
      && !parts.contains { $0.hasPrefix(".") || $0 == "Tests" || $0.hasSuffix("Tests") }
  }
}

extension SourceToken {
  fileprivate func line(in source: String) -> Int {
    source[..<text.startIndex].utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
