import Catalogue
import Directing
import Glibc
import Playing
import Scenarios
import Screen
import StageUI

/// `adplay demo`: a script told on the stage, for people who watch.
@MainActor
enum DemoCommand {
  /// The smallest window in which nothing of a tour is cut.
  private static let window = Size(width: 80, height: 24)

  static func run(_ options: DemoOptions) throws(Failure) -> Never {
    if options.listsTours {
      Listing.print(ScenarioLibrary.tours)
      exit(0)
    }
    let brand = try options.brand.map { (path) throws(Failure) in try BrandFile.read(path) }
    let shows = try DemoShow.all(options.stage.scenario, brand ?? Brand())
    if options.printsScript {
      Console.print(shows.map(\.script).joined(separator: "\n"))
      exit(0)
    }
    if options.stage.speaks { try speak(shows[0], options, brand ?? Brand()) }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      exit(try DemoRecording.write(shows[0], options, brand ?? Brand()))
    }
    try open(shows[0], options, brand ?? Brand())
  }

  /// In lines; what plays by itself plays once.
  private static func speak(
    _ show: DemoShow, _ options: DemoOptions, _ brand: Brand
  ) throws(Failure) -> Never {
    let isAutomatic = options.isAutomatic || options.isLoop
    let isChosen = !options.stage.scenario.isEmpty || isAutomatic
    var stageOptions = options.stage
    stageOptions.scenario = show.name
    try AccessibleCommand.tell(
      show.scenario, stageOptions, named: show.name, brand: brand, isAutomatic: isAutomatic,
      listing: isChosen ? nil : ToursRoom.card.name)
  }

  private static func open(
    _ show: DemoShow, _ options: DemoOptions, _ brand: Brand
  ) throws(Failure) -> Never {
    var stageOptions = options.stage
    stageOptions.scenario = show.name
    var setup = try TerminalSetup(
      stageOptions, brand: brand.colors, inputs: [options.brand].compactMap(\.self))
    setup.smallest = window
    let keeper = SessionKeeper(stageOptions)
    keeper.brand = brand
    let session = Session(show.scenario, seed: options.stage.seed)
    keeper.prepare(session)
    var stage = try setup.stage(unit: session.unitLookedAt)
    (stage.scenario, stage.app) = (show.name, brand.app)
    (stage.isLocked, stage.isLarge) = (options.isLocked, options.isLarge)
    let director = SessionDirector(session, stage, clock: { TerminalHost.clock })
    keeper.onFailure = { [weak director] in director?.stage.notice = Notice(.trouble($0), .failure)
    }
    let isChosen = !options.stage.scenario.isEmpty || options.isAutomatic || options.isLoop
    if isChosen {
      director.tell(session, upTo: 0)
      director.stage.isPlaying = options.isAutomatic || options.isLoop
    } else {
      director.stage.open(room: ToursRoom.card.name, director.state)
    }
    try setup.open(director) { host in
      host.onMeasure = OpenCommand.oneAd(of: director)
      host.onReplace = OpenCommand.replacing(director, on: host, keeper)
      host.exitStatus = { [weak director] in
        max(keeper.exitStatus(), Self.status(of: director, show.name))
      }
      Self.prepare(host, director, show, options)
    }
  }

  /// What happens at the end of a demo that plays by itself.
  private static func prepare(
    _ host: TerminalHost, _ director: SessionDirector, _ show: DemoShow,
    _ options: DemoOptions
  ) {
    if options.isLoop {
      let booth = Booth { [weak host, weak director] in
        director?.stage.beginAgain(show.name)
        host?.replace(.open(scenario: show.name))
      }
      host.onTouch = { booth.touched() }
      host.onEndOfStory = { booth.ended() }
    } else if options.isAutomatic, options.stage.recording != nil {
      host.onEndOfStory = { [weak host] in host?.quit() }
    }
  }

  /// 1 if a step showed something other than it says, which is said then.
  private static func status(of director: SessionDirector?, _ name: String) -> Int32 {
    guard let failed = director?.failedStep else { return 0 }
    Console.complain(DemoText.failed(name, step: failed.number, failed.differences))
    return 1
  }
}
