import Foundation
import Grading
import Workbook

/// `grade CLASS` grades what the students of a class have handed in; it is for instructors.
struct GradeCommand: Command {
  static let declaration = Declaration(
    verb: "grade",
    parameters: [.folder],
    options: [
      Declaration.Option(name: settingsOption, placeholder: "FILE"),
      ReportOptions.out,
      ReportOptions.format,
      Declaration.Option(name: onlyOption, placeholder: "N.M"),
      Declaration.Option(name: shardOption, placeholder: "K/N"),
      Declaration.Option(name: jobsOption, placeholder: "N"),
    ],
    flags: [regradeFlag, unsafeFlag]
  )
  private static let settingsOption = "settings"
  private static let onlyOption = "only"
  private static let shardOption = "shard"
  private static let jobsOption = "jobs"
  private static let regradeFlag = "regrade"
  private static let unsafeFlag = "unsafe"

  private static let mostJobs = 64

  var arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run(in context: Context) throws -> Outcome {
    let path = try Arguments.required(arguments.folder, .folder, of: Self.declaration)
    let url = NewFile.url(path, in: context.folder)
    var faults: [UsageFault] = []
    let (form, shard) = (ReportOptions.form(arguments, &faults), shard(&faults))
    // Shards are run beside each other: the cores are theirs together.
    let jobs = jobs(shard == nil ? 2 : 1, &faults)
    let parts = parts(of: context.course, &faults)
    guard faults.isEmpty else { throw UsageError(faults: faults, verb: Self.declaration.verb) }
    let reports =
      ReportOptions.folder(arguments, in: context)
      ?? url.appending(path: ClassRun.defaultReports(of: shard))
    let file = arguments.options[Self.settingsOption].map { NewFile.url($0, in: context.folder) }
    let own = Self.settingsFile(in: url)
    let folder = try ClassFolder(url, apartFrom: [reports, own] + [file].compactMap(\.self))
    let request = GradeRequest(
      folder: folder,
      settings: try settings(in: file, of: folder, course: context.course),
      notes: Self.notes(on: own, besides: file, in: context),
      parts: parts,
      shard: shard,
      jobs: jobs,
      reports: ReportsWanted(folder: reports, form: form),
      isUnsafe: arguments.flags.contains(Self.unsafeFlag),
      isRegrade: arguments.flags.contains(Self.regradeFlag)
    )
    return Outcome(next: .start(.grade(request)))
  }

  private static func settingsFile(in folder: URL) -> URL {
    folder.appending(path: GradingSettings.fileName)
  }

  /// That the class's own file is not read, where there is one and another was named.
  private static func notes(
    on own: URL,
    besides file: URL?,
    in context: Context
  ) -> [SettingsNote] {
    guard let file, file.standardizedFileURL.path != own.standardizedFileURL.path,
      FileManager.default.fileExists(atPath: own.path)
    else { return [] }
    return [.notRead(file: context.shortened(own))]
  }

  /// Reads the settings: a file that was named must be there, the class's own need not.
  private func settings(
    in file: URL?,
    of folder: ClassFolder,
    course: Course
  ) throws -> GradingSettings {
    let own = Self.settingsFile(in: folder.url)
    guard file != nil || FileManager.default.fileExists(atPath: own.path) else {
      return GradingSettings()
    }
    return try SettingsReader.settings(
      at: (file ?? own).path,
      course: course,
      students: folder.submissions.map(\.student)
    )
  }
}

extension GradeCommand {
  /// The share of the class; nil for all of it.
  private func shard(_ faults: inout [UsageFault]) -> Shard? {
    guard let value = arguments.options[Self.shardOption] else { return nil }
    if let shard = Shard(value) { return shard }
    let expected = Message.gradingShard(["most": Shard.mostShards])
    faults.append(unusable(Self.shardOption, value, expected))
    return nil
  }

  private func jobs(_ usual: Int, _ faults: inout [UsageFault]) -> Int {
    guard let value = arguments.options[Self.jobsOption] else { return usual }
    if let jobs = Int(value), (1...Self.mostJobs).contains(jobs) { return jobs }
    let expected = Message.gradingJobs(["most": Self.mostJobs])
    faults.append(unusable(Self.jobsOption, value, expected))
    return usual
  }

  private func parts(of course: Course, _ faults: inout [UsageFault]) -> [CoursePart] {
    guard let value = arguments.options[Self.onlyOption] else { return [] }
    let parts = value.split(separator: ",").map { CoursePart(String($0)) }
    let known = parts.compactMap(\.self).filter { part in
      course.exercises.contains { part.contains($0.id) }
    }
    if !parts.isEmpty, known.count == parts.count { return known }
    let expected = Message.gradingParts(["known": Self.known(beside: parts, in: course)])
    faults.append(unusable(Self.onlyOption, value, expected))
    return []
  }

  /// What the course has where wrong parts were looked for: a lesson's exercises, or else its lessons.
  private static func known(beside parts: [CoursePart?], in course: Course) -> String {
    let numbers = Set(parts.compactMap { $0?.lesson })
    let exercises = course.exercises.filter { numbers.contains($0.id.lesson) }.map { "\($0.id)" }
    let lessons = course.lessons.map { "\($0.number)" }
    return (exercises.isEmpty ? lessons : exercises).joined(separator: ", ")
  }

  private func unusable(_ option: String, _ value: String, _ expected: String) -> UsageFault {
    .unusableValue(option: "--\(option)", value: value, expected: expected)
  }
}
