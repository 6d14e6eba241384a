import Simulation
import Synchronization
import Testing
import UIKit

extension UIKitTests {
  @MainActor struct NetworkingTests {
    typealias Answer = (data: Data?, response: URLResponse?, error: (any Error)?)

    private func ask(_ address: String, passing time: Duration = .seconds(1)) throws -> [Answer] {
      let url = try #require(URL(string: address))
      var answers: [Answer] = []
      URLSession.shared.dataTask(with: url) { answers.append(($0, $1, $2)) }.resume()
      World.current.timeline.advance(by: time)
      return answers
    }

    @Test(arguments: [
      ("https://a.example/b c", "file:///https%3A//a.example/b%20c"), ("/etc/x", "file:///etc/x"),
      ("../x/./y", "file:///x/y"), ("", "file:///"),
    ])
    func `file paths start at the phone's root`(path: String, onPhone: String) {
      let folder = URL(fileURLWithPath: "/home/somebody/", isDirectory: true)
      #expect(URL(fileURLWithPath: path, relativeTo: folder).onPhone == onPhone)
      #expect(URL(fileURLWithPath: path).onPhone == onPhone)
    }

    @Test func `a known address answers after its latency and is journalled both ways`() throws {
      World.begin(seed: 7)
      let data = Data(repeating: 1, count: 1234)
      SimulatedServer.shared.route(
        .host("ads.example"), latency: .milliseconds(200),
        answer: .data(data, mimeType: "text/plain"))
      #expect(try ask("https://ads.example/a", passing: .milliseconds(199)).isEmpty)
      World.begin(seed: 7)
      SimulatedServer.shared.route(
        .host("ads.example"), latency: .milliseconds(200),
        answer: .data(data, mimeType: "text/plain"))
      let answer = try #require(try ask("https://ADS.example/a", passing: .milliseconds(200)).first)
      #expect(answer.data == data)
      #expect((answer.response as? HTTPURLResponse)?.statusCode == 200)
      #expect(answer.response?.mimeType == "text/plain")
      #expect(answer.error == nil)
      let entries = World.current.journal.entries
      #expect(
        entries.map(\.message) == [
          "GET https://ADS.example/a", "answer ready", "200, 1.2 kB",
        ])
      #expect(entries.map(\.cause) == [nil, 1, 2])
    }

    @Test func `an unknown host can't be found`() throws {
      World.begin(seed: 7)
      let answer = try #require(try ask("https://nowhere.example").first)
      let error = try #require(answer.error as NSError?)
      #expect(error.domain == NSURLErrorDomain)
      #expect(error.code == -1003)
      #expect(error.userInfo[NSURLErrorFailingURLErrorKey] as? URL != nil)
      #expect((answer.error as? URLError)?.code == .cannotFindHost)
      #expect(World.current.journal.entries.last?.message == "failed: cannotFindHost")
    }

    @Test(arguments: [
      ("https://a.example/x/y/z", 203), ("https://a.example/x/q", 202), ("https://a.example/", 201),
    ])
    func `the longest matching prefix wins, then the host`(address: String, status: Int) throws {
      World.begin(seed: 7)
      let server = SimulatedServer.shared
      server.route(.prefix("https://a.example/x"), answer: .status(202))
      server.route(.prefix("https://a.example/x/y"), answer: .status(203))
      server.route(.prefix("https://a.example/x/"), answer: .status(202))
      server.route(.host("a.example"), answer: .status(201))
      let response = try ask(address).first?.response as? HTTPURLResponse
      #expect(response?.statusCode == status)
    }

    @Test func `a picture comes as data that is a picture again`() throws {
      World.begin(seed: 7)
      let picture = UIImage(raster: Raster(width: 3, height: 2, filledWith: 0x12_34_56))
      SimulatedServer.shared.route(.prefix("https://a.example/x.ppm"), image: picture)
      let answer = try #require(try ask("https://a.example/x.ppm").first)
      #expect(answer.response?.mimeType == "image/x-portable-pixmap")
      #expect(UIImage(data: try #require(answer.data))?.raster == picture.raster)
    }

    @Test func `a picture without pixels is not found`() throws {
      World.begin(seed: 7)
      SimulatedServer.shared.route(.host("a.example"), image: UIImage())
      let answer = try #require(try ask("https://a.example/x.ppm").first)
      #expect((answer.response as? HTTPURLResponse)?.statusCode == 404)
    }

    @Test func `who waits for an address is answered at once, and it is journalled`() throws {
      World.begin(seed: 7)
      SimulatedServer.shared.route(.host("a.example"), answer: .data(Data([1, 2])))
      let url = try #require(URL(string: "https://a.example/x"))
      #expect(try Data(contentsOf: url) == Data([1, 2]))
      let entries = World.current.journal.entries
      #expect(entries.map(\.message) == ["GET https://a.example/x", "200, 2 B"])
      #expect(entries.map(\.sense) == [.serverAsked, .serverAnswered])
    }

    @Test func `who waits on a thread of their own is answered while main waits for them`() throws {
      World.begin(seed: 7)
      SimulatedServer.shared.route(.host("a.example"), answer: .data(Data([1, 2])))
      let url = try #require(URL(string: "https://a.example/x"))
      let answer = Mutex<Data?>(nil)
      let done = DispatchSemaphore(value: 0)
      Thread {
        let data = try? Data(contentsOf: url)
        answer.withLock { $0 = data }
        done.signal()
      }.start()
      done.wait()
      #expect(answer.withLock { $0 } == Data([1, 2]))
    }

    @Test(arguments: ["https://a.example/gone", "https://nowhere.example", "file:///no/such/file"])
    func `there is nothing to wait for`(address: String) throws {
      World.begin(seed: 7)
      SimulatedServer.shared.route(.host("a.example"), answer: .status(404))
      let url = try #require(URL(string: address))
      #expect(throws: CocoaError.self) { try Data(contentsOf: url) }
    }

    @Test func `a file of this machine is read as everywhere`() throws {
      #expect(try Data(contentsOf: URL(fileURLWithPath: #filePath)).count > 100)
    }

    @Test func `an answer is made for each request`() throws {
      World.begin(seed: 7)
      var made = 0
      func answer() -> SimulatedServer.Answer {
        made += 1
        return .status(200 + made)
      }
      SimulatedServer.shared.route(.prefix("https://a.example/x"), answer: answer())
      SimulatedServer.shared.route(.host("a.example"), answer: .status(404))
      #expect(made == 0)
      _ = try ask("https://a.example/y")
      _ = try ask("https://b.example/x")
      #expect(made == 0)
      for count in 1...2 {
        let response = try ask("https://a.example/x").first?.response as? HTTPURLResponse
        #expect(response?.statusCode == 200 + count)
        #expect(made == count)
      }
    }

    @Test func `a replaced answer is never made`() throws {
      World.begin(seed: 7)
      var made: [String] = []
      func answer(_ name: String) -> SimulatedServer.Answer {
        made.append(name)
        return .status(204)
      }
      SimulatedServer.shared.route(.host("a.example"), answer: answer("old"))
      SimulatedServer.shared.route(.host("a.example"), answer: answer("new"))
      _ = try ask("https://a.example/")
      #expect(made == ["new"])
    }

    @Test func `a task cancelled before it starts makes no answer`() throws {
      World.begin(seed: 7)
      var made = 0
      func answer() -> SimulatedServer.Answer {
        made += 1
        return .status(204)
      }
      SimulatedServer.shared.route(.host("a.example"), answer: answer())
      let url = try #require(URL(string: "https://a.example"))
      let task = URLSession.shared.dataTask(with: url) { _, _, _ in }
      task.cancel()
      task.resume()
      World.current.timeline.advance(by: .seconds(1))
      #expect(made == 0)
      #expect(task.state == .completed)
    }

    @Test func `a task answers once, cancelled or not`() throws {
      World.begin(seed: 7)
      let url = try #require(URL(string: "https://a.example"))
      SimulatedServer.shared.route(.host("a.example"), answer: .status(204))
      var codes: [Int] = []
      let task = URLSession.shared.dataTask(with: URLRequest(url: url)) { _, response, error in
        codes.append((error as NSError?)?.code ?? (response as? HTTPURLResponse)?.statusCode ?? 0)
      }
      task.resume()
      task.resume()
      task.cancel()
      task.cancel()
      World.current.timeline.advance(by: .seconds(1))
      #expect(codes == [NSURLErrorCancelled])
      #expect(task.state == .completed)
    }

    @Test func `Foundation's names mean the simulated ones in any import order`() {
      World.begin(seed: 7)
      SimulatedServer.shared.route(.host("a.example"), answer: .status(418))
      var statuses: [Int] = []
      askFoundationFirst { statuses.append($0) }
      askUIKitFirst { statuses.append($0) }
      World.current.timeline.advance(by: .seconds(1))
      #expect(statuses == [418, 418])
    }
  }
}
