/// Tells from the name of an SDK's call what the caller wants of it.
enum CallRole {
  case start, load, show, register, release, passImpression, passClick, subscribe, other

  init(_ call: InterfaceCall) {
    let words = Set(call.base.words)
    let has = { (signs: Set<String>) in !signs.isDisjoint(with: words) }
    let passes = has(["handle", "record", "track", "report", "send", "log", "notify"])
    if call.takesView, has(["track"]) {
      self = .register
    } else if passes, has(["impression"]) {
      self = .passImpression
    } else if passes && has(["click"]) || call.base == "click" {
      self = .passClick
    } else if has(["unregister", "detach", "unbind"]) {
      self = .release
    } else if has(["register", "attach", "bind"]), call.takesView {
      self = .register
    } else if ["set", "add", "on", "observe", "subscribe"].contains(call.base.words.first) {
      self = .subscribe
    } else if has(["init", "initialize", "initialise", "start", "setup"]), !has(["request"]) {
      self = .start
    } else if has(["load", "fetch", "cache", "prepare", "preload", "request"]), !has(["stop"]) {
      self = .load
    } else if has(["show", "present", "display"]) {
      // A native ad is shown in the application's own view.
      let isInView = call.takesView && !call.parameters.contains(where: \.isController)
      self = isInView ? .register : .show
    } else {
      self = .other
    }
  }
}

extension InterfaceCall {
  /// Whether it is given a view.
  var takesView: Bool { parameters.contains { $0.isView } }
}

extension InterfaceCall.Parameter {
  var isView: Bool { type.names.contains { $0.hasSuffix("View") } }
  var isController: Bool { type.names.contains("UIViewController") }
  var isText: Bool { type.names == ["String"] }
  /// Whether it is a handler that is called when there is no ad.
  var isForFailure: Bool {
    let words = Set(name.words + (label ?? "").words)
    return !words.isDisjoint(with: ["failure", "fail", "failed", "error"])
  }
}
