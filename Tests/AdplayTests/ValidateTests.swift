import Foundation
import Testing

@testable import Adplay

/// `adplay validate`.
@MainActor struct ValidateTests {
  private func status(of layout: String) throws -> Int32 {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(layout.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try ValidateCommand.run(ValidateOptions(layout: file.path, printsJSON: true))
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

  @Test func `a scenario without a native ad is no success`() throws {
    #expect(try ValidateCommand.run(ValidateOptions(scenarios: ["interstitial"])) == 1)
  }
}
