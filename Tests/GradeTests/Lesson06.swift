import Testing

@Suite struct Lesson06 {
  @Test(.enabled(if: try Classroom.isGraded("6.1"), "not attempted"))
  func `6.1 Through the view model`() throws { try Classroom.grade("6.1") }

  @Test(.enabled(if: try Classroom.isGraded("6.2"), "not attempted"))
  func `6.2 Four bindings`() throws { try Classroom.grade("6.2") }

  @Test(.enabled(if: try Classroom.isGraded("6.3"), "not attempted"))
  func `6.3 By protocol`() throws { try Classroom.grade("6.3") }

  @Test(.enabled(if: try Classroom.isGraded("6.4"), "not attempted"))
  func `6.4 Write the test`() throws { try Classroom.grade("6.4") }
}
