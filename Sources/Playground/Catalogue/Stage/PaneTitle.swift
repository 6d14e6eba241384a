/// The titles of the panes.
package enum PaneTitle {
  package static let ads = "Ads"
  package static let phone = "Phone"
  package static let counts = "Who counted?"
  package static let trace = "Trace"
  package static let entry = "Entry"
  package static let assets = "Assets"
  /// Which way they go.
  package static let wayOfAssets = "network → Google"
  package static let mediation = "Mediation"
  package static let adapters = "Adapters"
  package static let rules = "Rules"
  package static let life = "Life of the ad"
  package static let build = "Build"
  package static let video = "Video"
  package static let arbiter = "Arbiter"
  package static let services = "Services"
  package static let interfaces = "Both interfaces"
  package static let bothTraces = "Both traces"
}
