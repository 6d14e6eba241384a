/// What editors are told about every package: the schemas of its files, and a task that marks problems.
enum EditorFiles {
  static let all = [
    NewPackage.Template(".vscode/settings.json", PackageResources.EditorSettings_json),
    NewPackage.Template(".vscode/tasks.json", PackageResources.EditorTasks_json),
  ]
}

extension NewPackage {
  /// The folder of a package that gets the schemas.
  package static let schemas = ".vscode/schemas"
}
