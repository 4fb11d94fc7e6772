import Testing

@Suite struct Lesson08 {
  @Test(.enabled(if: try Classroom.isGraded("8.1"), "not attempted"))
  func `8.1 Four reports`() throws { try Classroom.grade("8.1") }

  @Test(.enabled(if: try Classroom.isGraded("8.2"), "not attempted"))
  func `8.2 The third tab`() throws { try Classroom.grade("8.2") }

  @Test(.enabled(if: try Classroom.isGraded("8.3"), "not attempted"))
  func `8.3 Three stacks`() throws { try Classroom.grade("8.3") }
}
