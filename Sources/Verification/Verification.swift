package import Grader
package import Workbook

/// Proves that the course keeps its promises: every text is true, every answer is judged rightly.
package struct Verification: Sendable {
  let course: Course
  let grader: Grader
  let cancelled: Cancellation?

  /// Makes a verification of a course.
  /// - Parameters:
  ///   - course: The course.
  ///   - grader: What compiles and runs the course's programs; its cache keeps what they did.
  ///   - cancelled: A way to end the work from another thread.
  package init(_ course: Course, grader: Grader, cancelled: Cancellation? = nil) {
    (self.course, self.grader, self.cancelled) = (course, grader, cancelled)
  }

  /// Finds every place in a part of the course where a promise is not kept.
  ///
  /// A program is run only if something that it is made of has changed since it ran last.
  /// - Parameters:
  ///   - scope: The part.
  ///   - progress: Told of each answer and app that was tried, called on any thread.
  /// - Returns: The findings, by file and line; none when all is well.
  /// - Throws: ``GraderError`` when nothing can be compiled here, or when it was cancelled.
  @available(*, noasync)
  package func findings(
    in scope: Scope,
    progress: @escaping @Sendable (Advance) -> Void = { _ in }
  ) throws -> [Finding] {
    try inEnglish {
      try grader.prepare()
      let sections = SectionNames(course)
      let evidence = Evidence(of: scope, grader: grader, cancelled: cancelled, progress: progress)
      if cancelled?.isCancelled == true { throw GraderError.cancelled }
      let lessons = evidence.rehearsals.map {
        LessonMaterial(root: course.root, sections: sections, rehearsal: $0)
      }
      let exercises = scope.exercises.map {
        ExerciseMaterial($0, in: course, sections: sections, evidence: evidence)
      }
      // What several rules were kept from reading is told once.
      let findings = Set(
        lessons.flatMap { $0.findings(by: Rules.ofLesson) }
          + exercises.flatMap { $0.findings(by: Rules.ofExercise(scope.answers)) }
          + folderFindings().filter { scope.includes($0, below: course.root) }
      )
      return findings.sorted()
    }
  }

  /// Finds what is wrong with the course's folders and manifests; nothing is compiled for that.
  package func folderFindings() -> [Finding] {
    inEnglish {
      let material = CourseMaterial(course: course, sections: SectionNames(course))
      return material.findings(by: Rules.ofCourse).sorted()
    }
  }

  /// The English texts are what is proved, and translations beside them, whoever looks.
  func inEnglish<Found>(_ look: () throws -> Found) rethrows -> Found {
    try Language.$current.withValue(.english) { try look() }
  }
}
