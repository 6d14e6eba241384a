import CSV

extension ReportSource {
  /// Whose reports are known, in the order in which they are tried.
  package static let all: [ReportSource] = [
    ReportSource(
      "adManagerAPI", "Google Ad Manager (API names)", short: "Google",
      marks: ["dimension.*", "column.*"],
      [
        .date: ["Dimension.DATE"], .unit: ["Dimension.AD_UNIT_NAME", "Dimension.AD_UNIT_ID"],
        .app: ["Dimension.MOBILE_APP_NAME"],
        .placement: ["Dimension.PLACEMENT_NAME"],
        .network: [
          "Dimension.YIELD_GROUP_BUYER_NAME", "Dimension.YIELD_PARTNER_NAME",
          "Dimension.YIELD_PARTNER", "Dimension.YIELD_GROUP_NAME", "Dimension.DEMAND_CHANNEL_NAME",
        ],
        .impressions: [
          "Column.TOTAL_LINE_ITEM_LEVEL_IMPRESSIONS",
          "Column.AD_EXCHANGE_LINE_ITEM_LEVEL_IMPRESSIONS",
          "Column.AD_SERVER_IMPRESSIONS", "Column.YIELD_GROUP_IMPRESSIONS",
        ],
        .clicks: [
          "Column.TOTAL_LINE_ITEM_LEVEL_CLICKS", "Column.AD_EXCHANGE_LINE_ITEM_LEVEL_CLICKS",
          "Column.AD_SERVER_CLICKS",
        ],
        .revenue: [
          "Column.TOTAL_LINE_ITEM_LEVEL_ALL_REVENUE",
          "Column.TOTAL_LINE_ITEM_LEVEL_CPM_AND_CPC_REVENUE",
          "Column.AD_EXCHANGE_LINE_ITEM_LEVEL_REVENUE", "Column.AD_SERVER_ALL_REVENUE",
          "Column.AD_SERVER_CPM_AND_CPC_REVENUE", "Column.YIELD_GROUP_ESTIMATED_REVENUE",
        ],
      ], isMediator: true, zone: "the network's zone", countsMicros: true),
    ReportSource(
      "adManager", "Google Ad Manager", short: "Google",
      marks: ["ad unit (all levels)", "total cpm and cpc revenue*", "ad exchange revenue*"],
      [
        .unit: ["Ad unit (all levels)", "Ad unit code"],
        .impressions: ["Total impressions", "Ad Exchange impressions"],
        .clicks: ["Total clicks", "Ad Exchange clicks"],
        .revenue: ["Total CPM and CPC revenue", "Ad Exchange revenue"],
      ], isMediator: true, zone: "the network's zone"),
    ReportSource(
      "adMob", "Google AdMob", short: "Google",
      marks: [
        "estimated earnings*", "est. earnings*", "ad source instance", "estimated_earnings*",
        "anzeigenquelle", "source d'annonces", "fuente de anuncios",
      ],
      [
        .placement: ["Ad source instance"], .network: ["Ad source"], .unit: ["Ad unit"],
        .revenue: ["Estimated earnings", "Est. earnings"],
      ], isMediator: true, zone: "the account's zone"),
    ReportSource(
      "max", "AppLovin MAX", short: "MAX",
      marks: [
        "max_ad_unit", "max_ad_unit_id", "max ad unit", "ad_unit_waterfall_name",
        "estimated_revenue", "network placement",
      ],
      [
        .date: ["day"], .unit: ["max_ad_unit", "ad_unit_waterfall_name", "max_ad_unit_id"],
        .placement: ["network_placement", "max_placement"],
        .revenue: ["estimated_revenue", "Est. Revenue"],
      ], isMediator: true, zone: "UTC", currency: .dollar),
    ReportSource(
      "levelPlay", "Unity LevelPlay", short: "LevelPlay",
      marks: ["instancename", "providername", "instance name"],
      [
        .placement: ["instanceName", "instance"], .network: ["providerName", "adSource"],
        .unit: ["adUnits", "Ad Unit", "mediationGroup"], .app: ["appName", "bundleId"],
      ], isMediator: true, zone: "UTC", currency: .dollar),
    ReportSource(
      "unityAds", "Unity Ads", marks: ["start_count", "source_game_id", "adrequest_count"],
      [
        .impressions: ["start_count"], .revenue: ["revenue_sum"],
        .app: ["source_name", "source_game_id"],
      ], zone: "UTC", currency: .dollar, aliases: ["unityads", "unity"]),
    ReportSource(
      "meta", "Meta Audience Network", marks: ["fb_ad_network_*", "metric"],
      [
        .impressions: ["fb_ad_network_imp"], .clicks: ["fb_ad_network_click"],
        .revenue: ["fb_ad_network_revenue", "fb_ad_network_bidding_revenue"],
        .placement: ["fb_ad_network_placement_name", "placement_name"],
      ], zone: "Pacific", currency: .dollar,
      aliases: ["meta", "facebook", "audiencenetwork", "fan"]),
    ReportSource(
      "appLovin", "AppLovin", marks: ["bidding_integration", "ad_type"],
      zone: "UTC", currency: .dollar, aliases: ["applovin"]),
    ReportSource(
      "liftoff", "Liftoff Monetize (Vungle)",
      marks: ["completes", "placement referenceid", "placement reference id"],
      [
        .placement: ["placement name", "placement", "placement id", "placement referenceId"],
        .impressions: ["impressions", "views"],
      ],
      zone: "UTC", currency: .dollar, aliases: ["liftoff", "vungle"]),
    ReportSource(
      "inMobi", "InMobi", marks: ["adimpressions", "inmobiappid", "costpermille"],
      [.impressions: ["adImpressions"], .revenue: ["earnings"], .placement: ["placementName"]],
      zone: "UTC", currency: .dollar, aliases: ["inmobi"]),
    ReportSource(
      "chartboost", "Chartboost",
      marks: ["money earned", "moneyearned", "ad location", "adlocation"],
      [
        .placement: ["adLocation"], .impressions: ["impressionsDelivered"],
        .clicks: ["clicksDelivered"], .revenue: ["moneyEarned"],
      ], zone: "unknown", currency: .dollar, aliases: ["chartboost"]),
    ReportSource(
      "pubMatic", "PubMatic", marks: ["paidimpressions", "pmr"],
      [
        .impressions: ["paidImpressions"],
        .placement: ["adTagName", "adTag", "adTagId", "adFormat"],
      ],
      zone: "its column timeZone", aliases: ["pubmatic", "openwrap"]),
  ]

  /// A file with the usual headings and no others that tell whose it is.
  package static let unknown = ReportSource(
    "unknown", "a network", short: "first file", zone: "unknown")
}
