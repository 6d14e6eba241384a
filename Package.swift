// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "adplay",
  targets: [
    // The simulated world's ground: time, chance and the record of what happened.
    .target(name: "Simulation", path: "Sources/Simulation"),
    .testTarget(
      name: "SimulationTests", dependencies: ["Simulation"], path: "Tests/SimulationTests"),
    // The terminal: what is drawn (Screen knows no terminal), and what draws it.
    .target(name: "Screen", path: "Sources/Terminal/Screen"),
    .systemLibrary(
      name: "CNcurses", path: "Sources/Terminal/CNcurses",
      providers: [.apt(["libncurses-dev"])]),
    .target(name: "CTerminalGuard", path: "Sources/Terminal/CTerminalGuard"),
    .target(
      name: "CursesTerminal", dependencies: ["CNcurses", "CTerminalGuard", "Screen"],
      path: "Sources/Terminal/CursesTerminal"),
    .testTarget(
      name: "CursesTerminalTests", dependencies: ["CursesTerminal", "Screen"],
      path: "Tests/CursesTerminalTests"),
    .testTarget(name: "ScreenTests", dependencies: ["Screen"], path: "Tests/ScreenTests"),
  ]
)

/// Folders whose code is written the way strangers write theirs: Swift 5 mode, nothing upcoming.
let likeAStranger = ["Sources/SDKs/", "Sources/Integrations/", "Tests/Fixtures/"]

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  let isStrange = likeAStranger.contains { target.path?.hasPrefix($0) == true }
  target.swiftSettings =
    isStrange
    ? [.swiftLanguageMode(.v5)]
    : [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
