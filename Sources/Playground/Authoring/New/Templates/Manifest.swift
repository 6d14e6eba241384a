// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "NAME",
  dependencies: [.package(name: "PACKAGE", path: "PATH")],
  targets: [
    // The network's SDK. This one is made up: put the real one in its place.
    .target(
      name: "NAMENetwork",
      dependencies: [
        .product(name: "Simulation", package: "PACKAGE"),
        .product(name: "UIKit", package: "PACKAGE"),
      ]),
    .target(
      name: "NAMEAdapter",
      dependencies: ["NAMENetwork", .product(name: "GoogleMobileAds", package: "PACKAGE")]),
    // The playground with the adapter linked in.
    .executableTarget(
      name: "NAME",
      dependencies: ["NAMEAdapter", .product(name: "Adplay", package: "PACKAGE")]),
    .testTarget(
      name: "NAMETests",
      dependencies: [
        "NAMEAdapter",
        .product(name: "AdapterTestKit", package: "PACKAGE"),
        .product(name: "GoogleMobileAds", package: "PACKAGE"),
      ]),
  ],
  // Google's interfaces give no guarantees about queues, so version 6 would refuse adapters.
  swiftLanguageModes: [.v5]
)
