import AdServing

extension NewPackage.Kind {
  /// An app with a screen for each format.
  package static let app = Self(
    word: "app", templates: AppTemplates.all,
    scenarios: { name, formats in
      formats.map { format in
        let script = AppScenario(app: name, format: format)
        return NewPackage.File(path: "Scenarios/\(script.screen).json", text: script.text)
      }
    },
    first: { name, formats in
      AppScenario(app: name, format: formats.first ?? .native).screen
    })
}

/// The files of a package with an app. Its screens are those of our example apps.
private enum AppTemplates {
  typealias Template = NewPackage.Template

  static let all: [Template] = [
    Template("README.md", PackageResources.AppReadme_md),
    Template("Package.swift", PackageResources.AppManifest_swift),
    Template(".gitignore", PackageResources.Ignored_txt),
    Template("Sources/NAME/main.swift", PackageResources.AppProgram_swift),
    screen("Screen", PackageResources.ExamplePage_txt),
    screen("NativeViewController", PackageResources.NativePage_txt, for: [.native]),
    screen("BannerViewController", PackageResources.BannerPage_txt, for: [.banner]),
    screen(
      "InterstitialViewController", PackageResources.InterstitialPage_txt, for: [.interstitial]),
    screen("RewardedViewController", PackageResources.RewardedPage_txt, for: [.rewarded]),
    screen(
      "RewardedInterstitialViewController", PackageResources.RewardedInterstitialPage_txt,
      for: [.rewardedInterstitial]),
    screen("AppOpenViewController", PackageResources.AppOpenPage_txt, for: [.appOpen]),
    Template("Tests/NAMETests/NAMETests.swift", PackageResources.AppTests_swift),
  ]

  private static func screen(
    _ name: String, _ bytes: [UInt8], for formats: [UnitFormat] = UnitFormat.allCases
  ) -> Template {
    let text = String(decoding: bytes, as: UTF8.self)
    return Template("Sources/NAMEApp/NAME\(name).swift", renamed(text), for: formats)
  }

  /// In a module of its own nothing else uses them, but the program, which finds classes by their names.
  private static func renamed(_ text: String) -> String {
    text.replacing(/\b(?:public|open) |\bExamplePage\b|\b([A-Z][A-Za-z]+)Page\b/) { match in
      if let format = match.output.1 { return "NAME\(format)ViewController" }
      return match.output.0 == "ExamplePage" ? "NAMEScreen" : ""
    }
  }
}
