// swift-tools-version: 6.0

import PackageDescription

// What somebody has who brings an adapter and a network of their own: two libraries, and a program
// that is the playground with both in it.
let package = Package(
  name: "stranger",
  dependencies: [.package(name: "adplay", path: "../../..")],
  targets: [
    .target(
      name: "StrangerNetwork",
      dependencies: [.product(name: "Simulation", package: "adplay")]),
    .target(
      name: "StrangerAdapter",
      dependencies: ["StrangerNetwork", .product(name: "GoogleMobileAds", package: "adplay")]),
    .executableTarget(
      name: "stranger",
      dependencies: ["StrangerAdapter", .product(name: "Adplay", package: "adplay")]),
  ],
  swiftLanguageModes: [.v5]
)
