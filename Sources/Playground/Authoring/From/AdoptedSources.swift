/// The sources of an adapter that exists already, as far as they can be built here.
package struct AdoptedSources {
  package struct File: Equatable {
    /// From the folder that was read.
    package let path: String
    package let text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }

  /// Without what needs Objective-C, and with what was begun of that in Swift.
  package let files: [File]
  /// What became of the files in Objective-C; nil if there is no class in them.
  package let skeleton: ObjectiveCSkeleton?
  package let survey: SourceSurvey
  /// The settings that the adapter looks for in a line.
  let settings: LineSettings
  let parameter: LineParameter
  /// The names of classes in Objective-C.
  package let names: [(name: String, type: String)]
  /// What a compiler without Objective-C will not take: places in the copied files.
  package let selectors: [String]
  /// Files in other languages.
  package let others: [String]

  package init(
    _ swift: [File], objectiveC: [File] = [], others: [String] = []
  ) {
    let skeleton = ObjectiveCSkeleton(
      objectiveC.map { ($0.path, $0.text) }, types: SourceSurvey(swift.map(\.text)).types,
      paths: swift.map(\.path))
    let hasSkeleton = skeleton.classes > 0
    let sources = swift + skeleton.files.map { File(path: $0.path, text: $0.text) }
    self.skeleton = hasSkeleton ? skeleton : nil
    let stripped = sources.map { SourceStripper($0.text) }
    let optionals = OwnOptionals(stripped.map(\.text))
    files = zip(sources, stripped).map {
      File(path: $0.path, text: optionals.without(in: $1.text))
    }
    names = stripped.flatMap(\.names)
    survey = SourceSurvey(sources.map(\.text))
    settings = LineSettings(sources.map(\.text))
    parameter = LineParameter(sources.map(\.text))
    selectors = files.flatMap { file in
      SourceToken.all(in: file.text).filter { ["#selector", "#keyPath"].contains($0.text) }.map {
        "\(file.path):\($0.line(in: file.text))"
      }
    }
    self.others = others + (hasSkeleton ? [] : objectiveC.map(\.path))
  }

  /// The adapters by the name that an ad server sends: the one in Objective-C, or the class's own.
  package var adapters: [(name: String, type: String)] {
    var taken: Set<String> = []
    return survey.adapters.map { type in
      let own = String(type.split(separator: ".").last ?? "")
      let name = names.first { $0.type == own }?.name ?? own
      // Two cannot have one name.
      return (taken.insert(name).inserted ? name : type, type)
    }
  }

  /// The modules that neither the system nor the playground has.
  package var missingModules: [String] {
    survey.imports.subtracting(Self.system).subtracting(Self.playground).sorted()
  }

  /// The products of the playground that the sources use.
  var products: [String] {
    survey.imports.union(["GoogleMobileAds"]).intersection(Self.playground).sorted()
  }

  private static let playground: Set = [
    "AdSupport", "AdapterTestKit", "AdapterUnitTestKit", "AppTrackingTransparency",
    "GoogleMobileAds", "GoogleMobileAds_Private", "OSLog", "SampleAdSDK", "Simulation",
    "UIKit", "UserMessagingPlatform", "os",
  ]

  private static let system: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
    "_Concurrency",
  ]
}

extension SourceToken {
  fileprivate func line(in source: String) -> Int {
    source[..<text.startIndex].utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
