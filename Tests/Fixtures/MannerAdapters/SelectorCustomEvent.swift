// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// Knows its network by names only: of the class, its methods, and its properties. So an adapter
/// can be linked whether the network's SDK is there or not.
public final class SelectorCustomEvent: MannerCustomEvent {
  public override func refusal(of configuration: MediationAdConfiguration) -> NSError? {
    guard let client, client.value(forKey: "version") as? String == "3.1.4" else {
      return NSError(
        domain: "manner", code: 8,
        userInfo: [NSLocalizedDescriptionKey: "The network's SDK is not there."])
    }
    client.setValue(true, forKey: "consent")
    return nil
  }

  public override func deliver(_ answer: @escaping () -> Void) {
    let fetch = NSSelectorFromString("fetchWithTag:completion:")
    guard let client, client.responds(to: fetch) else { return }
    client.perform(fetch, with: "marmalade", with: answer)
  }

  private var client: NSObject? {
    let shared = NSSelectorFromString("sharedClient")
    guard let network = NSClassFromString("MannerAdapters.NamedNetwork") as? NSObject.Type,
      network.responds(to: shared)
    else { return nil }
    return network.perform(shared)?.takeUnretainedValue() as? NSObject
  }
}

/// A network that is reached by names only.
final class NamedNetwork: NSObject, SelectorAnswering, SelectorAnsweringClass {
  private static var shared: NamedNetwork?
  private var hasConsent = false

  static func answers(to selector: Selector) -> Bool { selector == "sharedClient" }

  static func perform(_ selector: Selector, arguments: [Any?]) -> Any? {
    guard answers(to: selector) else { return nil }
    let client = shared ?? NamedNetwork()
    shared = client
    return client
  }

  func answers(to selector: Selector) -> Bool { selector == "fetchWithTag:completion:" }

  func perform(_ selector: Selector, arguments: [Any?]) -> Any? {
    guard answers(to: selector), hasConsent, arguments.first as? String == "marmalade" else {
      return nil
    }
    (arguments.last as? () -> Void)?()
    return nil
  }

  func value(named name: String) -> Any? { name == "version" ? "3.1.4" : nil }

  func setValue(_ value: Any?, named name: String) {
    if name == "consent" { hasConsent = value as? Bool == true }
  }
}
