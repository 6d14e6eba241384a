import Foundation
import Testing

/// The page of `adplay evidence` in a real browser, where there is one.
@Suite(.outside) struct EvidenceInBrowserTests {
  /// What a reader does, and what the page shows then, as the page's title.
  private static let reader = #"""
    <script>
    const shown = () => Array.from(document.querySelectorAll(".moment"))
      .filter(moment => getComputedStyle(moment).display !== "none").map(moment => moment.id);
    const told = [shown().join()];
    document.getElementById("next").click();
    told.push(shown().join(), document.getElementById("place").textContent);
    const slider = document.getElementById("at");
    slider.value = 2;
    slider.dispatchEvent(new Event("input"));
    told.push(shown().join());
    const filter = document.getElementById("filter");
    const type = text => { filter.value = text; filter.dispatchEvent(new Event("input")); };
    type("way CLICK lost");
    told.push(document.getElementById("rows").textContent);
    location.hash = "#e1";
    window.dispatchEvent(new Event("hashchange"));
    told.push(document.getElementById("e1").hidden, document.getElementById("rows").textContent);
    document.title = told.join("|");
    </script>
    </body>
    """#

  @Test(Chromium.exists)
  func `it works without an error, and without asking for anything`() throws {
    let scratch = try Scratch()
    let (journal, page) = (scratch.path("lost.jsonl"), scratch.path("lost.html"))
    #expect(try Program.run("run", "lost-on-the-way", "--journal", journal).status == 0)
    #expect(try Program.run("evidence", journal, "--output", page).status == 0)
    let read = try scratch.text("lost.html").replacing("</body>", with: Self.reader)
    let file = try scratch.write(read, to: "read.html")
    let outcome = try Chromium.open(
      file, ["--virtual-time-budget=5000", "--dump-dom"], in: scratch)
    #expect(outcome.status == 0, "\(outcome.complaint)")
    // What the page's policy forbids, which is to ask for anything, is an error there, too.
    #expect(!outcome.complaint.contains("CONSOLE"), "\(outcome.complaint)")
    let title = try #require(outcome.output.firstMatch(of: /<title>(.*)<\/title>/)).1
    #expect(title == "m6|m7|7 of 29|m2|2 of 173|false|173 entries")
  }
}
