/// What editors and agents are told about every package: the schemas of its files, a task that marks problems,
/// and where its server of tools is.
enum EditorFiles {
  static let all = [
    NewPackage.Template(".vscode/settings.json", PackageResources.EditorSettings_json),
    NewPackage.Template(".vscode/tasks.json", PackageResources.EditorTasks_json),
    NewPackage.Template(".vscode/mcp.json", PackageResources.EditorServers_json),
    NewPackage.Template(".mcp.json", PackageResources.AgentServers_json),
  ]
}

extension NewPackage {
  /// The folder of a package that gets the schemas.
  package static let schemas = ".vscode/schemas"
}
