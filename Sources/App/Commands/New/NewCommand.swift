import AdServing
import Authoring
import Catalogue
import Foundation

/// `adplay new`: a package with an adapter, or with an app, that can be built.
@MainActor
enum NewCommand {
  static func run(_ options: NewOptions) throws(Failure) -> Int32 {
    guard let name = AdapterName(options.name) else {
      throw .usage(
        .badValue(
          option: "new \(options.kind.word)", value: options.name, wanted: NewOptions.wantedName))
    }
    let path = options.path
    guard Files.isUnused(path) else { throw .folderInUse(path: path, option: "--in") }
    // What is wrong with the sources is said before what is missing of the playground's.
    let adopted = try options.sources.map { (folder) throws(Failure) in
      try AdoptedSources(reading: folder)
    }
    let playground = try source(options)
    guard let adopted else {
      let package = NewPackage(
        options.kind, name: name, formats: options.formats ?? UnitFormat.allCases,
        source: playground)
      let files = package.files + schemas
      guard write(files, in: path) else { return 2 }
      Console.print(NewText.written(path, of: options.kind.word, files: files.map(\.path)))
      return 0
    }
    return try adopt(adopted, name, options, playground)
  }

  /// A package around existing sources; 1 if it does not build yet.
  private static func adopt(
    _ sources: AdoptedSources, _ name: AdapterName, _ options: NewOptions,
    _ playground: PlaygroundSource
  ) throws(Failure) -> Int32 {
    let path = options.path
    let found = sources.survey.formats
    let package = AdoptedPackage(
      name: name, formats: options.formats ?? (found.isEmpty ? UnitFormat.allCases : found),
      source: playground, sources: sources,
      standIns: try StandInModule.reading(options.interfaces, for: sources, network: name.text))
    guard write(package.files + schemas, in: path) else { return 2 }
    Console.print(sources.report(path, package))
    if let skeleton = sources.skeleton { Console.print(skeleton.report) }
    let isComplete = package.missingModules.isEmpty && sources.skeleton == nil
    let isBuilt = isComplete || standIn(path, package) && build(path, package)
    if isBuilt {
      Console.print(NewText.next(path, scenario: "\(path)/Scenarios/\(name.text).json"))
    }
    return isBuilt ? 0 : 1
  }

  private static var schemas: [NewPackage.File] {
    EditorSchema.all.map { .init(path: "\(NewPackage.schemas)/\($0.file)", text: $0.text) }
  }

  /// Leaves out of the stand-ins what cannot be here; whether they build.
  private static func standIn(_ path: String, _ package: AdoptedPackage) -> Bool {
    package.standIns.allSatisfy { module in
      var module = module
      let result = BuildRounds(folder: path, target: module.target).run { errors in
        module.take(errors) && write(module, in: path)
      }
      let leftOut = module.names.map { NewText.leftOut($0, module.leftOut(of: $0)) }
      Console.print(result.sentence + leftOut.joined())
      return result == .builds
    }
  }

  private static func write(_ module: StandInModule, in path: String) -> Bool {
    Files.write(
      module.text, makingFoldersOf: "\(path)/\(AdoptedPackage.path(ofModule: module.name))")
      == nil
  }

  /// Whether the adapter builds with what is there.
  private static func build(_ path: String, _ package: AdoptedPackage) -> Bool {
    var clashes = NameClashes(package.standIns)
    let result = BuildRounds(folder: path, target: package.module).run { errors in
      guard clashes.take(errors) else { return false }
      return Files.write(
        clashes.text, makingFoldersOf: "\(path)/\(package.path(of: NameClashes.file))") == nil
    }
    let isBuilt = result == .builds
    Console.print(isBuilt ? NewText.builds : result.sentence)
    if !isBuilt, !package.unknown.isEmpty {
      Console.print(NewText.wanted(package.unknown))
    } else if !isBuilt, !package.standIns.isEmpty {
      Console.print(NewText.incomplete(package.standIns.map(\.name), path))
    }
    return isBuilt
  }

  /// Whether all of them could be written.
  private static func write(_ files: [NewPackage.File], in path: String) -> Bool {
    for file in files {
      let file = (path: "\(path)/\(file.path)", text: file.text)
      guard let reason = Files.write(file.text, makingFoldersOf: file.path) else { continue }
      Console.complain(OutputTrouble.notWritten(path: file.path, reason: reason).sentence)
      return false
    }
    return true
  }

  private static func source(
    _ options: NewOptions
  ) throws(Failure) -> PlaygroundSource {
    guard let text = options.playground else {
      guard let own = PlaygroundSource.own(for: URL(fileURLWithPath: options.path)) else {
        let wanted: Expected = "--adplay with the folder or the address of its sources"
        throw .usage(.missingArgument(command: "new \(options.kind.word)", wanted: wanted))
      }
      return own
    }
    guard let source = PlaygroundSource(text, for: URL(fileURLWithPath: options.path)) else {
      throw .usage(.badValue(option: "--adplay", value: text, wanted: NewOptions.wantedPlayground))
    }
    return source
  }
}

extension AdoptedSources {
  fileprivate func report(_ path: String, _ package: AdoptedPackage) -> String {
    NewText.adopted(
      path, files: package.files.map(\.path), names: adapters,
      standIns: package.standIns.flatMap(\.names), modules: package.unknown, selectors: selectors,
      others: others)
  }
}

extension ObjectiveCSkeleton {
  fileprivate var report: String {
    NewText.skeleton(
      classes: classes, methods: methods, calls: calls, unknown: unknown, troubles: troubles)
  }
}

extension BuildRounds.Result {
  fileprivate var sentence: String {
    switch self {
    case .builds: ""
    case .left(let errors): NewText.left(errors.map(\.text))
    case .failed(let line): NewText.notBuilt(line)
    }
  }
}

extension NewOptions {
  /// The new folder.
  fileprivate var path: String {
    guard folder != "." else { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
