import Catalogue
import Observing
package import Screen

/// Why reports differ: the reasons, the likeliest first, and how far they are apart. The stage goes on with
/// the scenario that shows the reason that is chosen.
package struct ReportsRoom: ListRoom {
  package static let card = RoomCard(
    "reports", title: "reports",
    explanation: "Shows why the reports that were opened with it differ.",
    keys: [Key("Y")], place: .over, after: .scenarios,
    CommandManner(group: .stories, isLockable: true, acts: true), isForSnapshots: false)

  package var list = ListPlace()
  /// Which of the networks' reports is held against the first one.
  private var place = 0

  package init?(_ scene: Scene) {}

  package func rows(_ scene: Scene) -> [SheetRow] {
    let reports = scene.stage.reports
    guard reports.indices.contains(place) else { return [] }
    let explanation = reports[place]
    return doubts(explanation) + reasons(explanation) + others(explanation)
      + figures(explanation, width: scene.inside(width(scene)))
  }

  /// What has to be put right first, and the verdict where no reason follows it.
  private func doubts(_ explanation: Explanation) -> [SheetRow] {
    let verdict = explanation.told.isEmpty ? [ReportText.verdict(explanation)] : []
    return (ReportText.doubts(explanation) + verdict).map { text in
      SheetRow([.plain(" \(text)")], searched: text, about: text) { _ in [] }
    }
  }

  private func reasons(_ explanation: Explanation) -> [SheetRow] {
    let group = SheetRow.Group(title: ReportText.verdict(explanation))
    let base = explanation.comparison.base.source
    return explanation.told.enumerated().map { place, reason in
      let scene = reason.scene?.scenario
      let (sentence, next) = (reason.sentence(base), reason.causes.first?.next(base) ?? "")
      return SheetRow(
        [.accent(" \(place + 1)  "), .plain(sentence)],
        end: .init(cell: .muted(ReportText.share(reason)), columns: 10), group: group,
        searched: sentence,
        spoken: { _ in "\(sentence) \(ReportText.likely(reason, base))." },
        about: [
          sentence, reason.size(base), ReportText.notExplained(reason), next,
          scene.map(ReportText.shownBy) ?? "",
        ].filter { !$0.isEmpty }.joined(separator: " · ")
      ) { Self.open(reason, &$0) }
    }
  }

  private static let mostOthers = 5

  /// Units with another first reason.
  private func others(_ explanation: Explanation) -> [SheetRow] {
    let group = SheetRow.Group(title: ReportText.unlikeAll, hasGap: true)
    let base = explanation.comparison.base.source
    return explanation.unlikeAll.prefix(Self.mostOthers).map { unit, reason in
      let text = ReportText.unit(unit, reason, base)
      return SheetRow([.plain("    \(text)")], group: group, searched: text, about: text) {
        Self.open(reason, &$0)
      }
    }
  }

  /// Goes on with the scenario that shows a reason.
  private static func open(_ reason: ReportReason, _ scene: inout Scene) -> [StageEffect] {
    guard let name = reason.scene?.scenario else {
      scene.stage.notice = Notice(.noSceneOfReason)
      return []
    }
    scene.stage.overlay = nil
    scene.stage.isIntroduced = true
    return [.wish(scene.stage.wish(toOpen: name))]
  }

  /// Rows of the table, which are only read.
  private func figures(_ explanation: Explanation, width: Int) -> [SheetRow] {
    let group = SheetRow.Group(title: ReportText.gaps, hasGap: true)
    let base = ReportText.base(explanation.comparison)
    return ReportTable(explanation, width: width - 4, lines: 60).rows.filter { !$0.isEmpty }
      .enumerated().map {
        place, row in
        SheetRow(
          [place == 0 ? .muted("    \(row)") : .plain("    \(row)")], group: group, searched: row,
          about: base
        ) { _ in [] }
      }
  }

  private func width(_ scene: Scene) -> Int { min(128, scene.size.width - 4) }

  private func title(_ reports: [Explanation]) -> String {
    guard reports.indices.contains(place) else { return Self.card.texts.title }
    return ReportText.title(reports[place].files.base, reports[place].files.other)
  }

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    let reports = scene.stage.reports
    let tabs =
      reports.count < 2
      ? []
      : reports.enumerated().map { number, report in
        ListSheet.Tab(place: number, label: report.files.other, isChosen: number == place)
      }
    return ListSheet(
      sheet: .list(title(reports)),
      width: width(scene), height: rows.count + 11,
      nothing: (reports.isEmpty ? EmptyState.noReports : .noMatchingEntry).sentence, about: 3...4,
      tabs: tabs)
  }

  package func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    let count = scene.stage.reports.count
    switch scene.keyMap.command(for: key) {
    case .paneLeft, .previousAsset: click(line: (place + count - 1) % max(count, 1), &scene)
    case .paneRight, .nextAsset: click(line: (place + 1) % max(count, 1), &scene)
    default: return handleUnknown(key, &scene)
    }
    return []
  }

  package func click(line next: Int, _ scene: inout Scene) {
    guard scene.stage.reports.indices.contains(next) else { return }
    var room = self
    (room.place, room.list) = (next, ListPlace())
    scene.stage.keep(room)
  }
}
