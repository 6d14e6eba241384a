/// What is said once completions are written.
package enum CompletionsText {
  package static func zsh(_ folder: String) -> String {
    "zsh looks there once ~/.zshrc has this line before compinit: fpath=(\(folder) $fpath)"
  }
}
