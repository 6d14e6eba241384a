// Objective-C copies a dictionary's keys; Foundation on Linux asks for them to be hashable instead,
// and code that has a key as `NSCopying` has no way to it.

extension NSMutableDictionary {
  /// Sets the object for a key that can be copied; other than an `NSObject` it is nothing's key.
  @_disfavoredOverload
  public func setObject(_ object: Any, forKey key: any NSCopying) {
    guard let key = key as? NSObject else { return }
    setObject(object, forKey: AnyHashable(key))
  }

  /// The object for a key that can be copied.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { (key as? NSObject).flatMap { object(forKey: $0) } }
    set {
      guard let newValue else {
        if let key = key as? NSObject { removeObject(forKey: key) }
        return
      }
      setObject(newValue, forKey: key)
    }
  }
}
