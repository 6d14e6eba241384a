import JSON
import Simulation
import Testing

/// The public format: one object per line, keys in alphabetical order.
@Suite @MainActor struct JournalLineTests {
  private let world = World(seed: 1)
  private var journal: Journal { world.journal }

  private func line() throws -> String {
    var json = JSONWriter()
    try #require(journal.entries.last).write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `a call has its parties, message, ad, cause and data`() throws {
    world.timeline.advance(by: .milliseconds(10_200))
    journal.call(from: .app, to: .google, "load(_:)", ad: "feed#1") {
      journal.call(
        from: .google, to: .adapter, "loadNativeAd(for:completionHandler:)",
        data: ["number": 2, "class": "A.B"])
    }
    #expect(
      try line() == """
        {"ad":"feed#1","cause":1,"data":{"class":"A.B","number":2},"from":"google","kind":"call",\
        "message":"loadNativeAd(for:completionHandler:)","n":2,"t":10200,"to":"adapter"}

        """)
  }

  @Test func `unknown fields are not written`() throws {
    journal.note(by: .google, "the SDK starts")
    #expect(
      try line()
        == #"{"from":"google","kind":"note","message":"the SDK starts","n":1,"t":0}"# + "\n")
  }

  @Test func `a count has its ledger, kind and amount at the top level`() throws {
    journal.count(Count(.paid, in: .network, amount: 4200), name: "Sample SDK", ad: "feed#1")
    #expect(
      try line() == """
        {"ad":"feed#1","amount":4200,"from":"network","fromName":"Sample SDK","kind":"count","ledger":"network",\
        "message":"paid","n":1,"sense":"networkPaid","t":0,"what":"paid"}

        """)
  }

  @Test func `a note of something impossible has its violation`() throws {
    journal.note(by: .google, "again", violation: .completionCalledTwice)
    #expect(
      try line() == """
        {"from":"google","kind":"note","message":"again","n":1,"t":0,\
        "violation":"completion-called-twice"}

        """)
  }

  @Test func `a finding has its rule, severity and proof`() throws {
    journal.write(.finding(rule: "r", severity: "error", proof: [3, 4]), from: .google, "m")
    #expect(
      try line() == """
        {"from":"google","kind":"finding","message":"m","n":1,"proof":[3,4],"rule":"r",\
        "severity":"error","t":0}

        """)
  }

  @Test func `an input comes from the user, and a timer has no receiver`() throws {
    journal.input("tap", .tapped, data: ["target": "headline"]) {}
    #expect(
      try line() == """
        {"data":{"target":"headline"},"from":"user","kind":"input","message":"tap","n":1,\
        "sense":"tapped","t":0,"to":"app"}

        """)
    world.after(.milliseconds(5), "rang", by: .server) {}
    world.timeline.advance(by: .milliseconds(5))
    #expect(try line() == #"{"from":"server","kind":"timer","message":"rang","n":2,"t":5}"# + "\n")
  }

  @Test func `facts of every type are written, sorted at every level`() throws {
    journal.note(
      by: .app, "m",
      data: [
        "z": .null, "b": true, "list": [1, "two", false],
        "a": .fields(["y": 1, "x": .string("a \"word\"")]), "none": Fields.Value(nil),
      ])
    #expect(
      try line() == """
        {"data":{"a":{"x":"a \\"word\\"","y":1},"b":true,"list":[1,"two",false],"none":null,"z":null},\
        "from":"app","kind":"note","message":"m","n":1,"t":0}

        """)
  }

  @Test func `setting a fact replaces it, and setting nil removes it`() {
    var fields: Fields = ["a": 1, "b": 2]
    fields["a"] = 3
    #expect(fields["a"] == .int(3))
    #expect(fields.all.count == 2)
    fields["a"] = nil
    #expect(fields["a"] == nil)
    fields["b"] = nil
    #expect(fields.isEmpty)
  }
}
