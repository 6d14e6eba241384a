import GoogleMobileAds
import Hunting
import Playing
import Publishing
import RandomUser
import Scenarios
import Testing
import UIKit

extension AllSessions {
  /// Hunts of screens that ask for their ads themselves.
  @Suite @MainActor struct AppHuntTests {
    private func scenario(_ name: String) throws -> Scenario {
      try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
    }

    private func scenario(of page: String) throws -> Scenario {
      var scenario = try scenario("talks-over-its-ad")
      scenario.app = page
      return scenario
    }

    /// The words of all steps in some runs.
    private func words(_ ground: HuntGround, runs: Int) -> Set<String> {
      Set(
        (0..<runs).flatMap {
          HuntRun($0, of: 1, on: ground).tree.steps.flatMap(\.members).map(\.key)
        })
    }

    @Test func `a screen is touched, and never told what to do`() throws {
      let hunt = try Hunt(in: try scenario("talks-over-its-ad"), runs: 1, seed: 1)
      let ground = hunt.search.ground
      #expect(
        words(ground, runs: 300)
          == ["tap", "close", "background", "foreground", "advance", "nextTimer", "set"])
      #expect(HuntRun(7, of: 1, on: ground).scenario.app == "BrokenApps.TalksOverItsAdPage")
    }

    @Test func `buttons behind buttons are found`() throws {
      LinkedApps.register(["doors": { DoorsPage() }])
      let hunt = try Hunt(in: try scenario(of: "doors"), runs: 1, seed: 1)
      #expect(hunt.search.ground.app?.buttons == ["Door 1", "Door 2", "Door 3"])
    }

    /// A storm of requests is found in the first run; an hour of it has a hundred thousand requests, too many for
    /// a test.
    private nonisolated static let names = ScenarioLibrary.appZoo.map(\.name).filter {
      $0 != "asks-again-at-once"
    }

    /// Most of them at once; a few need a user who does more.
    @Test(arguments: names)
    func `each mistake of the zoo is found`(_ name: String) throws {
      let scenario = try scenario(name)
      let broken = ScriptRun.play(Session(scenario)).session.findings
      let isFound = try [8, 150].contains { runs in
        var hunt = try Hunt(in: scenario, runs: runs, seed: 1)
        return hunt.play().contains { broken.contains($0.cause.word) }
      }
      #expect(isFound)
    }

    @Test func `a find is a scenario with the screen, and holds`() throws {
      var hunt = try Hunt(in: try scenario("lets-go-of-its-ad"), runs: 50, seed: 1)
      let find = try #require(hunt.play { $0.cause.word == "lost-with-the-ad" }.last)
      let shrunk = hunt.shrunk(find)
      let small = try #require(Scenario.playable(shrunk.tree))
      let proof = try #require(HuntProof(small, breaking: find.cause.word, blamesWires: false))
      let text = HuntFile(shrunk, seed: 1, proof: proof).text
      let run = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8))))
      #expect(run.session.scenario.app == "BrokenApps.LetsGoOfItsAdPage")
      #expect(run.failures.isEmpty && run.held == 1)
    }
  }
}

/// Each button shows the next one.
private final class DoorsPage: UIViewController {
  private var doors = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addDoor()
  }

  private func addDoor() {
    guard doors < 3 else { return }
    doors += 1
    view.addSubview(
      UIButton(
        frame: CGRect(x: 20, y: 100 + doors * 40, width: 200, height: 20),
        primaryAction: UIAction(title: "Door \(doors)") { [weak self] _ in self?.addDoor() }))
  }
}
