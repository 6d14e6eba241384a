extension ScenarioLibrary {
  /// Adapters that each break one rule, in the order of the contract. Their classes are those of
  /// `BrokenAdapters`.
  package static let zoo: [(name: String, content: @Sendable () -> [UInt8])] = [
    ("completes-twice", { PackageResources.completes_twice_json }),
    ("loses-its-delegate", { PackageResources.loses_its_delegate_json }),
    ("forgets-failures", { PackageResources.forgets_failures_json }),
    ("answers-with-nothing", { PackageResources.answers_with_nothing_json }),
    ("forgets-the-view", { PackageResources.forgets_the_view_json }),
    ("keeps-the-view", { PackageResources.keeps_the_view_json }),
    ("closes-backwards", { PackageResources.closes_backwards_json }),
    ("forgets-its-impression", { PackageResources.forgets_its_impression_json }),
    ("passes-impressions-on-twice", { PackageResources.passes_impressions_on_twice_json }),
    ("never-reports-impressions", { PackageResources.never_reports_impressions_json }),
    ("reports-impressions-twice", { PackageResources.reports_impressions_twice_json }),
    ("reports-although-google-tracks", { PackageResources.reports_although_google_tracks_json }),
    ("forgets-its-clicks", { PackageResources.forgets_its_clicks_json }),
    ("passes-clicks-on-twice", { PackageResources.passes_clicks_on_twice_json }),
    ("never-reports-clicks", { PackageResources.never_reports_clicks_json }),
    ("reports-clicks-twice", { PackageResources.reports_clicks_twice_json }),
    ("echoes-clicks", { PackageResources.echoes_clicks_json }),
    ("speaks-old-swift", { PackageResources.speaks_old_swift_json }),
  ]
}
