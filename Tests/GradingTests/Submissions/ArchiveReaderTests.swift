import Foundation
import Grader
import Support
import Testing
import Workbook

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
      .read(name, below: folder.url.path)
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

  @Test func ofTwoFilesOfOnePathTheLastCounts() throws {
    try shell(
      "tar cf a.tar s && echo 'let c = 3' > s/5/1/Flow.swift && tar rf a.tar s/5/1/Flow.swift"
    )
    let files = read("a.tar").files.filter { $0.path.hasSuffix("Flow.swift") }
    let answer = try HandedInAnswer(files).contents.get()
    #expect(answer.files == ["Flow.swift": Data("let c = 3\n".utf8)])
  }

  @Test func namesWithLineFeedsAndEscapesAreNames() throws {
    try shell(
      "cp s/5/1/Flow.swift \"$(printf 's/5/1/a\\nb\\033[2J.swift')\" && tar cf a.tar s && bsdtar -caf a.zip s"
    )
    for name in ["a.tar", "a.zip"] {
      #expect(
        read(name).files.count { $0.path.hasSuffix("s/5/1/a\nb\u{1B}[2J.swift") } == 1,
        "\(name)"
      )
      #expect(read(name).files.count == 3)
    }
  }

  @Test func aNameThatIsNoTextIsToldOrMended() throws {
    try shell("cp s/5/1/Flow.swift \"$(printf 's/5/1/\\377.swift')\" && tar cf a.tar s")
    #expect(read("a.tar").files.count == 3)
  }

  @Test func aFolderOfASwiftFilesNameIsNoFileAndMakesNone() throws {
    try shell("mkdir -p s/Folder.swift/5/1 && touch s/Folder.swift/5/1/notes.txt && tar cf a.tar s")
    #expect(read("a.tar").files.map(\.path).sorted() == ["s/5/1/Flow.swift", "s/5/1/Größe.swift"])
    #expect(read("a.tar").troubles == [])
  }

  @Test func aFileInTheWayOfAFolderHidesNothing() throws {
    // As a file and as a folder: unpacked, only one of both could be there.
    try shell("mkdir t && touch t/s && tar cf a.tar -C t s && tar rf a.tar s")
    #expect(read("a.tar").files.count == 2)
  }

  @Test func aTwinOfAFileOutsideIsNotRead() throws {
    try shell(
      "ln s/5/1/Flow.swift s/5/1/A.swift && tar cPf a.tar --transform 's,^s/5/1/A,/etc/A,' s/5/1"
    )
    let read = read("a.tar").files.filter { (try? $0.contents.get()) != nil }
    #expect(read.map(\.path) == ["s/5/1/Größe.swift"])
  }

  @Test(arguments: ["list.tar", "list.zip", "list.tgz"], [Sandbox.best, .reaper])
  func aListOfFilesOfThisMachineIsNoArchive(name: String, sandbox: Sandbox) throws {
    let path = folder.url.appending(path: "s/5/1/Flow.swift").path
    try folder.write("#mtree\n./5/1/Flow.swift type=file contents=\(path)\n", to: "list")
    try shell(name.hasSuffix("gz") ? "gzip -c list > \(name)" : "cp list \(name)")
    let grader = Grader(
      root: SmallClass.root,
      cache: folder.url.appending(path: "cache"),
      sandbox: sandbox
    )
    let handIn = ArchiveReader(grader: grader, limits: HandInLimits())
      .read(name, below: folder.url.path)
    #expect(handIn.files.isEmpty)
    #expect(
      handIn.troubles.map(\.sentence) == [
        "\(name) could not be read to its end: it is no archive that is known here."
      ]
    )
  }

  @Test func devicesAreNotRead() throws {
    // `tar` would need rights to make one; an archive does not.
    var tar = TarHeader(name: "5/1/Null.swift", kind: "3", device: (1, 3)).bytes
    tar += [UInt8](repeating: 0, count: 1_024)
    try Data(tar).write(to: folder.url.appending(path: "a.tar"))
    #expect(read("a.tar").files.map(\.contents) == [.failure(.noFile)])
  }

  @Test func anArchiveInAnArchiveStaysClosed() throws {
    try shell(
      "tar cf a.tar s && for n in 1 2 3; do mkdir d$n; mv a.tar d$n; tar cf a.tar d$n; done"
    )
    #expect(read("a.tar").files.isEmpty)
    #expect(read("a.tar").troubles == [])
  }

  @Test func anEmptyArchiveIsEmpty() throws {
    try shell(
      "tar cf a.tar -T /dev/null && head -c 0 /dev/null > b.tar && bsdtar -caf c.zip -T /dev/null"
    )
    for name in ["a.tar", "b.tar", "c.zip"] { #expect(read(name).files.isEmpty, "\(name)") }
  }

  @Test func whatIsEncryptedIsToldAndDoesNotAskForThePassword() throws {
    for kind in ["aes256", "zipcrypt"] {
      try shell("bsdtar -caf \(kind).zip --options zip:encryption=\(kind) --passphrase x s")
      let handIn = read("\(kind).zip")
      #expect(handIn.files.isEmpty || handIn.files.allSatisfy { (try? $0.contents.get()) == nil })
      let sentence = "it is locked with a password. Hand it in without one."
      #expect(handIn.troubles == [.archive(name: "\(kind).zip", reason: sentence)])
    }
  }

  @Test func aBombOfManyFilesIsCutOff() throws {
    try shell("for n in $(seq 3000); do echo > s/5/1/F$n.swift; done; tar czf a.tgz s")
    let handIn = read("a.tgz")
    #expect(handIn.files.count == HandInLimits().files)
    #expect(handIn.troubles == [.tooManyFiles(limit: HandInLimits().files)])
  }

  @Test func anArchiveThatIsCutOffIsReadUpToThere() throws {
    try shell("tar cf a.tar s && head -c 1100 a.tar > b.tar")
    let handIn = read("b.tar")
    #expect(handIn.troubles.count == 1)
    #expect(handIn.troubles.first?.sentence.hasPrefix("b.tar could not be read to its end") == true)
  }

  @Test func whatIsHiddenOrMadeByMacOSIsPassedOver() throws {
    try shell(
      "cd s && mkdir -p __MACOSX/5/1 .git && printf '\\377' | tee 5/1/._Flow.swift __MACOSX/5/1/A.swift"
        + " .git/B.swift > 5/1/.swift && tar cf ../a.tar ./5 __MACOSX .git"
    )
    let handIn = read("a.tar")
    #expect(handIn.files.map(\.path).sorted() == ["./5/1/Flow.swift", "./5/1/Größe.swift"])
    #expect(handIn.troubles == [])
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
