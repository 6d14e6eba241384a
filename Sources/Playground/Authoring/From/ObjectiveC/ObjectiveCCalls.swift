/// The message sends and handler calls of a body, and what they are in Swift.
struct ObjectiveCCalls {
  struct Call {
    let range: Range<Int>
    /// For a handler, its name with brackets; empty where a value is only read.
    let selector: String
    /// Nil where no table knows it; `…` stands for a part that none does.
    let swift: String?
  }

  private let text: ObjectiveCText
  private let body: Range<Int>
  private var scope: ObjectiveCScope
  /// For each bracket the one that it belongs to.
  private let partners: [Int: Int]
  private(set) var all: [Call] = []

  private var code: [UInt8] { text.code }

  init(_ text: ObjectiveCText, _ body: Range<Int>, _ scope: ObjectiveCScope) {
    (self.text, self.body, self.scope) = (text, body, scope)
    partners = text.partners(in: body)
    var place = body.lowerBound
    while place < body.upperBound {
      if code[place] == UInt8(ascii: "["), let call = send(place, depth: 0) {
        if call.selector != "alloc" { all.append(call) }
        place += 1
      } else if code[place].isOfWord {
        place = name(place)
      } else {
        place += 1
      }
    }
  }

  // MARK: Reading

  private func blank(_ place: Int, _ end: Int) -> Int {
    var place = place
    while place < end, code[place] <= space { place += 1 }
    return place
  }

  private func word(_ place: Int, _ end: Int) -> String {
    String(decoding: code[place..<end].prefix { $0.isOfWord }, as: UTF8.self)
  }

  /// A name of the body that no dot stands in front of: a handler, or a value that Google hands over.
  private mutating func name(_ place: Int) -> Int {
    let word = self.word(place, body.upperBound)
    let end = place + word.utf8.count
    guard place == body.lowerBound || code[place - 1] != UInt8(ascii: ".") else { return end }
    learn(word, end)
    guard !Self.statements.contains(word), let term = term(place, body.upperBound, depth: 0) else {
      return end
    }
    let chain = code[place..<term.end]
    if let open = chain.firstIndex(of: UInt8(ascii: "(")), chain.last == UInt8(ascii: ")"),
      let handler = self.word(before: open), scope.isHandler(handler)
    {
      let isLoad = scope.types[handler]?.contains("LoadCompletion") == true
      let swift = term.swift.map { (isLoad ? "_ = " : "") + $0 }
      all.append(Call(range: place..<term.end, selector: "\(handler)()", swift: swift))
    } else if let swift = term.swift, word.withoutLine.isOfGoogle,
      swift != text.plain(place..<term.end),
      swift.split(separator: ".").dropFirst().contains(where: { Self.reads.contains($0.name) })
    {
      all.append(Call(range: place..<term.end, selector: "", swift: swift))
    }
    return end
  }

  private func word(before place: Int) -> String? {
    let letters = code[body.lowerBound..<place].reversed().prefix { $0.isOfWord }
    return letters.isEmpty ? nil : String(decoding: letters.reversed(), as: UTF8.self).withoutLine
  }

  /// `Type *name` of a class of the sources.
  private mutating func learn(_ word: String, _ end: Int) {
    guard scope.all.classes[word] != nil else { return }
    var place = blank(end, body.upperBound)
    guard place < body.upperBound, code[place] == UInt8(ascii: "*") else { return }
    place = blank(place + 1, body.upperBound)
    let name = self.word(place, body.upperBound)
    if !name.isEmpty { scope.types[name] = word }
  }

  private static let statements: Set = ["if", "for", "while", "switch", "return", "sizeof"]
  /// Members of what Google hands over that a body reads.
  private static let reads: Set<Substring> = [
    "credentials", "settings", "bidResponse", "watermark", "topViewController", "extras", "adSize",
    "isTestRequest", "requestConfiguration", "tagForChildDirectedTreatment", "configuration",
    "tagForUnderAgeOfConsent", "ageRestrictedTreatment", "options",
  ]

  // MARK: Sends

  /// `[receiver part:argument …]`; nil for an index or a list.
  private func send(_ open: Int, depth: Int) -> Call? {
    guard depth < 8, let close = partners[open], let receiver = span(open + 1, close) else {
      return nil
    }
    let (labels, arguments) = parts(receiver.upperBound, close)
    guard !labels.isEmpty, arguments.isEmpty || arguments.count == labels.count else { return nil }
    let selector = arguments.isEmpty ? labels[0] : labels.map { "\($0):" }.joined()
    let swift = swift(receiver, selector, depth) {
      arguments.map { list($0, depth + 1) }
    }
    return Call(range: open..<(close + 1), selector: selector, swift: swift)
  }

  /// The names of a selector's parts, and where their arguments are.
  private func parts(_ start: Int, _ close: Int) -> ([String], [Range<Int>]) {
    var (colons, choices): ([Int], Int) = ([], 0)
    var place = start
    while place < close {
      switch code[place] {
      case UInt8(ascii: "?"): choices += 1
      case UInt8(ascii: ":") where choices > 0: choices -= 1
      case UInt8(ascii: ":"): colons.append(place)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        place = partners[place] ?? place
      default: break
      }
      place += 1
    }
    guard !colons.isEmpty else {
      let first = blank(start, close)
      let name = word(first, close)
      let isAll = blank(first + name.utf8.count, close) == close
      return (isAll && !name.isEmpty ? [name] : [], [])
    }
    let labels = colons.map { colon in
      String(
        decoding: code[start..<colon].reversed().prefix { $0.isOfWord }.reversed(), as: UTF8.self)
    }
    let ends = zip(colons, labels).dropFirst().map { $0 - $1.utf8.count } + [close]
    return (labels, zip(colons, ends).map { ($0 + 1)..<max($0 + 1, $1) })
  }

  private func swift(
    _ receiver: Range<Int>, _ selector: String, _ depth: Int, _ arguments: () -> [String]
  ) -> String? {
    let name = text.plain(receiver)
    if let made = made(receiver, name, selector) {
      guard ObjectiveCType("\(made) *", scope.all.names).isKnown else {
        return nil
      }
      let type =
        made.hasPrefix("GAD") && scope.all.classes[made] == nil ? String(made.dropFirst(3)) : made
      let rule = SwiftName(selector: selector == "new" ? "init" : selector, isInitializer: true)
      return type + rule.call(arguments()).dropFirst(4)
    }
    if selector.isEvent {
      let value = expression(receiver, depth: depth + 1) ?? "…"
      return "\(value)?.\(selector.split(separator: ":")[0])(\(arguments().joined()))"
    }
    switch (name, selector) {
    case ("GADMobileAds", "sharedInstance"): return "MobileAds.shared"
    case ("NSError", "errorWithDomain:code:userInfo:"):
      return "NSError"
        + SwiftName(selector: "initWithDomain:code:userInfo:", isInitializer: true)
        .call(arguments()).dropFirst(4)
    case (_, "settings"):
      return expression(receiver, depth: depth + 1).map { "\($0).settings" }
    case (_, "copy") where scope.isHandler(name.withoutLine): return name.withoutLine
    case (_, "stringWithFormat:") where name == "NSString":
      return "String(format: \(arguments()[0]))"
    case (_, "class"): return name.first?.isUppercase == true ? "\(name).self" : "type(of: \(name))"
    case ("super", "init"): return "super.init()"
    default:
      if let call = own(name, selector, arguments) { return call }
      guard let rule = Self.foundation[selector] else { return nil }
      let list = ["\(expression(receiver, depth: depth + 1) ?? "…")"] + arguments()
      return list.enumerated().reduce(rule) { $0.replacing("$\($1.offset)", with: $1.element) }
    }
  }

  /// Sends to the system's objects, with the receiver as `$0`.
  private static let foundation = [
    "isEqualToString:": "$0 == $1", "isEqual:": "$0 == $1",
    "componentsSeparatedByString:": "$0.components(separatedBy: $1)",
    "base64EncodedStringWithOptions:": "$0.base64EncodedString()",
    "addObject:": "$0.add($1)", "containsObject:": "$0.contains($1)",
    "objectForKeyedSubscript:": "$0[$1]",
  ]

  /// The class of which `[[Class alloc] init…]` or `[Class new]` makes an object.
  private func made(_ receiver: Range<Int>, _ name: String, _ selector: String) -> String? {
    if selector == "new" { return name }
    guard selector.hasPrefix("init"), name.hasPrefix("["), name.hasSuffix(" alloc]") else {
      return nil
    }
    return name.dropFirst().dropLast(7).trimmed
  }

  /// A method of a class in the sources.
  private func own(_ name: String, _ selector: String, _ arguments: () -> [String]) -> String? {
    let isSelf = ["self", "strongSelf", "weakSelf", "super"].contains(name)
    let value = (name.hasPrefix("self.") ? String(name.dropFirst(5)) : name).withoutLine
    let isClass = scope.all.classes[name] != nil
    let call = SwiftName(selector: selector).call(arguments())
    if let made = name.wholeMatch(of: /\[(\w+) (\w+)\]/) {
      // What a class hands out is mostly its only object.
      let type = String(made.1)
      guard scope.has(String(made.2), in: type, isStatic: true),
        scope.has(selector, in: type, isStatic: false)
      else { return nil }
      return "\(type).\(made.2)()?.\(call)"
    }
    guard let type = isClass ? name : isSelf ? scope.owner : scope.ownClass(of: value),
      scope.has(selector, in: type, isStatic: isClass)
    else { return nil }
    let isMember = !isClass && !isSelf && scope.members.contains(value)
    return "\(isSelf || isClass ? name : value)\(isMember ? "?" : "").\(call)"
  }

  // MARK: Values

  /// A value in Swift; nil for one with a part that is not known.
  private func expression(_ range: Range<Int>, depth: Int) -> String? {
    let start = blank(range.lowerBound, range.upperBound)
    guard depth < 8, let term = term(start, range.upperBound, depth: depth),
      blank(term.end, range.upperBound) == range.upperBound
    else { return nil }
    return term.swift
  }

  /// The places of a value that something is sent to.
  private func span(_ start: Int, _ end: Int) -> Range<Int>? {
    let first = blank(start, end)
    return term(first, end, depth: 8).map { first..<$0.end }
  }

  /// A value that begins here: a name, a literal or a send, with members and indexes behind it. From a
  /// depth of 8 on only its end is looked for.
  private func term(_ start: Int, _ end: Int, depth: Int) -> (swift: String?, end: Int)? {
    guard start < end else { return nil }
    var (swift, place): (String?, Int)
    switch code[start] {
    case UInt8(ascii: "["):
      guard let close = partners[start], close < end else { return nil }
      (swift, place) = (send(start, depth: depth + 1)?.swift, close + 1)
    case UInt8(ascii: "("):
      guard let close = partners[start], close < end else { return nil }
      let next = blank(close + 1, end)
      if next < end,
        code[next].isOfWord || [UInt8(ascii: "["), UInt8(ascii: "(")].contains(code[next])
      {
        guard depth < 16, let value = term(next, end, depth: depth + 1) else { return nil }
        return (value.swift.flatMap { cast($0, to: (start + 1)..<close) }, value.end)
      }
      let inner = expression((start + 1)..<close, depth: depth + 1)
      (swift, place) = (inner.map { "(\($0))" }, close + 1)
    case UInt8(ascii: "@"), UInt8(ascii: "\""), UInt8(ascii: "-"):
      place = literalEnd(start, end)
      swift = literal(start..<place)
    default:
      let name = word(start, end)
      guard !name.isEmpty else { return nil }
      (swift, place) = (value(name), start + name.utf8.count)
    }
    return follow(swift, place, end, depth)
  }

  private func follow(
    _ swift: String?, _ place: Int, _ end: Int, _ depth: Int
  ) -> (swift: String?, end: Int) {
    let start = place
    var (swift, place) = (swift, place)
    while place < end {
      guard place - start < 1000 else { return (nil, place) }
      switch code[place] {
      case UInt8(ascii: ".") where place + 1 < end && code[place + 1].isOfWord:
        let member = word(place + 1, end)
        place += 1 + member.utf8.count
        swift = swift.map { self.member(member, of: $0) }
      case UInt8(ascii: "["), UInt8(ascii: "("):
        guard let close = partners[place], close < end else { return (nil, place) }
        let inside = (place + 1)..<close
        swift = swift.map {
          bracket(
            $0 + (scope.isOptional($0) ? "?" : ""), inside,
            isCall: code[place] == UInt8(ascii: "("), depth)
        }
        place = close + 1
      default: return (swift, place)
      }
    }
    return (swift, place)
  }

  private func member(_ name: String, of swift: String) -> String {
    switch (swift, name) {
    case ("MobileAds", "sharedInstance"): "MobileAds.shared"
    case ("self", _) where scope.members.contains(name): name
    case (_, "firstObject"): "\(swift).first?"
    default: "\(swift)\(scope.isOptional(swift) ? "?" : "").\(name)"
    }
  }

  private func bracket(_ swift: String, _ inside: Range<Int>, isCall: Bool, _ depth: Int) -> String
  {
    guard depth < 8 else { return swift }
    guard isCall else {
      let index = expression(inside, depth: depth + 1) ?? "…"
      return "\(swift)[\(index)]" + (swift.hasSuffix("settings") ? " as? String" : "")
    }
    return "\(swift)(\(list(inside, depth + 1)))"
  }

  /// Values with commas between them.
  private func list(_ range: Range<Int>, _ depth: Int) -> String {
    var (values, start, place): ([String], Int, Int) = ([], range.lowerBound, range.lowerBound)
    func add(upTo end: Int) {
      guard blank(start, end) < end else { return }
      values.append(expression(start..<end, depth: depth) ?? "…")
    }
    while place < range.upperBound {
      if let close = partners[place] { place = close }
      if code[place] == UInt8(ascii: ",") {
        add(upTo: place)
        start = place + 1
      }
      place += 1
    }
    add(upTo: range.upperBound)
    return values.joined(separator: ", ")
  }

  private func literalEnd(_ start: Int, _ end: Int) -> Int {
    var place = start + 1
    let quote = code[start] == UInt8(ascii: "\"") ? start : place
    guard quote < end, code[quote] == UInt8(ascii: "\"") else {
      while place < end, code[place].isOfWord || code[place] == UInt8(ascii: ".") { place += 1 }
      return place
    }
    let close = code[(quote + 1)..<end].firstIndex(of: UInt8(ascii: "\""))
    return close.map { $0 + 1 } ?? end
  }

  private func literal(_ range: Range<Int>) -> String? {
    let plain = text.text(range)
    let value = plain.hasPrefix("@") ? String(plain.dropFirst()) : plain
    if value.hasPrefix("\"") { return value }
    guard value.wholeMatch(of: /-?[0-9.]+|YES|NO/) != nil else { return nil }
    return self.value(value)
  }

  private func value(_ name: String) -> String {
    switch name {
    case "nil", "Nil", "NULL": return "nil"
    case "YES": return "true"
    case "NO": return "false"
    default:
      if scope.members.contains(name.withoutLine) { return name.withoutLine }
      let isGoogle = name.hasPrefix("GAD") && GoogleNames.types[String(name.dropFirst(3))] != nil
      return isGoogle && scope.all.classes[name] == nil ? String(name.dropFirst(3)) : name
    }
  }

  private func cast(_ value: String, to range: Range<Int>) -> String? {
    let type = ObjectiveCType(text.plain(range), scope.all.names)
    return type.isKnown ? "(\(value) as? \(type.swift))" : nil
  }
}

extension String {
  /// Whether Google's delegates of an ad's events have it.
  fileprivate var isEvent: Bool { Self.events.contains(self) }

  private static let events: Set = [
    "reportImpression", "reportClick", "willPresentFullScreenView", "willDismissFullScreenView",
    "didDismissFullScreenView", "didFailToPresentWithError:", "didStartVideo", "didEndVideo",
    "didRewardUser", "didPlayVideo", "didPauseVideo", "didMuteVideo", "didUnmuteVideo",
  ]

  /// Whether a value of this name is likely one that Google hands over.
  fileprivate var isOfGoogle: Bool {
    let small = lowercased()
    return small.hasSuffix("config") || small.hasSuffix("configuration") || self == "params"
      || small.hasPrefix("credential") || self == "GADMobileAds"
  }
}

extension Substring {
  /// Without an index or arguments.
  fileprivate var name: Substring { prefix { $0.isLetter || $0.isNumber } }
}
