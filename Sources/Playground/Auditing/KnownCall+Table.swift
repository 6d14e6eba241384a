extension KnownCall {
  /// The hosts of a network, each with all hosts below it.
  package struct Owner: Sendable {
    package let name: String
    package let hosts: [String]
    /// What a path has to begin with where the hosts serve other things, too; empty for any.
    package var paths: [String] = []
  }

  /// In the order in which they are tried.
  package static let owners = [
    Owner(
      name: "Google",
      hosts: ["doubleclick.net", "googlesyndication.com", "googleadservices.com"],
      paths: [
        "/mads/gma", "/gampad/ads", "/getconfig/sodar", "/pagead/ads", "/pagead/adview",
        "/pagead/interaction/", "/pagead/aclk", "/pcs/view", "/pcs/activeview", "/pcs/click",
        "/aclk", "/dbm/clk",
      ]),
    Owner(name: "Google", hosts: ["www.google.com"], paths: ["/pagead/aclk", "/aclk"]),
    Owner(name: "AppLovin", hosts: ["applovin.com", "applvn.com"]),
    Owner(name: "Unity", hosts: ["unityads.unity3d.com", "internal.unity3d.com"]),
    Owner(name: "ironSource", hosts: ["supersonicads.com"]),
    Owner(name: "Liftoff", hosts: ["vungle.com"]),
    Owner(name: "Meta", hosts: ["an.facebook.com"]),
    Owner(
      name: "Meta", hosts: ["facebook.com"],
      paths: ["/audience_network/", "/audiencenetwork/", "/network_ads_common", "/adnw_"]),
    Owner(name: "InMobi", hosts: ["inmobi.com"]),
    Owner(name: "PubMatic", hosts: ["pubmatic.com"]),
    Owner(name: "Mintegral", hosts: ["rayjump.com"]),
    Owner(name: "Pangle", hosts: ["pangle.io"]),
    Owner(name: "Chartboost", hosts: ["chartboost.com"]),
    Owner(name: "Digital Turbine", hosts: ["inner-active.mobi"]),
  ]

  /// The words of a path or a parameter that say what a request is; a request without one is of no
  /// kind that is known.
  package static let words: [(kind: Kind, words: Set<String>)] = [
    (.click, ["aclk", "click", "clk"]), (.viewability, ["activeview"]),
    (.impression, ["adview", "imp", "impression", "interaction", "onlyimpression", "view"]),
  ]
}
