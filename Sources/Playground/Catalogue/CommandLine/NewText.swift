/// What is said about a package that was just written.
package enum NewText {
  package static func written(_ folder: String, files: [String]) -> String {
    let list = files.map { "\(folder)/\($0)\n" }.joined()
    return """
      \(list)
      cd \(folder)
      swift run     opens the stage with the adapter on it
      swift test    plays its scenario and checks the contract

      """
  }
}
