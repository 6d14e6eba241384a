/// What completions and the manual page say besides the help.
package enum CompletionsText {
  package static let name = "who counted? A terminal playground for mobile-ad mediation"
  package static let options = "Options:"
}
