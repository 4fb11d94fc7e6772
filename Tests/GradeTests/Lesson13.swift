import Testing

@Suite struct Lesson13 {
  @Test(.enabled(if: try Classroom.isGraded("13.1"), "not attempted"))
  func `13.1 Follow the path`() throws { try Classroom.grade("13.1") }

  @Test(.enabled(if: try Classroom.isGraded("13.2"), "not attempted"))
  func `13.2 Cut a module`() throws { try Classroom.grade("13.2") }

  @Test(.enabled(if: try Classroom.isGraded("13.3"), "not attempted"))
  func `13.3 The one that was meant`() throws { try Classroom.grade("13.3") }

  @Test(.enabled(if: try Classroom.isGraded("13.4"), "not attempted"))
  func `13.4 A whole small app`() throws { try Classroom.grade("13.4") }
}
