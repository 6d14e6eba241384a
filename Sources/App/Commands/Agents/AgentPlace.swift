import Foundation

/// The program that does what agents ask for, and the package that it is built from.
@MainActor
struct AgentPlace {
  /// Its file: one that was built since is another program, and the next call starts that.
  let program = WatchCommand.ownPath
  /// Nil for a program that nobody builds who asks it.
  let package: BuildPlace?

  init(home: String?) { package = BuildPlace.own(home: home) }

  var tools: [AgentTool] { AgentTools.all + (package.map { [AgentTools.build($0.package)] } ?? []) }

  /// The process that a call starts.
  func child(_ call: AgentCall, of tool: AgentTool) -> ChildProcess? {
    if case .build = tool.form, let package {
      return ChildProcess(
        "/usr/bin/env", arguments: ["swift"] + package.words, input: [], tells: .all,
        stopping: .asked)
    }
    return ChildProcess(
      program, arguments: [Reports.word, "--"] + call.words, input: call.input, tells: .all)
  }
}
