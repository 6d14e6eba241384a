extension Dictionary where Key == String, Value == Any {
  /// The value for the key, as everywhere.
  ///
  /// Comes before the standard library's in adapters, so that the playground can say which of its
  /// line's settings an adapter looked for in vain.
  public subscript(key: String) -> Any? {
    get {
      guard let place = index(forKey: key) else {
        AskedSettings.missed(key, in: self)
        return nil
      }
      return self[place].value
    }
    set {
      if let newValue {
        updateValue(newValue, forKey: key)
      } else {
        removeValue(forKey: key)
      }
    }
  }
}
