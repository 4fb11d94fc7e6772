import Grader
package import Workbook

extension Verification {
  /// Breaks the references of a part of the course in every place, and tells what no check sees.
  ///
  /// What was tried before, and has not changed since, is not tried again.
  /// - Parameters:
  ///   - scope: The part.
  ///   - progress: Told of each exercise and the number of its changes before they are tried.
  /// - Returns: A report for each exercise, and the findings, by file and line.
  /// - Throws: ``GraderError`` when nothing can be compiled here, and what keeps a reference from being
  ///   broken.
  @available(*, noasync)
  package func mutants(
    in scope: Scope,
    progress: (Exercise, Int) -> Void = { _, _ in }
  ) throws -> (reports: [MutantReport], findings: [Finding]) {
    try inEnglish {
      try grader.prepare()
      let sections = SectionNames(course)
      let reports = try scope.exercises.map { exercise in
        try MutantTrial(exercise, grader: grader, cancelled: cancelled).report {
          progress(exercise, $0)
        }
      }
      let findings = reports.flatMap { report in
        MutantMaterial(root: course.root, sections: sections, report: report)
          .findings(by: Rules.ofMutants)
      }
      return (reports, findings.sorted())
    }
  }
}
