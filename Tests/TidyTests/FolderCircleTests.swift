import Foundation
import Testing

/// Within a target, folders are layers: of two folders, only one may name types of the other.
struct FolderCircleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Targets whose types name each other because their vendors' do.
  nonisolated static let vendorShaped = [
    // Views know their controllers, and both know the window.
    "Sources/SDKs/UIKit",
    // Formats, options and delegates of all ads name each other. The engine behind them is ours.
    "Sources/SDKs/GoogleMobileAds",
    // The entry point makes every sort of ad, and every ad has its types.
    "Sources/SDKs/CloudXCore",
    // Delegates' methods name the ads, and the ads their delegates.
    "Sources/SDKs/OpenWrapSDK",
  ]

  /// The folders of the targets in the manifest, and parts of vendor-shaped ones that are ours.
  nonisolated static let held: [String] = {
    let manifest = try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let paths = (manifest ?? "").split(separator: "path: \"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
    return paths.filter { $0.hasPrefix("Sources/") && !vendorShaped.contains($0) }
      + ["Sources/SDKs/GoogleMobileAds/Engine"]
  }()

  @Test func `the targets are found`() {
    #expect(Self.held.count >= 45)
  }

  @Test(arguments: held)
  func `no folders of a target name each other's types in a circle`(_ target: String) throws {
    let arrows = FolderArrows(try Self.files(of: target))
    for circle in arrows.circles {
      Issue.record("\(target): \(circle.joined(separator: ", ")); \(arrows.names(in: circle))")
    }
  }

  @Test(arguments: vendorShaped)
  func `a target without a circle is no exception`(_ target: String) throws {
    #expect(try !FolderArrows(Self.files(of: target)).circles.isEmpty)
  }

  @Test func `a circle is found with the names that close it`() {
    let arrows = FolderArrows([
      ("Plans", "struct Plan { let house: House }"), ("Houses", "struct House { var plan: Plan? }"),
      ("Roads", "struct Road { let house: House } // Plan"),
      (".", "enum Town { static let name = \"Road\" }"),
    ])
    #expect(arrows.circles == [["Houses", "Plans"]])
    #expect(arrows.names(in: ["Houses", "Plans"]) == "Houses names Plan; Plans names House")
  }

  /// The files of a target, each with its top folder within the target.
  private static func files(of target: String) throws -> [(folder: String, text: String)] {
    let top = root.appending(path: target)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let parts = path.split(separator: "/")
      let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
      return (parts.count > 1 ? String(parts[0]) : ".", text)
    }
  }
}

/// Which folder names which types of which others.
struct FolderArrows {
  private var names: [String: [String: Set<String>]] = [:]

  init(_ files: [(folder: String, text: String)]) {
    let words = files.map { Self.words($0.text) }
    let defined = files.map { Self.types($0.text) }
    var homes: [String: Set<String>] = [:]
    for (file, types) in zip(files, defined) {
      for type in types { homes[type, default: []].insert(file.folder) }
    }
    for (number, file) in files.enumerated() {
      for word in words[number].subtracting(defined[number]) {
        for home in homes[word] ?? [] where home != file.folder {
          names[file.folder, default: [:]][home, default: []].insert(word)
        }
      }
    }
  }

  /// Groups of folders that all lead to one another.
  var circles: [[String]] {
    var found: [[String]] = []
    for folder in names.keys.sorted() where !found.contains(where: { $0.contains(folder) }) {
      let circle = reached(from: folder).filter { reached(from: $0).contains(folder) }
      if circle.count > 1 { found.append(circle.sorted()) }
    }
    return found
  }

  private func reached(from folder: String) -> Set<String> {
    var reached: Set<String> = []
    var next = [folder]
    while let folder = next.popLast() {
      next += (names[folder] ?? [:]).keys.filter { reached.insert($0).inserted }
    }
    return reached
  }

  /// The types that the folders of a circle name of each other.
  func names(in circle: [String]) -> String {
    circle.map { folder in
      let words = circle.flatMap { names[folder]?[$0] ?? [] }
      return "\(folder) names \(words.sorted().joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  private static let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "actor"]

  /// Top-level types that are visible outside their file.
  private static func types(_ text: String) -> Set<String> {
    let types = text.split(separator: "\n").compactMap { line -> String? in
      guard let first = line.first, first.isLetter || first == "@" else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
        words[place + 1].first?.isUppercase == true || words[place + 1].hasPrefix("_"),
        !["private", "fileprivate", "import"].contains(where: words[..<place].contains)
      else { return nil }
      return words[place + 1]
    }
    return Set(types)
  }

  /// Capitalised words of the code, without comments and single-line strings.
  private static func words(_ text: String) -> Set<String> {
    var words: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      var isInText = false
      var word: [UInt8] = []
      var last: UInt8 = 0
      func end() {
        if let first = word.first, first == UInt8(ascii: "_") || (65...90).contains(first) {
          words.insert(String(decoding: word, as: UTF8.self))
        }
        word = []
      }
      for byte in line {
        if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isInText.toggle() }
        if !isInText, byte == UInt8(ascii: "/"), last == byte { break }
        last = byte
        if !isInText, byte.isOfName { word.append(byte) } else { end() }
      }
      end()
    }
    return words
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
