// Adapters import it for their log, which nobody reads here: it is empty, as what they print with
// `print` and `NSLog` goes to the terminal.
