import AdServing
@testable import Authoring
import Playing
import Scenarios
import Testing

/// What `adplay new app` writes.
struct AppPackageTests {
  private func package(_ formats: [UnitFormat] = UnitFormat.allCases) throws -> NewPackage {
    NewPackage(
      .app, name: try #require(AdapterName("House")), formats: formats, source: .folder("../.."))
  }

  @Test func `no placeholder and nothing of our own apps is left`() throws {
    for file in try package().files {
      for word in ["NAME", "PACKAGE", "PATH", "FIRST", "Page", "public ", "open class"] {
        #expect(!file.path.contains(word) && !file.text.contains(word), "\(file.path): \(word)")
      }
    }
  }

  @Test(arguments: UnitFormat.allCases)
  func `an app for one format has one screen, and opens with it`(_ format: UnitFormat) throws {
    let files = try package([format]).files
    let screens = files.filter { $0.path.hasSuffix("ViewController.swift") }
    let scenarios = files.filter { $0.path.hasPrefix("Scenarios/") }
    #expect(screens.count == 1 && scenarios.count == 1)
    let program = try #require(files.first { $0.path == "Sources/House/main.swift" })
    #expect(program.text.contains("opening: \"\(scenarios[0].path)\""))
    // The scenario names the class that the file has.
    let name = screens[0].path.split(separator: "/").last?.dropLast(6) ?? ""
    #expect(scenarios[0].text.contains("\"app\": \"HouseApp.\(name)\""))
    #expect(screens[0].text.contains("class \(name): HouseScreen"))
  }

  /// The screens are those of our example apps under other names.
  @MainActor @Test(arguments: UnitFormat.allCases)
  func `each screen counts its ad once, and breaks no rule`(_ format: UnitFormat) throws {
    let files = try package([format]).files
    let file = try #require(files.first { $0.path.hasPrefix("Scenarios/") })
    let text = file.text.replacing(/HouseApp\.House([A-Za-z]+)ViewController/) {
      "ExampleApps.\($0.output.1)Page"
    }
    let run = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8))))
    #expect(run.failures.map(\.differences) == [])
    #expect(run.held > 0)
  }
}
