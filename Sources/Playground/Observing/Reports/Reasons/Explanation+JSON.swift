import CSV
package import JSON

extension Explanation {
  /// All of it as one line of JSON. `words` writes what people are told of a reason.
  package func json(
    _ words: (ReportReason, inout JSONWriter) -> Void = { _, _ in }
  ) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("google", files.base)
      json.writeMember("network", files.other)
      json.writeMember("googleSource", comparison.base.source.id)
      json.writeMember("networkSource", comparison.other.source.id)
      json.writeMember("currency", comparison.base.currency?.code)
      json.writeMember("firstDay", comparison.days.lowerBound.description)
      json.writeMember("lastDay", comparison.days.upperBound.description)
      json.writeMember("base", "google")
      json.writeMember("sign", "network - google")
      json.object("all") { write(comparison.all, &$0) }
      json.array("units", of: comparison.units.enumerated()) { json, unit in
        json.object { json in
          json.writeMember("unit", unit.element.name)
          json.array("network", of: unit.element.others) { $0.write($1) }
          write(unit.element.series, &json)
          if let cause = cause(ofUnit: unit.offset) { json.writeMember("cause", cause.rawValue) }
        }
      }
      json.array("days", of: 0..<comparison.all.days) { writeDay($1, &$0) }
      json.writeMember("googleRowsLeftOut", comparison.base.rowsLeftOut)
      json.writeMember("networkRowsLeftOut", comparison.other.rowsLeftOut)
      json.writeMember("withinUsual", verdict == .usual)
      json.writeMember("verdict", verdict.rawValue)
      let told = self.told
      let usual = verdict == .usual ? reasons.all.filter { $0.causes == [.usual] } : []
      json.array("reasons", of: usual + told) { json, reason in
        write(reason, told.firstIndex(of: reason).map { $0 + 1 }, &json, words)
      }
      json.object("assumed") { json in
        json.writeKey("usualGapPercent")
        json.writeMicros(Int(assumptions.usualGap * 100_000_000))
      }
    }
  }

  private func write(_ series: ReportSeries, _ json: inout JSONWriter) {
    let (base, other) = series.total
    for figure in comparison.figures {
      let gap = comparison.gap(series, figure)
      json.object(figure.rawValue) { json in
        for (key, counts) in [("google", base), ("network", other)] {
          json.writeKey(key)
          write(counts[keyPath: figure.count], figure, &json)
        }
        json.writeKey("gap")
        if gap == nil { json.writeNull() } else { write(series.difference(figure), figure, &json) }
        json.writeKey("gapPercent")
        writeMicros(gap?.hundredths.map { $0 * 10_000 }, &json)
        json.writeMember("size", gap.map { limits.size($0).rawValue })
        json.writeKey("monthly")
        writeMicros(comparison.monthly(series, figure), &json)
      }
    }
  }

  private func writeMicros(_ micros: Int?, _ json: inout JSONWriter) {
    if let micros { json.writeMicros(micros) } else { json.writeNull() }
  }

  private func write(_ count: Int, _ figure: ReportFigure, _ json: inout JSONWriter) {
    if figure == .revenue { json.writeMicros(count) } else { json.write(count) }
  }

  private func writeDay(_ place: Int, _ json: inout JSONWriter) {
    json.object { json in
      let day = CalendarDay(number: comparison.all.first.number + place)
      json.writeMember("day", day.description)
      for (key, counts) in [
        ("google", comparison.all.base[place]), ("network", comparison.all.other[place]),
      ] {
        json.object(key) { json in
          for figure in comparison.figures {
            json.writeKey(figure.rawValue)
            write(counts[keyPath: figure.count], figure, &json)
          }
        }
      }
    }
  }

  private func write(
    _ reason: ReportReason, _ number: Int?, _ json: inout JSONWriter,
    _ words: (ReportReason, inout JSONWriter) -> Void
  ) {
    json.object { json in
      if let number { json.writeMember("number", number) }
      json.writeMember("cause", reason.causes.first?.rawValue)
      words(reason, &json)
      json.array("sameRatios", of: reason.causes.dropFirst()) { $0.write($1.rawValue) }
      json.writeKey("sharePercent")
      json.writeMicros(Int(reason.share * 1000) * 100_000)
      switch reason.detail {
      case .days(let days, _):
        json.writeMember("firstDay", days.lowerBound.description)
        json.writeMember("lastDay", days.upperBound.description)
      case .change(let day, let isBefore, let causes):
        json.writeMember(isBefore ? "lastDay" : "firstDay", day.description)
        json.array("causesThen", of: causes) { $0.write($1.rawValue) }
      case .units(let names): json.array("units", of: names) { $0.write($1) }
      case .hours(let hours, let isLater):
        json.array("hours", of: [hours.lowerBound, hours.upperBound]) { $0.write($1) }
        json.writeMember("later", isLater)
      case .share, .lastDays, .ratio, nil: break
      }
      if reason.unitsDiffer { json.writeMember("unitsDiffer", true) }
      if reason.isOfOtherDays { json.writeMember("ofOtherDays", true) }
      if !reason.leaves.isEmpty {
        json.array("unexplained", of: reason.leaves) { $0.write($1.rawValue) }
      }
      if !reason.units.isEmpty { json.array("units", of: reason.units) { $0.write($1) } }
      if let scene = reason.scene { json.writeMember("scenario", scene.scenario) }
    }
  }
}
