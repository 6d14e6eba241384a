import Languages

/// The titles of the panes.
package enum PaneTitle {
  package static var ads: String { localized("Ads") }
  package static var phone: String { localized("Phone") }
  package static var counts: String { localized("Who counted?") }
  package static var trace: String { localized("Trace") }
  package static var entry: String { localized("Entry") }
  package static var assets: String { localized("Assets") }
  /// Which way they go.
  package static var wayOfAssets: String { localized("network → Google") }
  package static var mediation: String { localized("Mediation") }
  package static var adapters: String { localized("Adapters") }
  package static var rules: String { localized("Rules") }
  package static var life: String { localized("Life of the ad") }
  package static var build: String { localized("Build") }
  package static var video: String { localized("Video") }
  package static var arbiter: String { localized("Arbiter") }
  package static var services: String { localized("Services") }
  package static var interfaces: String { localized("Both interfaces") }
  package static var bothTraces: String { localized("Both traces") }
}
