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
      Declaration.Option(name: outOption, placeholder: "DIR"),
      Declaration.Option(name: formatOption, placeholder: "FORM"),
      Declaration.Option(name: onlyOption, placeholder: "N.M"),
      Declaration.Option(name: jobsOption, placeholder: "N"),
    ],
    flags: [regradeFlag, unsafeFlag]
  )
  private static let settingsOption = "settings"
  private static let outOption = "out"
  private static let formatOption = "format"
  private static let onlyOption = "only"
  private static let jobsOption = "jobs"
  private static let regradeFlag = "regrade"
  private static let unsafeFlag = "unsafe"

  /// The form that is no report but what the screen shows.
  private static let table = "table"
  private static let mostJobs = 64

  var arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run(in context: Context) throws -> Outcome {
    let path = try Arguments.required(arguments.folder, .folder, of: Self.declaration)
    let url = NewFile.url(path, in: context.folder)
    var faults: [UsageFault] = []
    let (form, jobs) = (form(&faults), jobs(&faults))
    let parts = parts(of: context.course, &faults)
    guard faults.isEmpty else { throw UsageError(faults: faults, verb: Self.declaration.verb) }
    let reports = place(Self.outOption, in: context) ?? url.appending(path: ClassRun.defaultReports)
    let file = place(Self.settingsOption, in: context)
    let folder = try ClassFolder(url, apartFrom: [reports, file ?? Self.settingsFile(in: url)])
    let request = GradeRequest(
      folder: folder,
      settings: try settings(in: file, of: folder, course: context.course),
      parts: parts,
      jobs: jobs,
      form: form,
      reports: reports,
      isUnsafe: arguments.flags.contains(Self.unsafeFlag),
      isRegrade: arguments.flags.contains(Self.regradeFlag)
    )
    return Outcome(next: .start(.grade(request)))
  }

  /// The file or folder that an option names.
  private func place(_ option: String, in context: Context) -> URL? {
    arguments.options[option].map { NewFile.url($0, in: context.folder) }
  }

  private static func settingsFile(in folder: URL) -> URL {
    folder.appending(path: GradingSettings.fileName)
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
  /// The report that is asked for; nil for the table.
  private func form(_ faults: inout [UsageFault]) -> ReportForm? {
    guard let name = arguments.options[Self.formatOption], name != Self.table else { return nil }
    if let form = ReportForm(rawValue: name) { return form }
    let known = [Self.table] + ReportForm.allCases.map(\.rawValue)
    let expected = Message.gradingForms(["known": known.joined(separator: ", ")])
    faults.append(unusable(Self.formatOption, name, expected))
    return nil
  }

  private func jobs(_ faults: inout [UsageFault]) -> Int {
    guard let value = arguments.options[Self.jobsOption] else { return 2 }
    if let jobs = Int(value), (1...Self.mostJobs).contains(jobs) { return jobs }
    let expected = Message.gradingJobs(["most": Self.mostJobs])
    faults.append(unusable(Self.jobsOption, value, expected))
    return 2
  }

  private func parts(of course: Course, _ faults: inout [UsageFault]) -> [CoursePart] {
    guard let value = arguments.options[Self.onlyOption] else { return [] }
    let parts = value.split(separator: ",").map { CoursePart(String($0)) }
    let known = parts.compactMap(\.self).filter { part in
      course.exercises.contains { part.contains($0.id) }
    }
    if !parts.isEmpty, known.count == parts.count { return known }
    faults.append(unusable(Self.onlyOption, value, Message.gradingParts()))
    return []
  }

  private func unusable(_ option: String, _ value: String, _ expected: String) -> UsageFault {
    .unusableValue(option: "--\(option)", value: value, expected: expected)
  }
}
