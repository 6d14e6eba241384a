import Foundation
import Testing

@testable import Adplay

/// `adplay validate`.
@MainActor struct ValidateTests {
  private func status(of layout: String) throws -> Int32 {
    try validated(layout) { ValidateOptions(layout: $0, printsJSON: true) }
  }

  private func validated(
    _ layout: String, _ options: (String) -> ValidateOptions
  ) throws -> Int32 {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(layout.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try ValidateCommand.run(options(file.path))
  }

  private static let media = #"{"asset":"media","frame":[10,30,280,160]}"#
  private static let headline = #"{"asset":"headline","frame":[40,0,230,22]}"#
  private static let badge = #"{"text":"Ad","frame":[10,0,20,20]}"#

  @Test func `a layout alone is drawn with an article and a video, and has no fault`() throws {
    let views = [Self.badge, Self.headline, Self.media].joined(separator: ",")
    #expect(try status(of: #"{"size":[300,250],"views":[\#(views)]}"#) == 0)
  }

  @Test func `a fault that only a video ad finds is found`() throws {
    let small = #"{"asset":"media","frame":[10,30,280,100]}"#
    let views = [Self.badge, Self.headline, small].joined(separator: ",")
    #expect(try status(of: #"{"size":[300,250],"views":[\#(views)]}"#) == 1)
  }

  @Test func `a layout that is given as a scenario is known for what it is`() throws {
    let views = [Self.badge, Self.headline, Self.media].joined(separator: ",")
    let layout = #"{"size":[300,250],"views":[\#(views)]}"#
    #expect(try validated(layout) { ValidateOptions(scenarios: [$0], printsJSON: true) } == 0)
  }

  @Test func `SARIF has the numbers of each fault`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sarif")
    defer { try? FileManager.default.removeItem(at: file) }
    let small = #"{"asset":"media","frame":[10,30,280,100]}"#
    let views = [Self.badge, Self.headline, small].joined(separator: ",")
    _ = try validated(#"{"size":[300,250],"views":[\#(views)]}"#) {
      ValidateOptions(layout: $0, printsJSON: true, sarif: file.path)
    }
    #expect(try String(contentsOf: file, encoding: .utf8).contains("280×100"))
  }

  @Test func `a scenario without a native ad is no success`() throws {
    #expect(try ValidateCommand.run(ValidateOptions(scenarios: ["interstitial"])) == 1)
  }
}
