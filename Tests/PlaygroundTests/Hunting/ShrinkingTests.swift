import Hunting
import JSON
import RandomUser
import Testing

/// How a scenario is made small.
struct ShrinkingTests {
  private func tree(_ text: String) throws -> JSONTree { JSONTree(try JSONReader.read(text)) }

  @Test func `a unit goes with the steps that name it`() throws {
    let all = try tree(
      """
      {"adUnits":[{"id":"a","lines":[]},{"id":"b","lines":[]}],"script":[{"load":"a"},{"load":"b"},
       {"set":{"unit":"a","card":"feed"}},{"tap":"body","ad":"a#1"},{"show":"b"}]}
      """)
    let shrunk = all.smallest {
      $0.text.contains(#"{"load":"b"}"#) && !$0.text.contains(#""a""#) || $0 == all
    }
    #expect(shrunk.text == #"{"adUnits":[{"id":"b","lines":[]}],"script":[{"load":"b"}]}"#)
  }

  @Test func `a unit that was made beside another takes its name when that is gone`() throws {
    let all = try tree(
      """
      {"adUnits":[{"id":"a"},{"id":"a-again"}],"script":[{"load":"a"},{"load":"a-again"},
       {"tap":"body","ad":"a-again#1"},{"load":"b-again"}]}
      """)
    let shrunk = all.smallest { tree in
      ["body", "b-again"].allSatisfy(tree.text.contains) && tree.text.contains("#1")
    }
    #expect(
      shrunk.text
        == #"{"adUnits":[{"id":"a"}],"script":[{"tap":"body","ad":"a#1"},{"load":"b-again"}]}"#)
  }

  @Test func `settings go one by one, and what makes a unit stays`() throws {
    let all = try tree(
      """
      {"adUnits":[{"id":"a","format":"native","options":{"card":"feed","images":"urlsOnly"},
       "lines":[{"label":"x","class":"A.B","outcome":"fill","latency":"150ms",
       "ad":{"headline":"h","icon":{"text":"t","color":"#2f6fde"}}}]}],"script":[{"load":"a"}]}
      """)
    let shrunk = all.smallest { tree in
      ["urlsOnly", "color", #""load""#].allSatisfy(tree.text.contains)
    }
    #expect(
      shrunk.text
        == """
        {"adUnits":[{"id":"a","format":"native","options":{"images":"urlsOnly"},\
        "lines":[{"label":"x","class":"A.B","outcome":"fill",\
        "ad":{"icon":{"color":"#2f6fde"}}}]}],"script":[{"load":"a"}]}
        """)
  }

  @Test func `what a script sets stands in the file, and rare words become usual ones`() throws {
    let all = try tree(
      """
      {"adUnits":[{"id":"a","lines":[{"label":"x"}]}],
       "script":[{"set":{"unit":"a","handlesUserClicks":true}},{"set":{"unit":"a","card":"feed"}},
       {"request":"a"},{"nextTimer":true},{"advance":"1300ms"},{"tap":"icon","ad":"a#1"}]}
      """)
    let shrunk = all.smallest { tree in
      tree.text.contains("handlesUserClicks") && tree.text.contains("card")
        && ["load", "request"].contains { tree.text.contains($0) } && tree.text.contains("tap")
        && tree.text.contains("advance")
    }
    #expect(
      shrunk.text
        == """
        {"adUnits":[{"id":"a","lines":[{"label":"x","flags":{"handlesUserClicks":true}}],\
        "options":{"card":"feed"}}],\
        "script":[{"load":"a"},{"advance":"1s"},{"tap":"callToAction"}]}
        """)
  }

  @Test func `times become round`() throws {
    let all = try tree(#"{"adUnits":[{"id":"a"}],"script":[{"advance":"12345ms"}]}"#)
    let shrunk = all.smallest { tree in
      ["12345ms", "30s", "1min", "2min", "1h"].contains { tree.text.contains("\"\($0)\"") }
    }
    #expect(shrunk.text == #"{"adUnits":[{"id":"a"}],"script":[{"advance":"30s"}]}"#)
  }

  @Test func `the first candidate is without a unit and the steps that name it`() throws {
    let all = try tree(
      """
      {"adUnits":[{"id":"a"},{"id":"b"}],"script":[{"load":"a"},{"tap":"body","ad":"a#12"},
       {"set":{"unit":"a","card":"feed"}},{"tap":"body","ad":"b#1"},{"load":"ab"}]}
      """)
    #expect(
      Shrinking(all).next(1).map(\.text) == [
        #"{"adUnits":[{"id":"b"}],"script":[{"tap":"body","ad":"b#1"},{"load":"ab"}]}"#
      ])
  }

  @Test func `two steps go at once in a script of up to ten`() throws {
    func smallest(of count: Int) throws -> Int {
      let script = (1...count).map { "\($0)" }
      let all = try tree(#"{"adUnits":[{"id":"a"}],"script":[\#(script.joined(separator: ","))]}"#)
      let others = script[1..<(count - 1)].map { JSONTree.leaf($0) }
      return all.smallest { tree in
        others.allSatisfy(tree.steps.contains)
          && tree.steps.contains(.leaf("1")) == tree.steps.contains(.leaf("\(count)"))
      }.steps.count
    }
    #expect(try smallest(of: 2) == 0)
    #expect(try smallest(of: 10) == 8)
    #expect(try smallest(of: 11) == 11)
  }

  @Test func `what a later pass makes superfluous goes in the next round`() throws {
    let all = try tree(
      #"{"adUnits":[{"id":"a"}],"script":[{"load":"a"},{"advance":"12345ms"}]}"#)
    let shrunk = all.smallest { tree in
      tree.text.contains(#""30s""#) || tree.text.contains("load") && tree.text.contains("12345ms")
    }
    #expect(shrunk.text == #"{"adUnits":[{"id":"a"}],"script":[{"advance":"30s"}]}"#)
  }

  @Test func `whoever tries many candidates at once gets the same`() throws {
    let all = try tree(
      #"{"adUnits":[{"id":"a"}],"script":[1,2,3,4,5,6,7,8,9,10,11,12]}"#)
    func holds(_ tree: JSONTree) -> Bool {
      ["3", "7", "11"].allSatisfy { number in tree.steps.contains(.leaf(number)) }
    }
    var shrinking = Shrinking(all)
    while !shrinking.isDone {
      let candidates = shrinking.next(5)
      shrinking.answer(candidates.firstIndex(where: holds), of: candidates.count)
    }
    #expect(shrinking.tree == all.smallest(where: holds))
    #expect(shrinking.tree.steps == [.leaf("3"), .leaf("7"), .leaf("11")])
  }
}
