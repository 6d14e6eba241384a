extension String? {
  /// An application makes room for every text that is not nil, so an empty one must not reach it.
  var nilIfEmpty: String? {
    self?.isEmpty == false ? self : nil
  }
}
