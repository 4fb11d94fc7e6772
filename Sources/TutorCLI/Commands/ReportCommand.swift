import Foundation
import Grading
import Workbook

/// `report DIR…` puts the shards of a class together and reports on them as one run would have.
struct ReportCommand: Command {
  static let declaration = Declaration(
    verb: "report",
    parameters: [.folders],
    options: [ReportOptions.out, ReportOptions.format],
    flags: [partialFlag]
  )
  private static let partialFlag = "partial"

  var arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run(in context: Context) throws -> Outcome {
    var faults: [UsageFault] = []
    let form = ReportOptions.form(arguments, &faults)
    let folders = arguments.folders.map { NewFile.url($0, in: context.folder) }
    if folders.isEmpty {
      faults.append(.missingWord(placeholder: Declaration.Parameter.folders.placeholder))
    }
    let place = ReportOptions.folder(arguments, in: context) ?? Self.place(of: folders)
    if place == nil, !folders.isEmpty {
      // What holds no shards is told first: no place would help.
      _ = try ShardMerge(folders, isPartial: true)
      let option = ReportOptions.out
      faults.append(.missingWord(placeholder: "`--\(option.name) \(option.placeholder)`"))
    }
    guard let place, faults.isEmpty else {
      throw UsageError(faults: faults, verb: Self.declaration.verb)
    }
    let request = MergeRequest(
      folders: folders,
      isPartial: arguments.flags.contains(Self.partialFlag),
      reports: ReportsWanted(folder: place, form: form)
    )
    return Outcome(next: .start(.merge(request)))
  }

  /// Where the reports on one class belong; shards of their own do not say.
  private static func place(of folders: [URL]) -> URL? {
    guard folders.count == 1, let folder = folders.first,
      FileManager.default.fileExists(atPath: folder.appending(path: ClassFolder.keptName).path)
    else { return nil }
    return folder.appending(path: ClassRun.defaultReports(of: nil))
  }
}
