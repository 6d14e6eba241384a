// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Fresh",
  dependencies: [.package(name: "adplay", path: "../../..")],
  targets: [
    // The network's SDK. This one is made up: put the real one in its place.
    .target(
      name: "FreshNetwork",
      dependencies: [
        .product(name: "Simulation", package: "adplay"),
        .product(name: "UIKit", package: "adplay"),
      ]),
    .target(
      name: "FreshAdapter",
      dependencies: ["FreshNetwork", .product(name: "GoogleMobileAds", package: "adplay")]),
    // The playground with the adapter linked in.
    .executableTarget(
      name: "Fresh",
      dependencies: ["FreshAdapter", .product(name: "Adplay", package: "adplay")]),
    .testTarget(
      name: "FreshTests",
      dependencies: [
        "FreshAdapter",
        .product(name: "AdapterTestKit", package: "adplay"),
        .product(name: "GoogleMobileAds", package: "adplay"),
      ]),
  ],
  // Google's interfaces give no guarantees about queues, so version 6 would refuse adapters.
  swiftLanguageModes: [.v5]
)
