import CSV
import Observing

/// A report as a source writes it.
package struct ReportStyle: Sendable, CustomStringConvertible {
  package let id: String
  let head: String
  /// A row: its date, the name of its unit, and its counts.
  let row: @Sendable (CalendarDay, String, ReportCounts) -> String
  var ending = ""
  var encode: @Sendable (String) -> [UInt8] = { Array($0.utf8) }
  package var hasClicks = true
  package var hasRevenue = true

  package var description: String { id }

  package func bytes(_ rows: [ReportPair.Row]) -> [UInt8] {
    let first = CalendarDay(2026, 9, 13)?.number ?? 0
    return encode(
      head
        + rows.map { row($0.day.date(from: first), ReportPair.units[$0.unit], $0.counts) }.joined()
        + ending)
  }

  package static let googles = [
    ReportStyle(
      id: "adMob",
      head: "Date\tAd unit\tAd source\tEstimated earnings (USD)\tImpressions\tClicks\n",
      row: { day, unit, counts in
        "\(day)\t\(unit)\tThe network\t\(counts.revenue.money())\t\(counts.impressions.grouped())\t\(counts.clicks)\n"
      },
      encode: { text in ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }),
    ReportStyle(
      id: "adManagerAPI",
      head:
        "Dimension.DATE,Dimension.AD_UNIT_NAME,Column.TOTAL_LINE_ITEM_LEVEL_IMPRESSIONS,Column.TOTAL_LINE_ITEM_LEVEL_CLICKS,Column.TOTAL_LINE_ITEM_LEVEL_ALL_REVENUE\n",
      row: { day, unit, counts in
        "\(day),\(unit),\(counts.impressions),\(counts.clicks),\(counts.revenue)\n"
      }),
    ReportStyle(
      id: "adManager",
      head:
        "Report name,»Mediation«\nDate range,September\n\nDate,Ad unit (all levels),Total impressions,Total clicks,Total CPM and CPC revenue ($)\n",
      row: { day, unit, counts in
        "\(day.american),\(unit),\"\(counts.impressions.grouped())\",\(counts.clicks),\"$\(counts.revenue.money())\"\n"
      },
      ending: "Total,,,,\n",
      encode: { $0.unicodeScalars.map { UInt8(clamping: $0.value) } }),
    ReportStyle(
      id: "max",
      head: "day,ad_unit_waterfall_name,network,impressions,clicks,estimated_revenue\n",
      row: { day, unit, counts in
        "\(day),\(unit),THE_NETWORK,\(counts.impressions),\(counts.clicks),\(counts.revenue.money())\n"
      }),
    ReportStyle(
      id: "levelPlay",
      head: "date,appName,adUnits,providerName,instanceName,revenue,eCPM,impressions,clicks\r\n",
      row: { day, unit, counts in
        "\(day),A,rewarded,N,\(unit),\(counts.revenue.money()),2.5,\(counts.impressions),\(counts.clicks)\r\n"
      }),
  ]

  package static let networks = [
    ReportStyle(
      id: "liftoff",
      head: "date,placement name,impressions,views,completes,clicks,revenue,ecpm\n",
      row: { day, unit, counts in
        "\(day),\(unit.lowercased()),\(counts.impressions),0,0,\(counts.clicks),\(counts.revenue.money()),2.5\n"
      }),
    ReportStyle(
      id: "unityAds",
      head:
        "timestamp,placement,adrequest_count,available_sum,revenue_sum,start_count,view_count\n",
      row: { day, unit, counts in
        "\(day)T00:00:00.000Z,\(unit.dashed),9,9,\(counts.revenue.money()),\(counts.impressions),9\n"
      }, hasClicks: false),
    ReportStyle(
      id: "inMobi", head: "date,placementName,adImpressions,clicks,earnings\n",
      row: { day, unit, counts in
        "\(day) 00:00:00,\(unit),\(counts.impressions),\(counts.clicks),\(counts.revenue.money())\n"
      }),
    ReportStyle(
      id: "meta",
      head: "time,placement_name,fb_ad_network_imp,fb_ad_network_click,fb_ad_network_revenue\n",
      row: { day, unit, counts in
        "\(day)T07:00:00+0000,\(unit),\(counts.impressions),\(counts.clicks),\(counts.revenue.money())\n"
      }),
    ReportStyle(
      id: "spreadsheet in German", head: "sep=;\nDate;Placement;Impressions;Clicks;Revenue (USD)\n",
      row: { day, unit, counts in
        "\(day.german);\(unit);\(counts.impressions.grouped("."));\(counts.clicks);\(counts.revenue.money(","))\n"
      }, ending: "Total;;;;\n"),
    ReportStyle(
      id: "spreadsheet in American", head: "\u{FEFF}Day,Zone,Imps,Clicks,Earnings\r\n",
      row: { day, unit, counts in
        "\(day.slashed),\(unit),\(counts.impressions),\(counts.clicks),\(counts.revenue.money())\r\n"
      }),
  ]
}

extension Int {
  fileprivate func date(from first: Int) -> CalendarDay { CalendarDay(number: first + self) }

  fileprivate func grouped(_ mark: String = ",") -> String {
    let digits = Array(String(self))
    return digits.enumerated().map { place, digit in
      (place > 0 && (digits.count - place).isMultiple(of: 3) ? mark : "") + String(digit)
    }.joined()
  }

  /// Millionths with four decimals.
  fileprivate func money(_ mark: String = ".") -> String {
    let parts = (self + 50) / 100
    return "\(parts / 10_000)\(mark)\(String(parts % 10_000 + 10_000).dropFirst())"
  }
}

extension CalendarDay {
  private var parts: [String] { description.split(separator: "-").map(String.init) }
  fileprivate var german: String { "\(parts[2]).\(parts[1]).\(parts[0])" }
  fileprivate var slashed: String { "\(Int(parts[1]) ?? 0)/\(Int(parts[2]) ?? 0)/\(parts[0])" }
  fileprivate var american: String { "Sep \(Int(parts[2]) ?? 0) \(parts[0])" }
}

extension String {
  fileprivate var dashed: String { lowercased().replacing(" ", with: "-") }
}
