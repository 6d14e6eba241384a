import Simulation
import Testing
import UIKit
import UIKitStranger

extension UIKitTests {
  @MainActor struct ShimTests {
    @Test func `nothing is found by its name without Objective-C`() {
      #expect(StrangersNames.version(of: NSObject()) == "0")
      #expect(StrangersNames.ask(NSObject()) == nil)
    }

    @Test func `numbers and errors are written as objects, and there are no nibs`() {
      let error = NSError(domain: "d", code: 3)
      let text = String(format: "%@ %@ %d", NSDecimalNumber(value: 1.5), error, 2)
      #expect(text.hasPrefix("1.5 Error Domain=d Code=3") && text.hasSuffix(" 2"))
      #expect(Bundle.main.loadNibNamed("Ad", owner: nil) == nil)
    }

    @Test func `an object that answers for its names is found by them`() {
      let client = NamedClient()
      #expect(StrangersNames.ask(client) == nil)
      #expect(client.heard == ["setUserConsent: 2", "consent = true"])
      #expect(client.value(forKey: "consent") as? Bool == true)
      #expect(!client.responds(to: "others"))
      #expect(client.perform("others") == nil)
    }

    @Test func `a class that answers for its names has its objects made by them`() throws {
      let type: NSObject.Type = NamedClient.self
      let make = NSSelectorFromString("make:")
      #expect(type.responds(to: make))
      #expect(type.instancesRespond(to: "setUserConsent:"))
      #expect(!NSObject.responds(to: make))
      #expect(!NSObject.instancesRespond(to: "setUserConsent:"))
      let result = try #require(type.perform(make, with: "red")).takeUnretainedValue()
      #expect((result as? NamedClient)?.heard == ["red"])
    }

    @Test func `what a method returns lives until its caller has it, and no longer`() async {
      await #expect(processExitsWith: .success) {
        await Self.performOnMain()
        await Self.performElsewhere()
      }
    }

    private static func performOnMain() async {
      weak var result: AnyObject?
      result = NamedClient.perform("make:")?.takeUnretainedValue()
      #expect(result != nil)
      await withCheckedContinuation { main in DispatchQueue.main.async { main.resume() } }
      #expect(result == nil)
    }

    private nonisolated static func performElsewhere() async {
      let results = await Task.detached {
        let first = NamedClient.perform("make:", with: "one")?.takeUnretainedValue()
        let second = NamedClient.perform("make:", with: "two")?.takeUnretainedValue()
        return [first, second].compactMap { ($0 as? NamedClient)?.heard.first }
      }.value
      #expect(results == ["one", "two"])
    }

    @Test func `plain values are boxed as Objective-C boxes them`() {
      let client = NamedClient()
      #expect(client.perform("text")?.takeUnretainedValue() as? String == "some text")
      #expect(client.perform("number")?.takeUnretainedValue() is NSNumber)
    }

    @Test func `a mutable dictionary takes any key that can be copied`() {
      let key: any NSCopying = NSString("copied")
      let objects = keep([(key, 7)])
      #expect(objects.count == 4)
      #expect(kept(key, in: objects) == 7)
      #expect(kept(NSString("text"), in: objects) == 1)
      drop(key, from: objects)
      #expect(kept(key, in: objects) == nil)
    }

    @Test func `a weak table forgets keys that are gone`() {
      let table = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
      let kept = NSObject()
      table.setObject(NSObject(), forKey: kept)
      do {
        let key = NSObject()
        table.setObject(NSObject(), forKey: key)
        #expect(table.count == 2)
        withExtendedLifetime(key) {}
      }
      #expect(table.count == 1)
      #expect(table.object(forKey: kept) != nil)
      table.removeObject(forKey: kept)
      #expect(table.object(forKey: kept) == nil)
    }

    @Test func `a hash table forgets objects that are gone, and has equal ones once`() {
      let table = NSHashTable<NSObject>.weakObjects()
      let kept = NSString(string: "unit")
      table.add(kept)
      table.add(NSString(string: "unit"))
      table.add(nil)
      do {
        let other = NSObject()
        table.add(other)
        #expect(table.count == 2 && table.contains(other))
        withExtendedLifetime(other) {}
      }
      #expect(table.allObjects == [kept] && table.anyObject === kept)
      #expect(table.member(NSString(string: "unit")) === kept && !table.contains(nil))
      table.remove(NSString(string: "unit"))
      #expect(table.count == 0)
      table.add(kept)
      table.removeAllObjects()
      #expect(table.allObjects == [])
    }

    @Test func `equal keys are one key, as in Foundation`() {
      let table = NSMapTable<NSString, NSObject>.strongToStrongObjects()
      let (first, second) = (NSObject(), NSObject())
      table.setObject(first, forKey: NSString(string: "unit"))
      #expect(table.object(forKey: NSString(string: "unit")) === first)
      #expect(table.object(forKey: NSString(string: "other")) == nil)
      table.setObject(second, forKey: NSString(string: "unit"))
      #expect(table.count == 1)
      #expect(table.object(forKey: NSString(string: "unit")) === second)
      table.removeObject(forKey: NSString(string: "unit"))
      #expect(table.count == 0)
    }

    @Test func `a key that is no NSObject is equal only to itself`() {
      final class Key {}
      let table = NSMapTable<Key, NSObject>.strongToStrongObjects()
      let (first, second) = (Key(), Key())
      table.setObject(NSObject(), forKey: first)
      #expect(table.object(forKey: first) != nil)
      #expect(table.object(forKey: second) == nil)
    }

    @Test func `a target without Objective-C performs its selectors itself`() {
      final class Target: SelectorPerforming {
        var heard: [String] = []
        func perform(_ selector: Selector, with argument: Any?) {
          heard.append("\(selector) \(argument is UITapGestureRecognizer)")
        }
      }
      let phone = Phone()
      let target = Target()
      phone.root.view.addGestureRecognizer(
        UITapGestureRecognizer(target: target, action: "tapped:"))
      phone.window.tap(at: .zero)
      #expect(target.heard == ["tapped: true"])
    }

    @Test func `an adapter's code finds the view's controller and the topmost one`() {
      let phone = Phone()
      let adapter = StrangersAdapter()
      let view = adapter.makeViews(data: Raster(width: 2, height: 2, filledWith: 0).ppm())
      phone.root.view.addSubview(view)
      #expect(adapter.controller(of: view) === phone.root)
      var isClosed = false
      let ad = StrangersAdController { isClosed = true }
      phone.root.present(ad, animated: true)
      #expect(adapter.topController() === ad)
      ad.dismiss(animated: true)
      #expect(isClosed)
    }

    @Test func `a button's action reaches an adapter's view`() {
      let phone = Phone()
      let banner = phone.add(StrangersBanner(frame: square))
      let close = banner.subviews.compactMap { $0 as? UIButton }.first
      close?.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      phone.window.tap(at: CGPoint(x: 10, y: 10))
      #expect(banner.superview == nil)
    }
  }
}

/// Found by its names.
private final class NamedClient: NSObject, SelectorAnswering, SelectorAnsweringClass {
  var heard: [String] = []
  private var properties: [String: Any] = [:]

  static func answers(to selector: Selector) -> Bool { selector == "make:" }

  static func instancesAnswer(to selector: Selector) -> Bool { selector == "setUserConsent:" }

  static func perform(_ selector: Selector, arguments: [Any?]) -> Any? {
    guard selector == "make:" else { return nil }
    let client = NamedClient()
    client.heard = arguments.compactMap { $0 as? String }
    return client
  }

  func answers(to selector: Selector) -> Bool { selector == "setUserConsent:" }

  func perform(_ selector: Selector, arguments: [Any?]) -> Any? {
    switch selector {
    case "setUserConsent:": heard.append("\(selector) \(arguments.count)")
    case "text": return "some text"
    case "number": return 42
    default: break
    }
    return nil
  }

  func value(named name: String) -> Any? { properties[name] }

  func setValue(_ value: Any?, named name: String) {
    heard.append("\(name) = \(value ?? "nil")")
    properties[name] = value
  }
}
