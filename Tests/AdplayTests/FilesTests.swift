import Catalogue
import Foundation
import Glibc
import Testing

@testable import Adplay

/// Files that are read, and those that are written.
struct FilesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: path(name), encoding: .utf8)
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func `a pipe in place of a file is refused, and nobody waits for it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    try #require(symlink("pipe", path("link")) == 0)
    for name in ["pipe", "link"] {
      let failure = try #require(throws: Failure.self) { try Files.read(path(name)) }
      if case .unreadable(_, .noRegularFile) = failure {} else { Issue.record("\(failure)") }
    }
    #expect(throws: Failure.self) { try FolderList.files(in: folder.path) { _ in true } }
    #expect(try FolderList.files(in: folder.path) { $0.hasSuffix(".json") } == [])
    // What is hidden is nobody's scenario.
    let hidden = folder.appendingPathComponent(".build/inside")
    try FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: hidden.appendingPathComponent("a.json"))
    try Data("{}".utf8).write(to: folder.appendingPathComponent("b.json"))
    #expect(
      try FolderList.files(in: folder.path) { $0.hasSuffix(".json") } == [folder.path + "/b.json"])
    let device = try #require(throws: Failure.self) { try Files.read("/dev/zero") }
    if case .unreadable(_, .noRegularFile) = device {} else { Issue.record("\(device)") }
  }

  @Test func `a pipe that the command line names is read to its end`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    let pipe = path("pipe")
    Thread.detachNewThread {
      let end = open(pipe, O_WRONLY)
      _ = write(end, "some", 4)
      close(end)
    }
    #expect(try Files.read(pipe, .any) == Array("some".utf8))
  }

  @Test func `a file that is written keeps its links and its mode`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Files.write(Array("one".utf8), to: path("file")) == nil)
    try #require(chmod(path("file"), 0o640) == 0 && symlink("file", path("link")) == 0)
    #expect(Files.write(Array("two".utf8), to: path("link")) == nil)
    #expect(text("file") == "two")
    let mode = try FileManager.default.attributesOfItem(atPath: path("file"))[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(Files.write(Array("three".utf8), to: path("link"), .replaced) == nil)
    #expect(text("file") == "two" && text("link") == "three")
    #expect(names == ["file", "link"])
  }

  @Test func `a new file takes no name that is there`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(symlink("nowhere", path("find.json")) == 0)
    let new = Files.writeNew(Array("1".utf8), path("find"), ".json")
    #expect(new.path == path("find-2.json") && new.failure == nil)
    #expect(Files.writeNew([], path("nowhere/find"), ".json").failure != nil)
    #expect(names == ["find-2.json", "find.json"])
  }

  @Test func `a link out of a folder is not in it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = path("in")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
    for file in ["in/own", "inner"] { #expect(Files.write([], to: path(file)) == nil) }
    try #require(symlink("own", path("in/near")) == 0 && symlink("../inner", path("in/far")) == 0)
    #expect(Files.isFile(path("in/near"), below: inner))
    #expect(Files.isFile(path("in/../in/own"), below: inner))
    #expect(!Files.isFile(path("in/far"), below: inner))
  }
}
