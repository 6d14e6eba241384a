import AdServing
import Catalogue
import Hunting
import Playing
import Publishing
import Scenarios

extension HuntGround {
  /// What a hunt begins with, once its adapters were asked what they have.
  @MainActor
  init(
    _ scenarios: [Scenario], _ options: HuntOptions, name: String
  ) throws(Failure) {
    func asked(_ adapter: String?, _ option: String) throws(Failure) -> HuntGround {
      let adapter = try adapter.map { (name) throws(Failure) in try Self.linked(name, option) }
      guard
        var ground = HuntGround(
          scenarios, adapter: adapter, app: options.app, hasFaults: options.hasFaults)
      else { throw .unreadable(path: name, .nothingToHunt) }
      ground.ask()
      return ground
    }
    if let app = options.app, !LinkedApps.contains(app) {
      throw .usage(.badValue(option: "--app", value: app, wanted: .linkedApp))
    }
    guard Set(scenarios.map(\.app)).count < 2 || options.app != nil else {
      throw .unreadable(path: name, .severalApps)
    }
    self = try asked(options.adapter, "--adapter")
    if let rival = options.rival { compare(with: try asked(rival, "--against").adapters[0]) }
    guard adapters.contains(where: { !$0.formats.isEmpty }) else {
      throw .unreadable(path: name, .nothingToCompare)
    }
  }

  private static func linked(
    _ name: String, _ option: String
  ) throws(Failure) -> (className: String, api: AdapterAPI) {
    guard let api = LinkedAdapters.api(of: name) else {
      throw .usage(.badValue(option: option, value: name, wanted: .linkedAdapter))
    }
    guard !LinkedAdapters.onlyWrap(name) else {
      throw .usage(.badValue(option: option, value: name, wanted: .adapterInside))
    }
    return (name, api)
  }

  /// Finds out which adapter has which formats. One that ends the process is hunted in that format.
  @MainActor
  private mutating func ask() {
    let questions = questions
    var last: Int?
    for report in HuntChild.run(HuntJob(ground: self, seed: 0, task: .questions)) {
      switch report {
      case .began(let number): last = number
      case .answered(let adapter, let format, let inRealTime):
        UnitFormat(rawValue: format).map { take($0, of: adapter, inRealTime: inRealTime) }
      case .buttons(let names): app?.buttons = names
      case .done: last = nil
      default: break
      }
    }
    for question in questions[(last ?? questions.count)...] {
      adapters[question.adapter].formats.append(question.format)
    }
    assumeAllFormatsWhereNoneAnswered()
  }
}
