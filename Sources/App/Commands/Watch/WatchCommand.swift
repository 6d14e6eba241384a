import Catalogue
import Foundation
import Glibc

/// `adplay watch`: the stage of a package, which is built whenever a source is saved.
@MainActor
enum WatchCommand {
  static func run(_ options: WatchOptions) throws(Failure) -> Never {
    // What was started by this command knows its package.
    guard Comeback.found?.comeback.stage == nil else { try OpenCommand.run(options.stage) }
    let place = try place(options.product)
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw .terminal(.noTerminal)
    }
    Console.note(BuildText.building(place.product))
    let start = SuspendingClock.now
    guard build(place) else {
      Console.complain(BuildText.notBuilt)
      exit(1)
    }
    var comeback = StageComeback(place: place)
    comeback.buildTime = SuspendingClock.now - start
    let words = Arguments.words
    let reason = Comeback(stage: comeback).become(place.program, words)
    throw .unreadable(path: place.program, .system(reason))
  }

  /// Shows what the compiler writes, as it writes it.
  private static func build(_ place: BuildPlace) -> Bool {
    ChildProcess.run("/usr/bin/env", ["swift"] + place.words) == .exited(0)
  }

  /// The package around the current folder, and its program.
  private static func place(_ product: String?) throws(Failure) -> BuildPlace {
    let here = FileManager.default.currentDirectoryPath
    guard let package = PackageFolder.around("\(here)/main.swift")?.path else {
      throw .nothingToBuild(.noPackage(folder: here))
    }
    let programs = product.map { [$0] } ?? PackagePrograms.all(in: package)
    let own = BuildPlace(package: package, of: ownPath)
    if let own, programs.contains(own.product) { return own }
    guard programs.count == 1 else {
      throw .nothingToBuild(
        programs.isEmpty ? .noProgram(folder: package) : .severalPrograms(programs))
    }
    return BuildPlace(package: package, product: programs[0])
  }

  static var ownPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  }
}
