import Foundation
import Support
import Testing
import Workbook

@testable import Grading

/// Shards of a small class, really graded.
@Suite(.timeLimit(.minutes(10)))
struct ShardMergeTests {
  /// Two that copied, one that is wrong, one that does not compile, one archive that is none, and others.
  private static let submissions: [String: String] = {
    var files = [
      "ada/\(SmallClass.answer)": "let hello = 2\n" + SmallClass.own,
      "bea/\(SmallClass.answer)": "let hello = 2\n"
        + SmallClass.own.replacing("words", with: "lines"),
      "cyd/\(SmallClass.answer)": "let hello = 3\n", "dot/\(SmallClass.answer)": "let hello = \n",
      "eva/nothing.txt": "", "fay.zip": "no archive", "notes.txt": "",
    ]
    for number in 1...6 { files["student\(number)/\(SmallClass.answer)"] = "let hello = 2\n" }
    return files
  }()

  /// What fits no answer: of a student who has left, and of one who has another answer.
  private static let cleared = ["cyd", "zed"].reduce(into: [:]) { cleared, student in
    cleared[student] = [ExerciseID(lesson: 1, number: 1): String(repeating: "0", count: 32)]
  }

  private func shards(of count: Int) throws -> [Shard] {
    try (1...count).map { try #require(Shard(number: $0, of: count)) }
  }

  /// Grades shares of a class, each with its own settings.
  private func grade(
    _ small: SmallClass,
    _ shards: [Shard],
    _ change: (inout ClassRun) -> Void = { _ in }
  ) throws {
    for shard in shards {
      var run = try small.run()
      run.settings.due = [.lesson(1): DueDate(Date(timeIntervalSince1970: 0))]
      run.settings.lateFactor = 0.9999
      run.settings.cleared = Self.cleared
      run.shard = shard
      run.reports = run.keptFolder.appending(path: "reports")
      change(&run)
      _ = try run.grade()
    }
  }

  private func folder(of shard: Shard, in small: SmallClass) -> URL {
    small.folder.appending(path: "\(ClassRun.shardsFolder)/\(shard.folderName)")
  }

  @Test func reportsAreThoseOfOneRunToTheByte() throws {
    let small = try SmallClass(Self.submissions)
    try grade(small, shards(of: 3))
    let merged = try ShardMerge([small.folder]).result()
    let place = small.files.url.appending(path: "Merged")
    try merged.gradebook.write(to: place)
    var run = try small.run()
    run.settings.due = [.lesson(1): DueDate(Date(timeIntervalSince1970: 0))]
    run.settings.lateFactor = 0.9999
    run.settings.cleared = Self.cleared
    let whole = try run.grade()
    #expect(whole.gradebook.head.likenesses.map(\.students) == [["ada", "bea"]])
    #expect(merged.passedOver == whole.passedOver)
    #expect(merged.ungraded == whole.ungraded)
    #expect(merged.notes.map(\.sentence).sorted() == whole.notes.map(\.sentence).sorted())
    #expect(merged.notes.count == 2)
    let files = try FileManager.default.subpathsOfDirectory(atPath: run.reports.path).sorted()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted() == files)
    for file in files where !file.hasSuffix("/") {
      let one = FileManager.default.contents(atPath: run.reports.appending(path: file).path)
      let other = FileManager.default.contents(atPath: place.appending(path: file).path)
      #expect(one == other, "\(file)")
    }
  }

  @Test func aMissingShareIsRefusedUnlessItMayBe() throws {
    let small = try SmallClass(Self.submissions)
    let shards = try shards(of: 3)
    try grade(small, Array(shards.dropLast()))
    #expect(throws: MergeError([.missing([shards[2]])])) { try ShardMerge([small.folder]) }
    let partial = try ShardMerge([small.folder], isPartial: true).result()
    #expect(partial.missing == [shards[2]])
    let names = try small.run().folder.submissions.map(\.student)
    #expect(partial.gradebook.students.map(\.student) == names.filter { !shards[2].contains($0) })
  }

  @Test func aShareThatEndsEarlyHasNoResults() throws {
    let small = try SmallClass(Self.submissions)
    let shards = try shards(of: 2)
    try grade(small, shards)
    var run = try small.run()
    run.shard = shards[0]
    run.reports = small.files.url.appending(path: "Package.swift/below-a-file")
    try small.files.write("", to: "Package.swift")
    #expect(throws: GradingError.self) { try run.grade() }
    #expect(throws: MergeError([.missing([shards[0]])])) { try ShardMerge([small.folder]) }
  }

  @Test func sharesOfDifferentTermsAreRefused() throws {
    let small = try SmallClass(Self.submissions)
    let shards = try shards(of: 2)
    let paths = shards.map { folder(of: $0, in: small).path }
    func faults() throws -> [MergeError.Fault] {
      let error = #expect(throws: MergeError.self) { try ShardMerge([small.folder]) }
      return error?.faults ?? []
    }
    try grade(small, [shards[0]])
    try grade(small, [shards[1]]) { $0.settings.weights = [.lesson(1): 2] }
    #expect(try faults() == [.unlike(.settings, path: paths[1], other: paths[0])])
    try small.files.write("let hello = 2\n", to: "Class/zoe/\(SmallClass.answer)")
    try grade(small, [shards[1]])
    #expect(
      try faults() == [.otherStudents(path: paths[1], other: paths[0], names: ["zoe"])]
    )
    try grade(small, shards)
    #expect(try ShardMerge([small.folder]).result().gradebook.students.count == 13)
    try small.replaceChecks(SmallClass.checks(smallest: 2))
    try grade(small, [shards[1]])
    #expect(try faults() == [.unlike(.course, path: paths[1], other: paths[0])])
  }

  @Test func sharesOfAnotherWholeAreRefused() throws {
    let small = try SmallClass(Self.submissions)
    let (two, three) = (try shards(of: 2), try shards(of: 3))
    try grade(small, two + [three[0]])
    let first = folder(of: two[0], in: small).path
    let odd = folder(of: three[0], in: small).path
    #expect(throws: MergeError([.otherCount(path: odd, three[0], other: first, two[0])])) {
      try ShardMerge([two[0], two[1], three[0]].map { folder(of: $0, in: small) })
    }
  }

  @Test(
    arguments: [
      (.toolchain, "\"Swift version", "\"Swift version 9"),
      (.assigned, "\"assigned\":[\"1.1\"]", "\"assigned\":[\"1.2\"]"),
    ] as [(MergeError.Term, String, String)]
  )
  func otherCompilersAndExercisesAreRefused(
    _ term: MergeError.Term,
    _ old: String,
    _ new: String
  ) throws {
    let small = try SmallClass(Self.submissions)
    let shards = try shards(of: 2)
    try grade(small, shards)
    let folders = shards.map { folder(of: $0, in: small) }
    let file = ShardResults(folder: folders[1]).file
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
    let fault = MergeError.Fault.unlike(term, path: folders[1].path, other: folders[0].path)
    #expect(throws: MergeError([fault])) { try ShardMerge(folders) }
  }

  @Test func twoAnswersOfOneStudentAreRefused() throws {
    let small = try SmallClass(Self.submissions)
    let shard = try #require(Shard("1/1"))
    try grade(small, [shard])
    let place = folder(of: shard, in: small)
    let copy = small.files.url.appending(path: "copy")
    try FileManager.default.copyItem(at: place, to: copy)
    let merged = try ShardMerge([small.folder, copy]).result()
    #expect(merged.gradebook == (try ShardMerge([small.folder]).result().gradebook))
    let results = ShardResults(folder: copy)
    let text = try String(contentsOf: results.file, encoding: .utf8)
    try text.replacing("\"worth\":1}", with: "\"worth\":2}")
      .write(to: results.file, atomically: true, encoding: .utf8)
    let fault = MergeError.Fault.contradictory(student: "ada", path: copy.path, other: place.path)
    #expect(throws: MergeError([fault])) { try ShardMerge([small.folder, copy]).result() }
    try "{\"form\":99}\n".write(to: results.file, atomically: true, encoding: .utf8)
    #expect(throws: MergeError([.notUnderstood(path: results.file.path)])) {
      try ShardMerge([copy])
    }
    let nothing = small.files.url.appending(path: "Lessons")
    #expect(throws: MergeError([.noShards(path: nothing.path)])) { try ShardMerge([nothing]) }
  }
}
