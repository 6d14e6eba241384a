import Foundation
import Testing

/// The recorder as a phone sees it: with Objective-C, where an adapter may leave members out.
@Suite struct PhoneTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()
  private static let names = here.appending(path: "Phone/GoogleNames.swift")
  private static let compiler = ProcessInfo.processInfo.environment["PATH", default: ""]
    .split(separator: ":").map { "\($0)/swiftc" }
    .first(where: FileManager.default.isExecutableFile)

  private let recorder: String
  private let google: String

  init() throws {
    let source = Self.here.appending(
      path: "../../Sources/Integrations/AdplayRecorder/AdplayRecorder.swift")
    recorder = try String(contentsOf: source, encoding: .utf8)
    google = try String(contentsOf: Self.names, encoding: .utf8)
  }

  @Test(.enabled(if: compiler != nil, "there is no swiftc here"))
  func `it compiles with Objective-C against Google's names`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "phone-\(UInt32.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Recorder.swift")
    try Data(onAPhone.utf8).write(to: file)
    #expect(try complaints(about: [file.path, Self.names.path]) == "")
  }

  @Test func `it hides exactly the members that Google lets an adapter leave out`() throws {
    let adapters = /(?s)protocol AdapterOfGoogle.*?protocol MediationAdEventDelegate/
    let protocols = try #require(google.firstMatch(of: adapters))
    let named = protocols.output.matches(of: /@objc\((\S+?)\)\s+optional/).map { String($0.1) }
    let plain = protocols.output.matches(of: /@objc optional (?:func|var) (\w+)/)
      .map { String($0.1) }
    let hidden = try #require(recorder.firstMatch(of: /(?s)enum Hidden \{.*?\n#else/))
    // Behind a colon stands a sense.
    let strings = hidden.output.replacing(/: "\w+"/, with: "").matches(of: /"([A-Za-z:]+)"/)
      .map { String($0.1) }
    let selectors = strings.map {
      $0.first?.isUppercase == true ? "load\($0)ForAdConfiguration:completionHandler:" : $0
    }
    // The set-up is always there: without one an adapter is ready.
    #expect(
      Set(named + plain).subtracting(selectors) == ["setUpWithConfiguration:completionHandler:"])
    #expect(Set(selectors).subtracting(named + plain) == [])
    #expect(selectors.count == 19)
  }

  /// The recorder's source with what only a phone's compiler takes.
  private var onAPhone: String {
    recorder.replacing(/#if canImport\(\w+\)/, with: "#if true")
      // In the app's own module, where these are.
      .replacing(/\n *import (GoogleMobileAds|UIKit|os)\b/, with: "")
      .replacing("public ", with: "").replacing(/\bopen (class|override)/) { "\($0.1)" }
      .replacing("Foundation.write(", with: "writeBytes(")
  }

  private func complaints(about files: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: Self.compiler ?? "")
    process.arguments =
      [
        "-typecheck", "-parse-as-library", "-swift-version", "5", "-module-name", "Phone",
        "-Xfrontend", "-enable-objc-interop",
        "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
      ] + files
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
