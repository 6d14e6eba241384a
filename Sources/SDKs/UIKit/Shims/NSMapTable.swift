/// A table of objects by objects, held weakly on request. Keys are compared as in Foundation: two
/// equal objects are one key, and objects that are not an `NSObject` are equal only to themselves.
///
/// Entries whose key or value is gone are dropped when the table is next looked at.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Slot {
    let hash: Int
    weak var weakKey: KeyType?
    weak var weakObject: ObjectType?
    // Only set if it is to be held strongly.
    let key: KeyType?
    let object: ObjectType?
  }

  private let holdsKeys: Bool
  private let holdsObjects: Bool
  /// In the order in which they were set.
  private var slots: [Slot] = []

  private init(holdsKeys: Bool, holdsObjects: Bool) {
    self.holdsKeys = holdsKeys
    self.holdsObjects = holdsObjects
    super.init()
  }

  /// Holds keys and values.
  public class func strongToStrongObjects() -> NSMapTable {
    .init(holdsKeys: true, holdsObjects: true)
  }
  /// Holds only the keys.
  public class func strongToWeakObjects() -> NSMapTable {
    .init(holdsKeys: true, holdsObjects: false)
  }
  /// Holds only the values.
  public class func weakToStrongObjects() -> NSMapTable {
    .init(holdsKeys: false, holdsObjects: true)
  }
  /// Holds neither.
  public class func weakToWeakObjects() -> NSMapTable {
    .init(holdsKeys: false, holdsObjects: false)
  }

  /// The object for the key.
  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key, let place = place(of: key) else { return nil }
    return slots[place].weakObject
  }

  /// Sets the object for the key; nil does nothing.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    removeObject(forKey: key)
    guard let object else { return }
    slots.append(
      Slot(
        hash: Self.hash(of: key), weakKey: key, weakObject: object, key: holdsKeys ? key : nil,
        object: holdsObjects ? object : nil))
  }

  /// Removes the object for the key.
  public func removeObject(forKey key: KeyType?) {
    guard let key, let place = place(of: key) else { return }
    slots.remove(at: place)
  }

  /// Removes all objects.
  public func removeAllObjects() {
    slots = []
  }

  /// The number of entries.
  public var count: Int {
    purge()
    return slots.count
  }

  /// The keys, in the order in which they were set.
  public var keys: [KeyType] {
    purge()
    return slots.compactMap(\.weakKey)
  }

  private func place(of key: KeyType) -> Int? {
    purge()
    let hash = Self.hash(of: key)
    return slots.firstIndex { slot in
      slot.hash == hash && slot.weakKey.map { Self.isEqual($0, key) } == true
    }
  }

  private static func hash(of key: KeyType) -> Int {
    (key as? NSObject)?.hash ?? ObjectIdentifier(key).hashValue
  }

  private static func isEqual(_ one: KeyType, _ other: KeyType) -> Bool {
    one === other || (one as? NSObject)?.isEqual(other) == true
  }

  private func purge() {
    slots.removeAll { $0.weakKey == nil || $0.weakObject == nil }
  }
}
