package import Screen

/// A theme in a list: what it is for, and how it looks.
package struct ThemeCard: Equatable, Sendable {
  package let name: String
  package let about: String
  /// How it writes Google, the adapter, the network, the server and what is wrong; empty where there
  /// are no colours.
  package let sample: [Style]

  package init(_ name: String, about: String = "", sample: [Style] = []) {
    (self.name, self.about, self.sample) = (name, about, sample)
  }

  package init(_ theme: Theme, about: String) {
    let sample = [theme.google, theme.adapter, theme.network, theme.server, theme.alarm]
    self.init(
      theme.name, about: about,
      sample: theme.text.background == .default ? [] : sample)
  }
}
