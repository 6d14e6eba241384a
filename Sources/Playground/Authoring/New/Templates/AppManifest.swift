// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "NAME",
  dependencies: [.package(name: "PACKAGE", path: "PATH")],
  targets: [
    // The app's screens, as they are on a phone. Put yours in their place.
    .target(
      name: "NAMEApp",
      dependencies: [
        .product(name: "GoogleMobileAds", package: "PACKAGE"),
        .product(name: "UIKit", package: "PACKAGE"),
      ]),
    // The playground with the app linked in.
    .executableTarget(
      name: "NAME", dependencies: ["NAMEApp", .product(name: "Adplay", package: "PACKAGE")]),
    .testTarget(
      name: "NAMETests",
      dependencies: [
        "NAMEApp",
        .product(name: "Adplay", package: "PACKAGE"),
        .product(name: "AdapterTestKit", package: "PACKAGE"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
