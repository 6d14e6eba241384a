import AdServing
import Catalogue
import Contract
import Observing
import Scenarios
import Screen
import Simulation

/// All that the counts say of an ad, before it is known how much room there is.
struct CountsSheet: Equatable {
  let networkName: String
  let agreement: Agreement?
  let brokenRules: Int
  /// How many of the rules that are only worth knowing the ad has broken.
  let notes: Int
  let news: CountsNews?
  let rows: [CountRow]
  /// How many quarters of the second in view that an impression needs have begun; nil unless it runs.
  let quarterInView: Int?
  let paid: Paid
  /// What an application with a screen of its own never heard of; nil if it heard of all that was counted.
  let unheard: Unheard?
  /// Networks that counted beside the one whose ad it is.
  let others: [Books.Book]
  /// How much of a VAST ad's video was seen, and what its servers were told.
  let video: VideoCounts?
  let watch: WatchSwitch
  /// What changes who sees the user: Google's serving, where the ad's line lets it take over what the flags
  /// leave to the network.
  let keysOfWatch: WatchSwitch.Keys
  let order: OrderLine?
  let turn: BannerTurn?
  let tried: TriedWays?
  /// What is said about them, the most urgent first.
  let remarks: [Remark]
  /// What to do about the first rule that this ad broke, if a count is wrong.
  let fix: String?
  /// How many rules held, where there is room to say so and none was broken.
  let heldRules: Int?
  /// Whether a sentence under the stage speaks of what is here.
  let isExplained: Bool

  /// What Google paid, and what the network's own report has.
  enum Paid: Equatable {
    /// 0 where only the network's report has one. The currency is nil for dollars.
    case amount(micros: Int, network: Int?, currency: String?)
    case nothing
    /// The impression counts, and the line says nothing of what it earns.
    case unpriced
    /// Nobody recorded whether it did.
    case unrecorded

    init(_ ad: AdRecord?, _ line: Scenario.Line?) {
      let isUnpriced = ad?.google.impressions ?? 0 > 0 && line != nil && line?.ecpmMicros == nil
      let micros = ad?.google.paidMicros ?? 0
      let network = ad.flatMap { $0.networks.paidMicros > 0 ? $0.networks.paidMicros : nil }
      self =
        micros > 0 || network != nil
        ? .amount(micros: micros, network: network, currency: ad?.currency)
        : ad?.unknown.contains(.payment) == true ? .unrecorded : isUnpriced ? .unpriced : .nothing
    }
  }

  /// What Google counted and did not tell, since nobody listens.
  enum Unheard: Equatable {
    case everything
    case some([AdRecord.News])

    init?(_ ad: AdRecord) {
      guard !ad.unheard.isEmpty else { return nil }
      self = ad.isUnheard && !ad.hearsLess ? .everything : .some(ad.unheard)
    }
  }

  /// Something to say, which is put into words only where it is drawn.
  enum Remark: Equatable {
    /// A tap opened nothing.
    case noPage
    case statement(Verdict.Statement)
    /// Why a line could not fill.
    case hindrance(String)

    var sentence: String {
      switch self {
      case .noPage: CountsText.noPage
      case .statement(let statement): statement.sentence
      case .hindrance(let sentence): sentence
      }
    }
  }

  /// In which order a full-screen ad reports.
  struct OrderLine: Equatable {
    let order: Scenario.Order
    /// Whether it is that of the next ad, since this one has begun to report.
    let isOfNextAd: Bool
  }

  init(_ scene: Scene) {
    let ad = scene.state.ad
    let line = scene.stage.lineOfAd(scene.state).map { scene.state.lines[$0] }
    let verdict = ad.map { Verdict($0) }
    networkName = ad?.line ?? ad?.lineAsked ?? ad?.network ?? CountsText.someNetwork
    agreement = Agreement(ad, verdict)
    notes = ad?.brokenRules.count { $0.severity == .note } ?? 0
    brokenRules = (ad?.findings.count ?? 0) - notes
    news = CountsNews(scene.state)
    rows = news == nil ? ad?.countRows ?? [] : []
    quarterInView = scene.state.quarterInView
    paid = Paid(ad, line)
    unheard = scene.state.device.isOwn || ad?.hearsLess == true ? ad.flatMap(Unheard.init) : nil
    others = ad?.otherBooks ?? []
    video = ad.flatMap(VideoCounts.init)
    watch = WatchSwitch(scene.state)
    keysOfWatch =
      scene.state.recording != nil
      ? .none : line?.googleDecides == true ? .ofServing : .ofFlags
    order = scene.state.isFullScreen ? line.map { scene.stage.order(of: $0, scene.state) } : nil
    turn = BannerTurn(scene.state)
    tried = watch.isSwitch && keysOfWatch != .none ? TriedWays(scene.stage, scene.state) : nil
    let why =
      news == nil
      ? verdict?.statementsInOrder.map(Remark.statement) ?? []
      : scene.state.hindrances.map(Remark.hindrance)
    // No recorder sees whether a page opens.
    let lacksPage = scene.state.recording?.phone == nil && Self.lacksPage(rows, line)
    remarks = (lacksPage ? [.noPage] : []) + why
    fix = rows.contains { $0.passage.isWrong } ? ad?.firstFix : nil
    isExplained = scene.state.story?.isLeft == false
    heldRules =
      scene.stage.size.height >= Self.leastRowsForRules && agreement == .agree
      ? Self.heldRules(scene.state.ledgers.standings) : nil
  }

  /// Whether a tap opened nothing because the network, which opens pages, was not told of it.
  private static func lacksPage(_ rows: [CountRow], _ line: Scenario.Line?) -> Bool {
    guard line?.ad?.opens != .nothing else { return false }
    return rows.contains { row in
      if row.event == .click, case .lost(.google, _) = row.passage { true } else { false }
    }
  }

  /// From how many rows of the window on there is something to say about rules that held.
  private static let leastRowsForRules = 36

  private static func heldRules(_ standings: RuleStandings) -> Int? {
    standings.brokenCount == 0 ? standings.heldCount : nil
  }
}

extension Stage {
  fileprivate func order(of line: Scenario.Line, _ state: StageState) -> CountsSheet.OrderLine {
    .init(order: line.order, isOfNextAd: isOrderOfNextAd && state.device.isCovered)
  }
}

extension StageState {
  /// Why the lines of the newest ad could not fill, if it is over and none did.
  fileprivate var hindrances: [String] {
    guard case .failed? = ad?.state, let waterfall = ledgers.waterfalls[unit] else { return [] }
    return waterfall.ad == ad?.name ? waterfall.hindrances : []
  }

  /// The quarter of the second in view that has begun, from 1 to 4, for the chosen ad.
  var quarterInView: Int? {
    guard let since = device.adInViewSince, device.unit == unit else { return nil }
    return max(1, min(4, Int((now - since) / .milliseconds(250)) + 1))
  }

  /// What the unit on view shows.
  var format: Scenario.Format? { unitState?.format }
  fileprivate var isFullScreen: Bool { format?.isFullScreen == true }
}

extension WatchSwitch {
  fileprivate init(_ state: StageState) {
    guard state.ad == nil, let format = state.format, format != .native else {
      self.init(state.ad)
      return
    }
    self = state.unitState?.api == .legacy ? .apart : .always
  }
}

extension AdRecord {
  fileprivate var brokenRules: [Rule] { findings.compactMap(Rulebook.rule) }

  /// What fixes the first error, since what follows may be its consequence.
  var firstFix: String? {
    let broken = brokenRules
    guard let first = broken.first(where: { $0.severity == .error }) ?? broken.first else {
      return nil
    }
    return first.remedy(under: faults[first.id], olderFormat: olderFormat).sentence
  }
}
