import Foundation
import Simulation
import Testing

/// Rules about what files may import and use, checked in their text.
struct TidyTests {
  struct File: Sendable {
    /// The path from the top of the package.
    let path: String
    let text: String
    /// The text without comments that start with `//`.
    let code: String

    init(path: String, text: String) {
      (self.path, self.text) = (path, text)
      code = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { Self.code(in: $0) }.joined(separator: "\n")
    }

    private static func code(in line: Substring.UTF8View) -> Substring {
      let slash = UInt8(ascii: "/")
      let comment = zip(line.indices, line.indices.dropFirst()).first { place, next in
        line[place] == slash && line[next] == slash
      }
      return Substring(comment.map { line[..<$0.0] } ?? line)
    }

    /// The imported modules, whatever modifiers precede the import.
    var imports: [String] {
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), words.count > place + 1,
          words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains(String($0)) })
        else { return nil }
        return words[place + 1].split(separator: ".").first.map(String.init)
      }
    }

    private static let modifiers = ["public", "package", "internal", "fileprivate", "private"]

    /// Public declarations without a comment that need one: no other name, and no default of a method of
    /// these protocols.
    func undocumented(besides protocols: Set<String>) -> [String] {
      let declaration = #/\b(func|var|let|class|struct|enum|protocol|init|subscript)\b[ (?<]/#
      var isDocumented = false
      var isDefault = false
      return text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        if line.hasPrefix("extension "), words.count > 1 {
          isDefault = protocols.contains(String(words[1].prefix { $0 != ":" }))
        } else if line.first?.isLetter == true {
          isDefault = false
        }
        defer {
          isDocumented = words.first == "///" || words.first?.hasPrefix("@") == true && isDocumented
        }
        let isPublic = ["public", "open"].contains(words.first { !$0.hasPrefix("@") })
        let isSaidElsewhere =
          isDefault
          || !Set(words).isDisjoint(with: ["typealias", "extension", "import", "override"])
        guard isPublic, line.contains(declaration), !line.contains("\\("), !isSaidElsewhere,
          !isDocumented
        else {
          return nil
        }
        return String(line)
      }
    }

    var publicClasses: [String] {
      code.matches(of: /public (?:final )?class (\w+):/).map { String($0.1) }
    }

    func isBelow(_ folders: String...) -> Bool { folders.contains { path.hasPrefix($0) } }

    func isBelow(_ folder: String) -> Bool { path.hasPrefix(folder) }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All of them are read once for all tests.
  private static let read = Result { try files(below: "Sources") }

  private static func files(below folder: String) throws -> [File] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let path = "\(folder)/\(path)"
      return File(
        path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// The modules in a folder: one for each folder in it.
  private static func modules(in folder: String) throws -> [String] {
    let folder = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
      var isFolder: ObjCBool = false
      let path = folder.appending(path: $0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  /// SDKs that do not belong to a network.
  private static let common = [
    "AdServing", "AdSupport", "AppTrackingTransparency", "GoogleMobileAds",
    "GoogleMobileAds_Private", "OSLog", "UIKit", "UserMessagingPlatform", "_Testing_UIKit",
  ]

  private let sources: [File]
  /// The SDKs of networks.
  private let networks: [String]
  private let integrations: [String]

  init() throws {
    sources = try Self.read.get()
    #expect(sources.count > 100)
    networks = try Self.modules(in: "Sources/SDKs").filter { !Self.common.contains($0) }
    integrations = try Self.modules(in: "Sources/Integrations")
    #expect(!networks.isEmpty && !integrations.isEmpty)
  }

  private func expect(
    _ files: [File], importNoneOf modules: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!files.isEmpty, sourceLocation: sourceLocation)
    for file in files {
      for module in file.imports where modules.contains(module) {
        Issue.record("\(file.path) imports \(module)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `SDKs and adapters do not import the playground`() {
    expect(
      sources.filter {
        $0.isBelow("Sources/SDKs/", "Sources/Integrations/", "Sources/TestKits/")
      },
      importNoneOf: [
        "AdapterTestKit", "Contract", "Directing", "Observing", "Playing", "Publishing",
        "Scenarios", "StageUI", "Screen", "CursesTerminal", "CNcurses", "Themes", "Theming",
        "Adplay",
      ])
  }

  /// The lab has sockets for a server on the same machine, and nothing that looks up a name.
  @Test func `nothing reaches a network, and one file reaches this machine`() {
    let door = "Sources/App/Commands/Verify/LoopbackSocket.swift"
    #expect(sources.contains { $0.path == door })
    let calls = #/(?:^|[^A-Za-z])(?:socket|getaddrinfo|gethostbyname|inet_pton)\(/#
    for file in sources where file.path != door && file.code.contains(calls) {
      Issue.record("\(file.path) calls what reaches a network")
    }
    let addresses = sources.filter { $0.path == door }
      .flatMap { $0.code.matches(of: #/inet_pton\([A-Z0-9_]+, ("[^"]*")/#) }.map { String($0.1) }
    #expect(addresses == [#""127.0.0.1""#, #""::1""#])
    #expect(!sources.contains { $0.code.contains("getaddrinfo") })
    // Apps and adapters have the stand-in's session, whose servers are simulated.
    for file in sources where file.code.contains("Foundation.URLSession") {
      Issue.record("\(file.path) names the session of Foundation")
    }
  }

  @Test func `adapters import only the two SDKs they connect`() {
    expect(
      sources.filter { $0.isBelow("Sources/Integrations/") },
      importNoneOf: ["AdServing", "JSON", "Simulation"])
  }

  @Test func `code between the parties belongs to no SDK`() {
    let files = sources.filter { $0.isBelow("Sources/SDKs/AdServing/") }
    #expect(Set(files.flatMap(\.imports)) == ["Simulation"])
  }

  @Test func `a mediated SDK does not import its mediator`() {
    for network in networks {
      expect(
        sources.filter { $0.isBelow("Sources/SDKs/\(network)/") },
        importNoneOf: ["AdServing", "GoogleMobileAds"] + integrations)
    }
  }

  @Test func `a mediator does not import the SDKs it mediates, nor UIKit anyone's ads`() {
    expect(
      sources.filter { $0.isBelow("Sources/SDKs/GoogleMobileAds/", "Sources/SDKs/UIKit/") },
      importNoneOf: networks + integrations)
    expect(
      sources.filter { $0.isBelow("Sources/SDKs/UIKit/") },
      importNoneOf: ["AdServing", "GoogleMobileAds"])
  }

  @Test func `the playground imports no terminal, and the screen no playground`() {
    expect(
      sources.filter {
        $0.isBelow("Sources/Playground/", "Sources/Simulation/", "Sources/Formats/")
          // What is written for others imports the program.
          && !$0.isBelow("Sources/Playground/Authoring/")
      },
      importNoneOf: [
        "Directing", "StageUI", "Screen", "CursesTerminal", "CNcurses", "Theming", "Adplay",
      ])
    expect(
      sources.filter { $0.isBelow("Sources/Terminal/Screen/") },
      importNoneOf: [
        "Directing", "Observing", "Playing", "Publishing", "Scenarios", "StageUI", "Simulation",
        "Theming",
        "CursesTerminal", "CNcurses",
      ])
    expect(
      sources.filter {
        $0.isBelow(
          "Sources/Terminal/StageUI/", "Sources/Terminal/Directing/", "Sources/Terminal/Theming/")
      },
      importNoneOf: ["CursesTerminal", "CNcurses", "GoogleMobileAds", "UIKit"] + networks)
  }

  /// A fourth kind would cost these files, and its own: each layer has one switch over all kinds.
  @Test func `kinds of units are told apart in one file of each layer`() {
    let rows = [
      "Playground/Scenarios/Scenario/Units/Asking.swift",
      "Playground/Catalogue/Kinds/KindText.swift",
      "Playground/Observing/Kinds/ObservedKind.swift",
      "Playground/Publishing/Kinds/PublishedKind.swift", "Terminal/StageUI/Rooms/StagedKind.swift",
    ].map { "Sources/\($0)" }
    let above = sources.filter {
      $0.isBelow("Sources/Playground/", "Sources/Terminal/", "Sources/App/", "Sources/TestKits/")
    }
    #expect(rows.allSatisfy { row in above.contains { $0.path == row } })
    let words = [
      "through == .", "through != .", "case .ghad", "(.ghad)", "arbitration != nil",
      "arbitration == nil", "aggregation != nil", "aggregation == nil", "waterfall != nil",
      "waterfall == nil",
    ]
    for file in above {
      for word in words where file.code.contains(word) && !rows.contains(file.path) {
        Issue.record("\(file.path) tells kinds of units apart: \(word)")
      }
    }
  }

  /// Another word costs its row, with its form and its sentence, and what the session does for it.
  @Test func `words of scripts are told apart in two files`() {
    let rows = ["Scenarios/Scenario/Script/Action", "Playing/Session/Session+Acting"]
      .map { "Sources/Playground/\($0).swift" }
    for word in ["case .nextTimer", "case .forceClose"] {
      #expect(
        sources.filter { $0.code.contains(word) }.map(\.path).sorted() == rows.sorted(), "\(word)")
    }
  }

  /// Another network costs its row, and the file that joins the row to its SDK. The two seeds are texts about
  /// one network each.
  @Test func `no vendor is named outside its rows`() {
    let rows = [
      "Sources/Playground/Scenarios/Scenario/Vendor.swift",
      "Sources/Playground/Publishing/Networks/Vendors/",
      "Sources/Playground/Observing/Reports/Sources/ReportSource+Table.swift",
      "Sources/Playground/Auditing/KnownCall+Table.swift",
      "Sources/Playground/Publishing/Kinds/Arbiter/SeedArbiterSubject.swift",
    ]
    let words = [
      ".cloudX", ".levelPlay", ".pubMatic", ".appLovin", "\"AppLovin MAX\"", "\"LevelPlay\"",
      "\"CloudX\"", "\"PubMatic\"",
    ]
    let above = sources.filter {
      $0.isBelow("Sources/Playground/", "Sources/Terminal/", "Sources/App/", "Sources/TestKits/")
    }
    #expect(rows.allSatisfy { row in above.contains { $0.path.hasPrefix(row) } })
    for file in above where !rows.contains(where: file.path.hasPrefix) {
      for word in words where file.code.contains(word) {
        Issue.record("\(file.path) names a vendor: \(word)")
      }
    }
  }

  /// A key that is written out can be misspelt on one side only, or be read as another type.
  @Test func `facts of entries are read by their names`() {
    let readers = sources.filter {
      $0.isBelow(
        "Sources/Playground/Contract/", "Sources/Playground/Observing/",
        "Sources/Playground/Publishing/", "Sources/SDKs/GoogleMobileAds/Engine/")
    }
    #expect(readers.count > 100)
    for file in readers where file.code.contains(#/(data|facts)\["/#) {
      Issue.record("\(file.path) reads or writes a fact by a text")
    }
  }

  /// Families that are read as a whole, by their count or their kind, and entries that are only there to be
  /// read. A sense that comes to stand here is a note that nothing derives anything from.
  @Test func `senses that no rule, fold or screen reads`() throws {
    let readers = [
      "Playground/Contract", "Playground/Observing", "Playground/Catalogue", "Playground/Hunting",
      "Playground/Playing", "Terminal", "App", "SDKs/AdServing", "Simulation",
    ].map { "Sources/\($0)/" }
    let text = sources.filter { file in
      readers.contains(where: file.isBelow) && !file.path.hasSuffix("/Sense.swift")
    }.map(\.code).joined()
    let read = Set(text.matches(of: /\.([a-z]\w+)/).map(\.1))
    let unread = Sense.allCases.filter { !$0.isCountOrPixel && !read.contains("\($0)"[...]) }
    #expect(
      unread == [
        .quitWanted, .turned, .startAsked, .loadFinished, .appToldVideo,
        .videoPlayed, .videoPaused,
        .videoMuted, .videoUnmuted, .networkPageClosing, .networkVideoChanged, .serverAsked,
        .serverAnswered, .networkServerAnswered, .seenLongEnough, .videoRanOut,
      ])
  }

  /// An old name says by its text which name is meant, a default of a protocol's method what the method says,
  /// and a case what its enumeration does.
  @Test func `what is public says what it is for`() {
    let protocols = Set(
      sources.flatMap { $0.text.matches(of: /public protocol (\w+)/).map { String($0.1) } })
    for file in sources where !file.isBelow("Sources/Integrations/GHADSeed/") {
      for name in file.undocumented(besides: protocols) {
        Issue.record("\(file.path): \(name) has no comment")
      }
    }
  }

  @Test func `panes see values only`() {
    expect(
      sources.filter { $0.isBelow("Sources/Terminal/StageUI/") },
      importNoneOf: ["Directing", "Playing", "Publishing"])
  }

  @Test func `what runs imports nothing that people read`() {
    expect(
      sources.filter {
        $0.isBelow(
          "Sources/Playground/Playing/", "Sources/Playground/Publishing/",
          "Sources/Playground/Hunting/")
      },
      importNoneOf: ["Catalogue", "Languages"])
  }

  @Test func `only a network's own folder in the playground imports its SDK`() {
    for file in sources.filter({ $0.isBelow("Sources/Playground/", "Sources/App/") }) {
      for module in file.imports where (networks + integrations).contains(module) {
        // Players of units without an adapter call the SDKs as an application does.
        let isInItsFolder =
          file.isBelow("Sources/Playground/Publishing/Networks/")
          && file.path.split(separator: "/").count > 5
          || file.isBelow("Sources/Playground/Publishing/Kinds/")
            && file.path.split(separator: "/").count > 5
        #expect(isInItsFolder, "\(file.path) imports \(module)")
      }
    }
  }

  @Test func `only the terminal imports ncurses`() {
    expect(
      sources.filter { !$0.isBelow("Sources/Terminal/CursesTerminal/") },
      importNoneOf: ["CNcurses", "CRunLoop", "CTerminalGuard"])
  }

  @Test func `only the reader of VAST imports the XML parser, and nothing else`() {
    let (reader, others) = (
      sources.filter { $0.isBelow("Sources/Formats/VAST/") },
      sources.filter { !$0.isBelow("Sources/Formats/VAST/") }
    )
    expect(others, importNoneOf: ["CExpat", "FoundationXML"])
    #expect(Set(reader.flatMap(\.imports)) == ["CExpat", "Glibc"])
  }

  @Test func `only the program reads clock, chance, environment and arguments`() {
    let forbidden = [
      "Date()", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", ".random(",
      ".shuffled(", "randomElement(", "Task.sleep", "Thread.sleep", "usleep", "nanosleep", "getenv",
      "CommandLine.", "ProcessInfo", "UUID()", "arc4random", "clock_gettime", "gettimeofday",
    ]
    // The terminal may measure how long the program was stopped, and how long it waits for an
    // answer.
    let terminalMay = ["ContinuousClock", "clock_gettime"]
    // On a phone nothing else says when a recording began, and which one it is.
    let recorderMay = ["Date()", ".random("]
    for file in sources where !file.isBelow("Sources/App/") {
      let isTerminal = file.isBelow("Sources/Terminal/CursesTerminal/")
      for word in forbidden where file.code.contains(word) {
        if isTerminal, terminalMay.contains(word) { continue }
        if file.path == Self.recorder, recorderMay.contains(word) { continue }
        Issue.record("\(file.path) uses \(word)")
      }
    }
  }

  @Test func `the program's clock stops while the machine sleeps`() {
    for file in sources.filter({ $0.isBelow("Sources/App/") }) {
      #expect(!file.code.contains("ContinuousClock"), "\(file.path)")
    }
    #expect(sources.contains { $0.code.contains("SuspendingClock") })
  }

  /// People copy it into their apps: it is one file, and all that it needs is in it.
  private static let recorder = "Sources/Integrations/AdplayRecorder/AdplayRecorder.swift"

  @Test func `no file is longer than 400 lines`() {
    #expect(sources.contains { $0.path == Self.recorder })
    for file in sources {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= (file.path == Self.recorder ? 1142 : 400), "\(file.path)")
    }
  }

  private static let library = "Sources/Playground/Scenarios/Library"

  /// The names of the scenarios in a folder of the library.
  private func scenarios(in folder: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Self.root.appending(path: "\(Self.library)/\(folder)").path)
      .map { name in
        #expect(name.hasSuffix(".json"), "\(name)")
        return String(name.dropLast(5))
      }
      .sorted()
  }

  @Test(arguments: [
    ("scenarios.c", "Scenarios"), ("tours.c", "Tours"), ("lessons.c", "Lessons"), ("zoo.c", "Zoo"),
    ("mistakes.c", "Mistakes"), ("app_zoo.c", "AppZoo"),
  ])
  func `every scenario of a folder is in its list, once`(_ list: String, _ folder: String) throws {
    let path = Self.root.appending(path: "\(Self.library)/Texts/\(list)")
    let embedded = try String(contentsOf: path, encoding: .utf8)
      .matches(of: /\n#embed "\.\.\/([A-Za-z]+)\/([a-z-]+)\.json" suffix\(, 0,\)/)
    #expect(embedded.map { String($0.2) }.sorted() == (try scenarios(in: folder)))
    #expect(embedded.allSatisfy { $0.1 == folder } && embedded.count > 5)
  }

  @Test func `every adapter of the zoo has a scenario`() throws {
    let scenarios = try scenarios(in: "Zoo")
    func className(_ scenario: String) -> String {
      scenario.split(separator: "-").map(\.capitalized).joined() + "CustomEvent"
    }
    let zoo = sources.filter {
      $0.isBelow("Sources/Integrations/BrokenAdapters/") && !$0.path.contains("/Erring/")
    }
    let classes = zoo.flatMap(\.publicClasses)
    // The base classes are not in the zoo.
    #expect(classes.filter { !$0.hasPrefix("Zoo") }.sorted() == scenarios.map(className).sorted())
    #expect(scenarios.count >= 26)
    for scenario in scenarios {
      #expect(zoo.contains { $0.path.hasSuffix("/\(className(scenario)).swift") }, "\(scenario)")
    }
  }

  @Test func `every mistake of any adapter has a scenario`() throws {
    // A set-up is no ad's, and an answer of the user's every ad's: theirs have one scenario each.
    let erring = "Sources/Integrations/BrokenAdapters/Erring/"
    let classes = sources.filter {
      $0.isBelow(erring) && !$0.isBelow(erring + "SetUp/") && !$0.isBelow(erring + "Privacy/")
    }
    .flatMap(\.publicClasses)
    let scenarios = try scenarios(in: "Mistakes").map { name in
      name.split(separator: "-").map(\.capitalized).joined()
    }
    #expect(classes.filter { $0 != "ErringAdapter" }.sorted() == scenarios.sorted())
    #expect(scenarios.count >= 26)
  }

  @Test func `the top level is closed`() throws {
    let known: Set = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "Themes", "README.md",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Set(found).subtracting(known).sorted() == [])
    #expect(Set(found).isSuperset(of: ["Package.swift", "Sources", "Tests", "Themes"]))
  }
}

extension Sense {
  fileprivate var isCountOrPixel: Bool {
    let word = "\(self)"
    let counts = ["Paid", "FirstQuartile", "Midpoint", "ThirdQuartile", "Complete"]
    return isPixel
      || self == .thirdPartyCounted
      || ["google", "network"].contains { side in counts.contains { word == side + $0 } }
  }
}
