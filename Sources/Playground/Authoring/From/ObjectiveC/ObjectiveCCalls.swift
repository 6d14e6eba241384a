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

  private var code: [Unicode.Scalar] { text.code }

  init(_ text: ObjectiveCText, _ body: Range<Int>, _ scope: ObjectiveCScope) {
    (self.text, self.body, self.scope) = (text, body, scope)
    partners = text.partners(in: body)
    var place = body.lowerBound
    while place < body.upperBound {
      if code[place] == "[", let call = send(place, depth: 0), call.selector != "alloc" {
        all.append(call)
      }
      place = code[place].isOfWord ? name(place) : place + 1
    }
  }

  // MARK: Names

  /// A name of the body that no dot stands in front of: a handler, or a value that Google hands over.
  private mutating func name(_ place: Int) -> Int {
    let word = text.word(place, body.upperBound)
    let end = place + word.length
    guard place == body.lowerBound || code[place - 1] != "." else { return end }
    learn(word, end)
    guard !Self.statements.contains(word), let term = term(place, body.upperBound, depth: 0) else {
      return end
    }
    let range = place..<term.end
    let call = code[range].last == ")" ? code[range].firstIndex(of: "(") : nil
    let handler = call.map { text.word(before: $0, from: body.lowerBound).withoutLine } ?? ""
    if scope.isHandler(handler) {
      let isLoad = scope.types[handler]?.contains("LoadCompletion") == true
      let swift = term.swift.map { (isLoad ? "_ = " : "") + $0 }
      all.append(Call(range: range, selector: "\(handler)()", swift: swift))
    } else if let swift = term.swift, word.withoutLine.isOfGoogle, swift != text.plain(range),
      swift.split(separator: ".").dropFirst().contains(where: {
        Self.reads.contains($0.prefix { $0.isLetter || $0.isNumber })
      })
    {
      all.append(Call(range: range, selector: "", swift: swift))
    }
    return end
  }

  /// `Type *name` of a class of the sources.
  private mutating func learn(_ word: String, _ end: Int) {
    guard scope.all.classes[word] != nil else { return }
    let star = text.skip(end, body.upperBound)
    guard star < body.upperBound, code[star] == "*" else { return }
    let name = text.word(text.skip(star + 1, body.upperBound), body.upperBound)
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
    guard depth < 8, let close = partners[open] else { return nil }
    let first = text.skip(open + 1, close)
    guard let end = term(first, close, depth: 8)?.end else { return nil }
    let (selector, arguments) = parts(end, close)
    guard !selector.isEmpty else { return nil }
    let swift = swift(first..<end, selector, depth) { arguments.map { list($0, depth + 1) } }
    return Call(range: open..<(close + 1), selector: selector, swift: swift)
  }

  /// A selector that is written here, and where its arguments are.
  private func parts(_ start: Int, _ close: Int) -> (selector: String, [Range<Int>]) {
    var choices = 0
    let colons = outside(start..<close).filter { place in
      if code[place] == "?" { choices += 1 }
      guard code[place] == ":", choices > 0 else { return code[place] == ":" }
      choices -= 1
      return false
    }
    let labels = colons.map { text.word(before: $0, from: start) }
    guard !colons.isEmpty else {
      let first = text.skip(start, close)
      let name = text.word(first, close)
      return (text.skip(first + name.length, close) == close ? name : "", [])
    }
    let ends = zip(colons, labels).dropFirst().map { $0 - $1.length } + [close]
    return (
      labels.map { "\($0):" }.joined(), zip(colons, ends).map { ($0 + 1)..<max($0 + 1, $1) }
    )
  }

  private func swift(
    _ receiver: Range<Int>, _ selector: String, _ depth: Int, _ arguments: () -> [String]
  ) -> String? {
    let name = text.plain(receiver)
    func value() -> String? { expression(receiver, depth: depth + 1) }
    if let type = made(name, selector) {
      guard ObjectiveCType("\(type) *", scope.all.names).isKnown else { return nil }
      return SwiftName(selector: selector == "new" ? "init" : selector, isInitializer: true)
        .call(arguments(), base: scope.named(type))
    }
    if Self.events.contains(selector) {
      let event = selector.prefix { $0 != ":" }
      return "\(value() ?? "…")?.\(event)(\(arguments().joined()))"
    }
    switch selector {
    case "settings": return value().map { "\($0).settings" }
    case "copy" where scope.isHandler(name.withoutLine): return name.withoutLine
    case "class": return name.first?.isUppercase == true ? "\(name).self" : "type(of: \(name))"
    default: break
    }
    let known = Self.known["\(name) \(selector)"]
    if known == nil, let call = own(name, selector, arguments) { return call }
    guard let rule = known ?? Self.known[selector] else { return nil }
    let list = [value() ?? "…"] + arguments()
    return list.enumerated().reduce(rule) { $0.replacing("$\($1.offset)", with: $1.element) }
  }

  /// Sends to the system's objects, by selector or with the receiver in front; `$0` stands for it.
  private static let known = [
    "GADMobileAds sharedInstance": "MobileAds.shared", "super init": "super.init()",
    "NSError errorWithDomain:code:userInfo:": "NSError(domain: $1, code: $2, userInfo: $3)",
    "NSString stringWithFormat:": "String(format: $1)",
    "isEqualToString:": "$0 == $1", "isEqual:": "$0 == $1",
    "componentsSeparatedByString:": "$0.components(separatedBy: $1)",
    "base64EncodedStringWithOptions:": "$0.base64EncodedString()",
    "addObject:": "$0.add($1)", "containsObject:": "$0.contains($1)",
    "objectForKeyedSubscript:": "$0[$1]",
  ]

  /// The methods of Google's delegates of an ad's events.
  private static let events: Set = [
    "reportImpression", "reportClick", "willPresentFullScreenView", "willDismissFullScreenView",
    "didDismissFullScreenView", "didFailToPresentWithError:", "didStartVideo", "didEndVideo",
    "didRewardUser", "didPlayVideo", "didPauseVideo", "didMuteVideo", "didUnmuteVideo",
  ]

  /// The class of which `[[Class alloc] init…]` or `[Class new]` makes an object.
  private func made(_ name: String, _ selector: String) -> String? {
    if selector == "new" { return name }
    let isMade = selector.hasPrefix("init") && name.hasPrefix("[") && name.hasSuffix(" alloc]")
    return isMade ? name.dropFirst().dropLast(7).trimmed : nil
  }

  /// A method of a class in the sources.
  private func own(_ name: String, _ selector: String, _ arguments: () -> [String]) -> String? {
    let isSelf = ["self", "strongSelf", "weakSelf", "super"].contains(name)
    let value = (name.hasPrefix("self.") ? String(name.dropFirst(5)) : name).withoutLine
    let isClass = scope.all.classes[name] != nil
    func call() -> String { SwiftName(selector: selector).call(arguments()) }
    if let made = name.wholeMatch(of: /\[(\w+) (\w+)\]/) {
      // What a class hands out is mostly its only object.
      let type = String(made.1)
      let isOwn =
        scope.has(String(made.2), in: type, isStatic: true)
        && scope.has(selector, in: type, isStatic: false)
      return isOwn ? "\(type).\(made.2)()?.\(call())" : nil
    }
    guard let type = isClass ? name : isSelf ? scope.owner : scope.ownClass(of: value),
      scope.has(selector, in: type, isStatic: isClass)
    else { return nil }
    let isMember = !isClass && !isSelf && scope.members.contains(value)
    return "\(isSelf || isClass ? name : value)\(isMember ? "?" : "").\(call())"
  }

  // MARK: Values

  /// A value in Swift; nil for one with a part that is not known.
  private func expression(_ range: Range<Int>, depth: Int) -> String? {
    let start = text.skip(range.lowerBound, range.upperBound)
    guard depth < 8, let term = term(start, range.upperBound, depth: depth),
      text.skip(term.end, range.upperBound) == range.upperBound
    else { return nil }
    return term.swift
  }

  /// A value that begins here: a name, a literal or a send, with members and indexes behind it. From a
  /// depth of 8 on only its end is looked for.
  private func term(_ start: Int, _ end: Int, depth: Int) -> (swift: String?, end: Int)? {
    guard start < end else { return nil }
    switch code[start] {
    case "[", "(":
      guard let close = partners[start], close < end else { return nil }
      let isSend = code[start] == "["
      let next = text.skip(close + 1, end)
      if !isSend, next < end, code[next].isOfWord || code[next] == "[" || code[next] == "(" {
        guard depth < 16, let value = term(next, end, depth: depth + 1) else { return nil }
        let type = ObjectiveCType(text.plain((start + 1)..<close), scope.all.names)
        return (value.swift.flatMap { type.isKnown ? "(\($0) as? \(type.swift))" : nil }, value.end)
      }
      let swift =
        isSend
        ? send(start, depth: depth + 1)?.swift
        : expression((start + 1)..<close, depth: depth + 1).map { "(\($0))" }
      return follow(swift, close + 1, end, depth)
    case "@", "\"", "-":
      let (swift, place) = literal(start, end)
      return follow(swift, place, end, depth)
    default:
      let name = text.word(start, end)
      return name.isEmpty ? nil : follow(value(name), start + name.length, end, depth)
    }
  }

  private func follow(
    _ swift: String?, _ start: Int, _ end: Int, _ depth: Int
  ) -> (swift: String?, end: Int) {
    var (swift, place) = (swift, start)
    while place < end, place - start < 1000 {
      switch code[place] {
      case "." where place + 1 < end && code[place + 1].isOfWord:
        let name = text.word(place + 1, end)
        place += 1 + name.length
        swift = swift.map { member(name, of: $0) }
      case "[", "(":
        guard let close = partners[place], close < end else { return (nil, place) }
        swift = swift.map { bracket($0, place, close, depth) }
        place = close + 1
      default: return (swift, place)
      }
    }
    return (place < end ? nil : swift, place)
  }

  private func member(_ name: String, of swift: String) -> String {
    switch (swift, name) {
    case ("MobileAds", "sharedInstance"): "MobileAds.shared"
    case ("self", _) where scope.members.contains(name): name
    case (_, "firstObject"): "\(swift).first?"
    default: "\(scope.unwrapped(swift)).\(name)"
    }
  }

  /// An index or the arguments of a call.
  private func bracket(_ value: String, _ open: Int, _ close: Int, _ depth: Int) -> String {
    let swift = scope.unwrapped(value)
    guard depth < 8 else { return swift }
    if code[open] == "(" { return "\(swift)(\(list((open + 1)..<close, depth + 1)))" }
    let index = expression((open + 1)..<close, depth: depth + 1) ?? "…"
    return "\(swift)[\(index)]" + (swift.hasSuffix("settings") ? " as? String" : "")
  }

  /// Values with commas between them.
  private func list(_ range: Range<Int>, _ depth: Int) -> String {
    let commas = outside(range).filter { code[$0] == "," }
    return zip([range.lowerBound] + commas.map { $0 + 1 }, commas + [range.upperBound])
      .filter { text.skip($0, $1) < $1 }
      .map { expression($0..<$1, depth: depth) ?? "…" }.joined(separator: ", ")
  }

  /// The places that are in no bracket.
  private func outside(_ range: Range<Int>) -> [Int] {
    var (places, place): ([Int], Int) = ([], range.lowerBound)
    while place < range.upperBound {
      if let close = partners[place] { place = close } else { places.append(place) }
      place += 1
    }
    return places
  }

  private func literal(_ start: Int, _ end: Int) -> (swift: String?, end: Int) {
    let first = code[start] == "\"" ? start : start + 1
    if first < end, code[first] == "\"" {
      let place = code[(first + 1)..<end].firstIndex(of: "\"").map { $0 + 1 } ?? end
      return (code[start] == "-" ? nil : text.text(first..<place), place)
    }
    let length = code[first..<end].prefix { $0.isOfWord || $0 == "." }.count
    let plain = text.text((code[start] == "-" ? start : first)..<(first + length))
    let isKnown = plain.wholeMatch(of: /-?[0-9.]+|YES|NO/) != nil
    return (isKnown ? value(plain) : nil, first + length)
  }

  private func value(_ name: String) -> String {
    if let value = Self.constants[name] { return value }
    return scope.members.contains(name.withoutLine) ? name.withoutLine : scope.named(name)
  }

  private static let constants = [
    "nil": "nil", "Nil": "nil", "NULL": "nil", "YES": "true", "NO": "false",
  ]
}

extension String {
  /// Whether a value of this name is likely one that Google hands over.
  fileprivate var isOfGoogle: Bool {
    let small = lowercased()
    return small.hasSuffix("config") || small.hasSuffix("configuration") || self == "params"
      || small.hasPrefix("credential") || self == "GADMobileAds"
  }
}
