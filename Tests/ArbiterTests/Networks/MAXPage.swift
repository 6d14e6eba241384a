import AppLovinSDK
import MediatedNetworks
import PublisherExamples
import Simulation
import UIKit

extension Phone {
  /// A page with ads of MAX on the screen, whose server gives these answers in turn.
  func maxPage(
    isStarted: Bool = true, _ adFormat: MAAdFormat = .banner, _ answers: MediatedAnswer...,
    refresh: Duration? = nil
  ) -> MaxController {
    if isStarted { startMAX() }
    var settings = MediatedSettings(answers)
    settings.refresh = refresh
    MediatedServer.shared.set(settings, for: MediatedAdID(network: "AppLovin MAX", key: "unit"))
    let page = MaxController(adUnitIdentifier: "unit", adFormat: adFormat)
    controller.addChild(page)
    page.view.frame = controller.view.bounds
    controller.view.addSubview(page.view)
    page.didMove(toParent: controller)
    return page
  }

  func startMAX() {
    ALSdk.shared().initialize(with: ALSdkInitializationConfiguration(sdkKey: "key"))
    pass(.milliseconds(100))
  }

  /// What was written into logs.
  var notes: [String] {
    world.journal.entries.compactMap { entry in
      if case .note = entry.kind { entry.message } else { nil }
    }
  }
}
