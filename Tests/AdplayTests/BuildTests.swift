import Testing

@testable import Adplay

/// When a package is built, and what becomes of it.
struct BuildTests {
  private let trouble = [BuildTrouble(sentence: "no roof")]

  @Test func `a save is built, tried out, and becomes the program`() {
    var build = Build()
    #expect(build.handle(.saved, at: .seconds(1)) == [.build])
    #expect(build.handle(.built(isNew: true), at: .seconds(3)) == [.tryOut])
    #expect(build.handle(.works, at: .milliseconds(4100)) == [.becomeIt(took: .milliseconds(3100))])
    #expect(build.state == .ready)
    #expect(build.handle(.saved, at: .seconds(5)) == [])
  }

  @Test func `saves during a build make one more, and only the last result counts`() {
    var build = Build()
    _ = build.handle(.saved, at: .zero)
    #expect(build.handle(.saved, at: .seconds(1)) == [])
    #expect(build.handle(.saved, at: .seconds(2)) == [])
    #expect(build.handle(.notBuilt(trouble), at: .seconds(3)) == [.build])
    #expect(build.handle(.built(isNew: true), at: .seconds(4)) == [.tryOut])
    #expect(build.handle(.saved, at: .seconds(5)) == [])
    #expect(build.handle(.works, at: .seconds(6)) == [.build])
    #expect(build.handle(.built(isNew: true), at: .seconds(8)) == [.tryOut])
    #expect(build.handle(.works, at: .seconds(9)) == [.becomeIt(took: .seconds(3))])
  }

  @Test func `what does not build or does not work is said, and the next save is built`() {
    var build = Build()
    _ = build.handle(.saved, at: .zero)
    #expect(build.handle(.notBuilt(trouble), at: .seconds(1)) == [.say(trouble)])
    #expect(build.state == .idle)
    #expect(build.handle(.saved, at: .seconds(2)) == [.build])
    _ = build.handle(.built(isNew: true), at: .seconds(3))
    #expect(build.handle(.doesNotWork(trouble), at: .seconds(4)) == [.say(trouble)])
    #expect(build.handle(.saved, at: .seconds(5)) == [.build])
  }

  @Test func `a build without anything new is only mentioned`() {
    var build = Build()
    _ = build.handle(.saved, at: .zero)
    #expect(
      build.handle(.built(isNew: false), at: .seconds(1)) == [.sayNothingNew(took: .seconds(1))])
    #expect(build.state == .idle)
  }

  // MARK: Troubles

  @Test func `the compiler's errors have places from the top of the package, each once`() {
    let output = """
      /home/house/Sources/A/B.swift:7:12: error: cannot find 'roof' in scope
      /home/house/Sources/A/B.swift:7:12: error: cannot find 'roof' in scope
      /elsewhere/C.swift:1:2: error: no
      error: emit-module command failed
      """
    #expect(
      BuildTrouble.all(in: output, package: "/home/house") == [
        BuildTrouble(
          place: .init(file: "Sources/A/B.swift", line: 7, column: 12),
          sentence: "cannot find 'roof' in scope"),
        BuildTrouble(place: .init(file: "/elsewhere/C.swift", line: 1, column: 2), sentence: "no"),
      ])
  }

  @Test(arguments: [
    ("error: 'house': Invalid manifest\nmore", ["'house': Invalid manifest"]),
    ("one\nthe last line\n", ["the last line"]), ("", []),
  ])
  func `without them it is what the build says`(_ output: String, _ sentences: [String]) {
    #expect(BuildTrouble.all(in: output, package: "/house").map(\.sentence) == sentences)
  }

  // MARK: Places

  @Test(arguments: [
    ("/h/.build/x86_64-unknown-linux-gnu/debug/House", "/h/.build", nil),
    ("/h/.build/debug/House (deleted)", "/h/.build", nil),
    ("/other/release/House", "/other", "release"),
  ])
  func `a program's path says where it was built`(
    _ path: String, _ scratch: String, _ configuration: String?
  ) throws {
    let place = try #require(BuildPlace(package: "/h", of: path))
    #expect(
      place
        == BuildPlace(
          package: "/h", product: "House", scratch: scratch, configuration: configuration))
  }

  @Test func `an installed program was built nowhere`() {
    #expect(BuildPlace(package: "/h", of: "/usr/local/bin/adplay") == nil)
  }

  @Test func `the build is that of the same program in the same place`() {
    let usual = BuildPlace(package: "/h", product: "House")
    #expect(usual.words == ["build", "--package-path", "/h", "--product", "House"])
    #expect(usual.program == "/h/.build/debug/House")
    let other = BuildPlace(
      package: "/h", product: "House", scratch: "/s", configuration: "release")
    #expect(other.words.suffix(4) == ["--scratch-path", "/s", "-c", "release"])
    #expect(other.program == "/s/release/House")
  }
}
