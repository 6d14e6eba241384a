import Foundation

/// The program that does what agents ask for, and the package that it is built from.
@MainActor
struct AgentPlace {
  /// Its file: one that was built since is another program, and the next call starts that.
  let program = WatchCommand.ownPath
  /// Nil for a program that nobody builds who asks it.
  let package: BuildPlace?

  init(home: String?) { package = BuildPlace.own(home: home) }

  var tools: [AgentTool] { AgentTools.all + (package == nil ? [] : [AgentTools.build]) }

  /// The process that a call starts.
  func child(_ call: AgentCall) -> ChildProcess? {
    if call.words == [AgentTools.build.name], let package {
      return ChildProcess(
        "/usr/bin/env", arguments: ["swift"] + package.words, input: [], tells: .all)
    }
    return ChildProcess(
      program, arguments: [Reports.word, "--"] + call.words, input: call.input, tells: .all)
  }
}
