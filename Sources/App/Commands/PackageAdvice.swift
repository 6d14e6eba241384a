import Catalogue
import Foundation
import Scenarios

/// Where an adapter is that a program does not have: in the program of the package around the current
/// folder.
@MainActor
enum PackageAdvice {
  /// The same command, given to that program; nil if the failure is about something else, or if there
  /// is no such program.
  static func command(for failure: Failure, _ words: [String]) -> String? {
    guard failure.isOfMissingAdapter, let program else { return nil }
    return (["swift", "run", program] + words.map(Shell.quoted)).joined(separator: " ")
  }

  private static var program: String? {
    let here = FileManager.default.currentDirectoryPath
    guard let package = PackageFolder.around("\(here)/main.swift")?.path else { return nil }
    let programs = PackagePrograms.all(in: package)
    guard let program = programs.first, programs.count == 1 else { return nil }
    let isOwn = BuildPlace(package: package, of: WatchCommand.ownPath)?.product == program
    return isOwn ? nil : program
  }
}

extension Failure {
  fileprivate var isOfMissingAdapter: Bool {
    switch self {
    case .badScenario(_, let bad):
      if case .noSuchAdapter(_, nearest: _) = bad.problem { true } else { false }
    case .usage(.badValue(_, _, wanted: .linkedAdapter)): true
    default: false
    }
  }
}
