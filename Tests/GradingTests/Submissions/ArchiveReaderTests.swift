import Foundation
import Grader
import Support
import Testing

@testable import Grading

/// Archives made by the real tools, read by the real tools, in the sandbox.
@Suite(.timeLimit(.minutes(5)))
struct ArchiveReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "s/5/1/Flow.swift": "let a = 1\n", "s/5/1/Größe.swift": "let b = 2\n", "s/notes.txt": "no",
    ])
  }

  private func read(_ name: String, _ limits: HandInLimits = HandInLimits()) -> HandIn {
    let grader = Grader(root: SmallClass.root, cache: folder.url.appending(path: "cache"))
    return ArchiveReader(grader: grader, limits: limits)
      .read(folder.url.appending(path: name).path)
  }

  /// Lets a shell do something in the folder.
  private func shell(_ line: String) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let result = try Filter.run(
      URL(filePath: "/bin/sh"),
      ["-c", line],
      environment: ["PATH": path, "HOME": "/nowhere", "LC_ALL": "C.UTF-8"],
      in: folder.url
    )
    try #require(result.status == 0, "\(result.errors)")
  }

  @Test(
    arguments: [
      ("a.zip", "bsdtar -caf a.zip s"), ("a.tar", "tar cf a.tar s"), ("a.tgz", "tar czf a.tgz s"),
      ("A.TAR.XZ", "tar cJf A.TAR.XZ s"), ("a.7z", "bsdtar -caf a.7z s"),
      (
        "a.bundle",
        "cd s && git init -q -b work && git add . && git -c user.name=a -c user.email=a@b commit -qm x"
          + " && git bundle create -q ../a.bundle work"
      ),
    ]
  )
  func everyKindIsRead(name: String, making line: String) throws {
    try shell(line)
    // A platform may have given it to nobody but the instructor.
    try shell("chmod go= \(name)")
    let handIn = read(name)
    #expect(handIn.troubles == [])
    let names = handIn.files.map { $0.path.split(separator: "/").suffix(3).joined(separator: "/") }
    #expect(names.sorted() == ["5/1/Flow.swift", "5/1/Größe.swift"])
    #expect(handIn.files.contains { $0.contents == .success(Data("let a = 1\n".utf8)) })
  }

  @Test func whatLeadsOutsideIsNotRead() throws {
    try shell("tar cPf a.tar --transform 's,^s/5,../../5,' s/5/1/Flow.swift s/5/1/Größe.swift")
    #expect(read("a.tar").files.map(\.contents) == [.failure(.outside), .failure(.outside)])
    try shell("tar cPf b.tar --transform 's,^s,/tmp,' s/5/1/Flow.swift")
    #expect(read("b.tar").files.map(\.contents) == [.failure(.outside)])
  }

  @Test func linksAndTheirTwinsAndDevicesAreNotRead() throws {
    try shell(
      "cd s/5/1 && rm Größe.swift && ln -s /etc/passwd Link.swift && ln Flow.swift Twin.swift"
        + " && mkfifo Pipe.swift && tar cf ../../../a.tar Flow.swift Link.swift Pipe.swift Twin.swift"
    )
    let faults = read("a.tar").files.dropFirst().map(\.contents)
    #expect(faults == [.failure(.link), .failure(.noFile), .failure(.noFile)])
  }

  @Test func anArchiveThatIsCutOffIsReadUpToThere() throws {
    try shell("tar cf a.tar s && head -c 1100 a.tar > b.tar")
    let handIn = read("b.tar")
    #expect(handIn.troubles.count == 1)
    #expect(handIn.troubles.first?.sentence.hasPrefix("b.tar could not be read to its end") == true)
  }

  @Test func whatIsNoArchiveIsTold() throws {
    try folder.write("no archive at all", to: "a.zip")
    try folder.write("nor is this", to: "b.bundle")
    #expect(read("a.zip").troubles.count == 1)
    #expect(read("b.bundle").troubles.count == 1)
  }

  @Test func aBombIsCutOff() throws {
    try shell("head -c 50000000 /dev/zero > s/5/1/Bomb.swift && tar czf a.tgz s")
    var limits = HandInLimits()
    limits.total = 1 << 20
    let handIn = read("a.tgz", limits)
    #expect(handIn.troubles.count == 1)
    #expect(handIn.files.count < 3)
  }

  @Test func aNameThatIsAnOptionIsAName() throws {
    try shell("tar cf ./--help.tar s")
    #expect(read("--help.tar").files.count == 2)
  }
}
