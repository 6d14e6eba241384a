/// Values by key, in the order in which the keys first came.
struct Gathered<Key: Hashable, Value> {
  private(set) var all: [(key: Key, value: Value)] = []
  private var numbers: [Key: Int] = [:]

  subscript(key: Key, initial: @autoclosure () -> Value) -> Value {
    get { numbers[key].map { all[$0].value } ?? initial() }
    set {
      if let number = numbers[key] { return all[number].value = newValue }
      numbers[key] = all.count
      all.append((key, newValue))
    }
  }
}
