package import Contract
import Foundation
package import Scenarios
package import Simulation
import Synchronization

#if DEBUG && canImport(Runtime)
  import Runtime
#endif

/// A line of an adapter's source.
package struct SourceLine: Equatable, Sendable {
  package let file: String
  package let line: Int
}

/// The lines of an adapter's source on which it made its calls, by the entries that tell of them.
///
/// Lines are known in debug builds, for sources that are still where they were compiled. Adapters that come
/// with the playground have none: no user can change them.
package final class SourceLines: Sendable {
  private let callers = Mutex<[Int: Caller]>([:])
  /// The names of the adapters' modules as they stand in the symbols of their functions.
  private let modules: [String]

  package init(of scenario: Scenario) {
    let names = scenario.adUnits.flatMap(\.lines).map { $0.className.prefix { $0 != "." } }
    modules = Set(names).map { "\($0.utf8.count)\($0)" }
  }

  /// Notes where a call of an adapter comes from: its caller is still on the stack when it is written.
  package func note(_ entry: Entry) {
    guard entry.from.role == .adapter, let caller = Caller(in: modules) else { return }
    callers.withLock { $0[entry.number] = caller }
  }

  /// Where the adapter did the last thing that proves a finding.
  package subscript(_ finding: Finding) -> SourceLine? {
    callers.withLock { callers in
      finding.proof.reversed().compactMap { callers[$0]?.line }.first
    }
  }
}

#if DEBUG && canImport(Runtime)
  private struct Caller: Sendable {
    /// The innermost function of an adapter's module, alone: what a large program takes time for is the line
    /// of each function.
    private let function: Backtrace

    init?(in modules: [String]) {
      guard let stack = try? Backtrace.capture(top: 0),
        let frames = stack.symbolicated(options: .useSymbolCache)?.frames,
        let place = frames.firstIndex(where: { frame in
          modules.contains { frame.symbol?.rawName.contains($0) == true }
        }),
        let function = try? Backtrace.capture(limit: 2, offset: place, top: 0)
      else { return nil }
      self.function = function
    }

    var line: SourceLine? {
      let symbols = function.symbolicated()?.frames.prefix(1).compactMap(\.symbol) ?? []
      return symbols.lazy.compactMap(\.sourceLocation)
        .first { $0.line > 0 && isOutside($0.path) }
        .map { SourceLine(file: $0.path, line: $0.line) }
    }

    private func isOutside(_ path: String) -> Bool {
      !path.hasPrefix(Self.ownSources) && FileManager.default.fileExists(atPath: path)
    }

    /// The folder of the playground's sources.
    private static let ownSources: String = {
      let file = "Playground/Playing/Runs/SourceLines.swift"
      return String(#filePath.dropLast(file.utf8.count))
    }()
  }
#else
  private struct Caller: Sendable {
    init?(in modules: [String]) { return nil }

    var line: SourceLine? { nil }
  }
#endif
