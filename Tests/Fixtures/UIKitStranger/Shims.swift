import UIKit

/// Looks things up by name, as iOS code does; here nothing is found.
package enum StrangersNames {
  package static func version(of object: NSObject) -> String { "\(type(of: object).version())" }

  package static func ask(_ client: NSObject) -> Any? {
    let selector = NSSelectorFromString("setUserConsent:")
    guard client.responds(to: selector) else { return client.value(forKey: "consent") }
    client.perform(selector, with: nil, with: nil)
    client.setValue(true, forKey: "consent")
    return nil
  }

  package static func table(_ key: NSObject, _ object: NSObject) -> NSObject? {
    let table = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    table.setObject(object, forKey: key)
    return autoreleasepool { table.object(forKey: key) }
  }
}

/// Keeps objects by keys that can be copied, as code for Objective-C's dictionary does.
package func keep(_ objects: [(any NSCopying, Int)]) -> NSMutableDictionary {
  let kept = NSMutableDictionary()
  for (key, object) in objects { kept.setObject(object, forKey: key) }
  kept["text"] = 1
  kept[NSString("object")] = 2
  kept.setObject(3, forKey: "number" as NSString)
  return kept
}

package func kept(_ key: any NSCopying, in objects: NSMutableDictionary) -> Int? {
  objects[key] as? Int
}

package func drop(_ key: any NSCopying, from objects: NSMutableDictionary) { objects[key] = nil }

/// Downloads as adapters do, from any queue.
package func download(_ url: URL, _ completion: @escaping (UIImage?, Error?) -> Void) {
  let task = URLSession.shared.dataTask(with: url) { data, response, error in
    guard let data = data, (response as? HTTPURLResponse)?.statusCode == 200 else {
      return completion(nil, error)
    }
    DispatchQueue.main.async { completion(UIImage(data: data), nil) }
  }
  task.resume()
}

/// Downloads without a completion handler.
package func download(_ url: URL) async throws -> UIImage? {
  let (data, _) = try await URLSession.shared.data(from: url)
  return UIImage(data: data)
}
