import Foundation
import Glibc
import Support
import Testing

@testable import Grading

struct FolderReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["5/1/Flow.swift": "let a = 1\n"]) }

  private func read(_ limits: HandInLimits = HandInLimits()) -> HandIn {
    FolderReader.read(folder.url.path, limits: limits).handIn
  }

  /// Why a file is not read.
  private func fault(_ path: String) throws -> FileFault? {
    let file = try #require(read().files.first { $0.path == path })
    if case .failure(let fault) = file.contents { return fault }
    return nil
  }

  private func place(_ path: String) -> String { folder.url.appending(path: path).path }

  @Test func swiftFilesAreReadAndNothingElse() throws {
    for path in ["5/1/Notes.md", "5/1/.Hidden.swift", ".build/x/Old.swift", "__MACOSX/A.swift"] {
      try folder.write("let b = 2\n", to: path)
    }
    let handIn = read()
    #expect(handIn.files.map(\.path) == ["5/1/Flow.swift"])
    #expect(handIn.files.first?.contents == .success(Data("let a = 1\n".utf8)))
    #expect(handIn.troubles == [])
  }

  @Test func aLinkedFileIsNotFollowed() throws {
    symlink("/etc/passwd", place("5/1/Link.swift"))
    #expect(try fault("5/1/Link.swift") == .link)
  }

  @Test func aLinkedFolderIsNotFollowed() throws {
    let outside = try TemporaryFolder(["1/Outside.swift": "let secret = 1\n"])
    symlink(outside.url.path, place("6"))
    let handIn = read()
    #expect(handIn.files.map(\.path) == ["5/1/Flow.swift"])
    #expect(handIn.troubles == [.fault(path: "6", .link)])
  }

  @Test func aLinkInTheFoldersPlaceIsNotFollowed() throws {
    symlink(folder.url.path, place("me"))
    let handIn = FolderReader.read(place("me"), limits: HandInLimits()).handIn
    #expect(handIn.files.isEmpty)
    #expect(handIn.troubles == [.fault(path: ".", .link)])
  }

  @Test(.timeLimit(.minutes(10))) func aPipeKeepsNobodyWaiting() throws {
    mkfifo(place("5/1/Pipe.swift"), 0o644)
    #expect(try fault("5/1/Pipe.swift") == .noFile)
  }

  @Test func whatIsNoTextIsTold() throws {
    try Data("let é = 1\n".utf8 + [0xFF]).write(to: URL(filePath: place("5/1/Bytes.swift")))
    #expect(try fault("5/1/Bytes.swift") == .notUTF8(offset: 11))
  }

  @Test func aHugeFileIsNotRead() throws {
    let file = open(place("5/1/Huge.swift"), O_RDWR | O_CREAT, 0o644)
    ftruncate(file, 1 << 40)
    close(file)
    #expect(try fault("5/1/Huge.swift") == .tooLarge(limit: 1 << 20))
  }

  @Test func ofTooManyFilesTheFirstAreRead() throws {
    for number in 0..<20 { try folder.write("", to: "6/1/F\(number).swift") }
    var limits = HandInLimits()
    limits.files = 10
    let handIn = read(limits)
    #expect(handIn.files.count == 10)
    #expect(handIn.troubles == [.tooManyFiles(limit: 10)])
  }

  @Test func thousandsOfOtherFilesAreNotAllLookedAt() throws {
    for number in 0..<50 { try folder.write("", to: "6/\(number).o") }
    var limits = HandInLimits()
    limits.entries = 30
    #expect(read(limits).troubles == [.tooManyFiles(limit: 30)])
  }

  @Test func filesThatAreTooLargeTogetherAreCutOff() throws {
    for number in 0..<5 {
      try folder.write(String(repeating: "/", count: 100), to: "6/1/F\(number).swift")
    }
    var limits = HandInLimits()
    limits.total = 250
    let handIn = read(limits)
    #expect(handIn.files.count == 3)
    #expect(handIn.troubles == [.tooMuch(limit: 250)])
  }

  @Test func foldersThatLieTooDeepAreLeftOut() throws {
    try folder.write(
      "let b = 1\n",
      to: Array(repeating: "d", count: 30).joined(separator: "/") + "/B.swift"
    )
    let handIn = read()
    #expect(handIn.files.map(\.path) == ["5/1/Flow.swift"])
    let limit = HandInLimits().depth
    let path = Array(repeating: "d", count: limit + 1).joined(separator: "/")
    #expect(handIn.troubles == [.fault(path: path, .tooDeep(limit: limit))])
  }
}
