import Catalogue

struct MCPOptions: Equatable {
  /// The scenario of a program that has its own: one that an adapter's author builds.
  var home: String?

  static let command = CommandTable(
    HelpPage(
      command: "mcp", usage: [""],
      about: "serve agents over standard input and output", guide: "Agents",
      description: """
        Speaks the Model Context Protocol: an agent that starts it can check, run and hunt, read the
        rules and the articles, and see the stage. Files are read and written below the folder it is
        started in, and nowhere else. It ends when its input does, or at a signal, and with it what
        it has started.
        """),
    MCPOptions(),
    arguments: .init { (options, words) throws(UsageError) in
      _ = try words.atMost(0)
      options.home = words.home
    },
    run: { (options) throws(Failure) in
      let server = AgentServer(in: .current, of: AgentPlace(home: options.home))
      withExtendedLifetime(server) { server.serve() }
      return 0
    })
}
