/// How much a reader forgives.
package enum JSONDialect: Sendable {
  /// Files written by people: `//` and `/* */` comments, a comma after the last element, and a
  /// UTF-8 byte order mark in front.
  case relaxed
  /// RFC 8259 and nothing else.
  case strict
}
