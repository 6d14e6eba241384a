/// The built-in scenarios.
package enum ScenarioLibrary {
  /// Name and content, in the order a newcomer should try them; the first is the default. The
  /// content of a scenario is not touched until it is opened.
  package static let all: [(name: String, content: @Sendable () -> [UInt8])] = [
    ("storefront", { PackageResources.storefront_json }),
    ("google-tracks", { PackageResources.google_tracks_json }),
    ("network-tracks", { PackageResources.network_tracks_json }),
    ("split-duties", { PackageResources.split_duties_json }),
    ("serving-decides", { PackageResources.serving_decides_json }),
    ("flags-between-loads", { PackageResources.flags_between_loads_json }),
    ("one-second-rule", { PackageResources.one_second_rule_json }),
    ("where-clicks-lead", { PackageResources.where_clicks_lead_json }),
    ("every-asset", { PackageResources.every_asset_json }),
    ("adchoices-corners", { PackageResources.adchoices_corners_json }),
    ("waterfall", { PackageResources.waterfall_json }),
    ("five-ways-to-fail", { PackageResources.five_ways_to_fail_json }),
    ("nobody-fills", { PackageResources.nobody_fills_json }),
    ("bidding", { PackageResources.bidding_json }),
    ("wrong-settings", { PackageResources.wrong_settings_json }),
    ("strange-answers", { PackageResources.strange_answers_json }),
    ("slow-network", { PackageResources.slow_network_json }),
    ("picture-addresses", { PackageResources.picture_addresses_json }),
    ("media-shapes", { PackageResources.media_shapes_json }),
    ("what-the-request-says", { PackageResources.what_the_request_says_json }),
    ("video-ad", { PackageResources.video_ad_json }),
    ("feed-in-turn", { PackageResources.feed_in_turn_json }),
    ("kinds-of-ads", { PackageResources.kinds_of_ads_json }),
    ("bare-minimum", { PackageResources.bare_minimum_json }),
    ("all-formats-of-text", { PackageResources.all_formats_of_text_json }),
    ("lost-on-the-way", { PackageResources.lost_on_the_way_json }),
    ("counted-twice", { PackageResources.counted_twice_json }),
    ("held-up", { PackageResources.held_up_json }),
    ("cut-wires", { PackageResources.cut_wires_json }),
    ("interstitial", { PackageResources.interstitial_json }),
    ("rewarded", { PackageResources.rewarded_json }),
    ("reward-verified", { PackageResources.reward_verified_json }),
    ("vast-chain", { PackageResources.vast_chain_json }),
    ("vast-skipped", { PackageResources.vast_skipped_json }),
    ("vast-errors", { PackageResources.vast_errors_json }),
    ("rewarded-interstitial", { PackageResources.rewarded_interstitial_json }),
    ("app-open", { PackageResources.app_open_json }),
    ("one-at-a-time", { PackageResources.one_at_a_time_json }),
    ("covered-and-stuck", { PackageResources.covered_and_stuck_json }),
    ("orders-of-events", { PackageResources.orders_of_events_json }),
    ("never-shown-never-closed", { PackageResources.never_shown_never_closed_json }),
    ("counted-on-present", { PackageResources.counted_on_present_json }),
    ("custom-events", { PackageResources.custom_events_json }),
    ("articles-or-apps", { PackageResources.articles_or_apps_json }),
    ("older-banner-and-break", { PackageResources.older_banner_and_break_json }),
    ("banner", { PackageResources.banner_json }),
    ("banner-refresh", { PackageResources.banner_refresh_json }),
    ("banner-sizes", { PackageResources.banner_sizes_json }),
  ]

  /// All scenarios, those that teach first.
  package static let everything = all + tours + lessons + zoo

  package static func content(of name: String) -> [UInt8]? {
    everything.first { $0.name == name }?.content()
  }
}
