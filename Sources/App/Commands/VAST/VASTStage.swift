import Catalogue
import Directing
import JSON
import Playing
import Scenarios
import StageUI
import VAST

/// `adplay vast FILE --stage`: a rewarded ad made from the document, loaded and shown.
@MainActor
enum VASTStage {
  private static let unit = "video"
  private static let document = "document"

  static func open(_ options: VASTOptions) throws(Failure) -> Never {
    let path = options.files[0]
    try open(try scenario(path, try options.catalogue.map(VASTCatalogue.init(at:))), path)
  }

  /// Plays documents that were read already; `path` is the file that they are from, and `facts` is what
  /// it says beside them.
  static func open(
    _ root: [UInt8], answers: [(url: String, bytes: [UInt8])], path: String,
    telling facts: [String]
  ) throws(Failure) -> Never {
    let played: Scenario
    do {
      played = try scenario(root, answers, path)
    } catch {
      throw .unreadable(path: path, .system("\(error)"))
    }
    try open(played, path, telling: facts)
  }

  private static func open(
    _ scenario: Scenario, _ path: String, telling facts: [String] = []
  ) throws(Failure) -> Never {
    if path == "-" { Keyboard.takeBack() }
    let stageOptions = StageOptions()
    var setup = try TerminalSetup(stageOptions, inputs: [path])
    let keeper = SessionKeeper(stageOptions)
    let session = Session(scenario)
    keeper.prepare(session)
    session.start()
    session.perform(.load(unit: unit))
    session.perform(.show(unit: unit))
    let stage = try setup.stage(unit: unit)
    let director = SessionDirector(session, stage, clock: { TerminalHost.clock })
    director.opensPaused = false
    director.stage.open(room: VideoRoom.card.name, director.state)
    if !facts.isEmpty { director.stage.notice = Notice(.ofRecording(facts), .failure) }
    try OpenCommand.show(director, stageOptions, keeper, &setup)
  }

  /// A scenario with one ad. A document that no player could read is not put on the phone.
  private static func scenario(
    _ path: String, _ catalogue: VASTCatalogue?
  ) throws(Failure) -> Scenario {
    do {
      let bytes = try VASTFiles.bytes(path, .any)
      return try scenario(bytes, answers(to: VASTReader.read(bytes).document, catalogue), path)
    } catch let failure as Failure {
      throw failure
    } catch let refusal as VASTRefusal {
      throw .unreadable(path: path, .system(refusal.sentence))
    } catch let error as JSONError {
      throw .badFile(path: path, error)
    } catch {
      throw .unreadable(path: path, .system("\(error)"))
    }
  }

  private static func scenario(
    _ root: [UInt8], _ answers: [(url: String, bytes: [UInt8])], _ path: String
  ) throws -> Scenario {
    let names = answers.indices.map { "answer \($0 + 1)" }
    var contents = Dictionary(uniqueKeysWithValues: zip(names, answers.map(\.bytes)))
    contents[document] = root
    var scenario = try Scenario(reading: json(path, Array(zip(answers.map(\.url), names))))
    try scenario.embed(contents)
    return scenario
  }

  /// The documents that the catalogue has for its wrappers.
  private static func answers(
    to document: VASTDocument, _ catalogue: VASTCatalogue?
  ) throws -> [(url: String, bytes: [UInt8])] {
    guard var catalogue else { return [] }
    var found: [(url: String, bytes: [UInt8])] = []
    var resolution = VASTResolution(document)
    while let request = resolution.request {
      if !found.contains(where: { $0.url == request.url }),
        let bytes = try catalogue.bytes(for: request.url)
      {
        found.append((request.url, bytes))
      }
      resolution.answer(try catalogue.answer(to: request.url)?.vast ?? .unreachable)
    }
    return found
  }

  private static func json(_ path: String, _ catalogue: [(url: String, name: String)]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.writeMember("title", path.split(separator: "/").last.map(String.init) ?? path)
      json.array("adUnits") { json in
        json.object { json in
          json.writeMember("id", unit)
          json.writeMember("format", "rewarded")
          json.array("lines") { json in
            json.object { json in
              json.writeMember("label", "Sample SDK")
              json.writeMember("class", "SampleAdapter.SampleCustomEvent")
              json.writeMember("parameter", unit)
              json.writeMember("outcome", "fill")
              json.object("ad") { json in
                json.writeMember("vast", document)
                json.object("vastCatalogue") { json in
                  for (url, name) in catalogue { json.writeMember(url, name) }
                }
              }
            }
          }
        }
      }
    }
    return json.bytes
  }
}
