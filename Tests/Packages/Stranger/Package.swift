// swift-tools-version: 6.0

import PackageDescription

// The package of an adapter's author: a network, an adapter, the playground with both linked in, and
// tests.
let package = Package(
  name: "stranger",
  dependencies: [.package(name: "adplay", path: "../../..")],
  targets: [
    .target(
      name: "StrangerNetwork",
      dependencies: [
        .product(name: "Simulation", package: "adplay"),
        .product(name: "UIKit", package: "adplay"),
      ]),
    .target(
      name: "StrangerAdapter",
      dependencies: ["StrangerNetwork", .product(name: "GoogleMobileAds", package: "adplay")]),
    .executableTarget(
      name: "stranger",
      dependencies: ["StrangerAdapter", .product(name: "Adplay", package: "adplay")]),
    .testTarget(
      name: "StrangerTests",
      dependencies: [
        "StrangerAdapter", "stranger", .product(name: "AdapterTestKit", package: "adplay"),
        .product(name: "AdapterUnitTestKit", package: "adplay"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
