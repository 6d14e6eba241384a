/// What a layer tells that has not happened, or not yet, or otherwise than it was told.
extension Layer {
  /// How long after the display it tells what it hastens: an SDK tells that just before the ad covers anything.
  private static let haste = Duration.seconds(1)

  func hastenTheEnd(_ early: [Invention], _ data: Fields) {
    guard
      mistakes.contains(where: { mistake in
        early.contains { mistake.hastens($0.news, at: .display) }
      })
    else { return }
    World.current.after(
      Self.haste, "a second has passed since the display", .layerGoesOn, by: party
    ) { [self] in
      for one in early { hasten(one, data) }
    }
  }

  /// Tells something before it happens, if that is its mistake.
  func hasten(_ early: Invention, _ data: Fields = .none, at cue: AppNews = .display) {
    guard let ad = journal.context.ad, heard[ad]?.isDisjoint(with: early.news.ends) != false,
      manner({ $0.hastens(early.news, at: cue) }) != nil,
      hastened[ad, default: []].insert(early.news).inserted
    else { return }
    tell(early, "is told before it has happened", .hastens, data)
  }

  /// Whether it has told the application of the unit's next ad before the SDK had one.
  package func hasPromised(_ unit: String) -> Bool {
    journal.newestAd(of: unit).flatMap { hastened[$0]?.contains(.ad) } == true
  }

  /// Whether it has told that already, once for each time that it has.
  func wasHastened(_ news: AppNews, of ad: String?) -> Bool {
    guard let ad, let told = hastened[ad] else { return false }
    if news == .closing { return told.contains(.close) }
    return hastened[ad]?.remove(news) != nil
  }

  /// What it may tell the application that the SDK has not told: `react` is what that does about it. None of what
  /// the SDK tells of anything else.
  func unsaid(_ news: AppNews, _ react: @escaping () -> Void) -> Invention? {
    let message: String? =
      switch news {
      case .ad: "the ad"
      case .refusal: "that there is no ad"
      case .display: "the display"
      case .failure: "the failure to show"
      case .impression: "the impression"
      case .click: "the click"
      case .reward: "the reward"
      case .close: "the end of the ad"
      default: nil
      }
    return message.map { (news, $0, react) }
  }

  /// The application wants to show an ad of the unit, and there is none: the layer says so.
  package func refuseShow(of unit: String) {
    journal.within(Context(cause: journal.context.cause)) {
      pass(.failure, "there is no ad to show") { AppReactions.shared.react(unit, .failure) }
    }
  }

  func inventReward(_ reward: Invention, of ad: String?, _ data: Fields) {
    guard let ad, !rewarded.contains(ad), manner({ $0 == .inventsTheReward }) != nil else { return }
    tell(reward, "is told though none was earned", .invents, data)
  }

  func inventClick(_ click: Invention, _ data: Fields) {
    guard manner({ $0 == .inventsTheClick }) != nil else { return }
    tell(click, "is told though nobody has tapped", .invents, data)
  }

  /// Whether it hands a drag that begins on this ad to its SDK as a tap.
  package func takesDragForTap(on ad: String?) -> Bool {
    guard manner({ $0 == .takesDragsForTaps }, of: ad) != nil else { return false }
    journal.note(
      by: party, "the layer takes a drag for a tap", .layerInvented, ad: ad,
      data: [
        Fact.what(AppNews.click.rawValue), Fact.mode(LayerMistake.Manner.invents.rawValue),
      ])
    return true
  }

  /// Tells the application that the user is back, who has not left it: there was only an ad.
  func inventReturn() {
    guard manner({ $0 == .inventsTheForeground }) != nil else { return }
    note(
      "the user's return is told, who was not away", .layerInvented,
      [Fact.what(AppReactions.foreground), Fact.mode(LayerMistake.Manner.invents.rawValue)])
    journal.callback(
      from: party, to: .app, "the user is back", .layerTold,
      data: [Fact.what(AppReactions.foreground)]
    ) { AppReactions.shared.comeBack() }
  }

  func noteChange(of news: AppNews, _ message: String) {
    let how =
      switch news {
      case .refusal, .failure: "without its reason"
      case .reward, .revenue: "with another amount"
      default: "under another name"
      }
    note(
      "\(message) is told \(how)", .layerErred,
      [Fact.what(news.rawValue), Fact.mode(LayerMistake.Manner.changes.rawValue)])
  }

  /// A reward of nothing, millionths taken for wholes, or cut off, and an error that says nothing.
  func changed(_ figures: Fields) -> Fields {
    var changed = Fields.none
    if figures[.amount] != nil { changed[.amount] = 0 }
    if figures[.code] != nil { changed[.code] = 0 }
    let unit = 1_000_000
    if let micros = figures[.micros] {
      let isCut = mistakes.contains(.truncatesTheRevenue)
      changed[.micros] = isCut ? micros / unit * unit : micros * unit
    }
    return changed
  }

  /// Tells something that it has only been asked for, if that is its mistake: of an ad that it is to show that it
  /// is on the screen, and of a load that there is the ad of an earlier one.
  package func invent(
    _ news: AppNews, _ message: String, data: Fields, _ tell: @escaping () -> Void
  ) {
    let (manner, text): (LayerMistake.Manner, String) =
      news == .display
      ? (.invents, "is told before the ad is shown") : (.recalls, "is told of an earlier load's ad")
    guard self.manner({ $0.manner == manner && $0.concerns(news) }) != nil else { return }
    self.tell((news, message, tell), text, manner, data)
  }

  /// Notes what is wrong with it, and tells it.
  private func tell(
    _ invention: Invention, _ text: String, _ manner: LayerMistake.Manner, _ data: Fields
  ) {
    note(
      "\(invention.message) \(text)", .layerInvented,
      [Fact.what(invention.news.rawValue), Fact.mode(manner.rawValue)])
    telling(invention.news, invention.message, data, invention.tell)()
  }
}
