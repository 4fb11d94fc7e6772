import Testing

@Suite struct Lesson05 {
  @Test(.enabled(if: try Classroom.isGraded("5.1"), "not attempted"))
  func `5.1 The hand-off`() throws { try Classroom.grade("5.1") }

  @Test(.enabled(if: try Classroom.isGraded("5.2"), "not attempted"))
  func `5.2 Two sign-ins`() throws { try Classroom.grade("5.2") }

  @Test(.enabled(if: try Classroom.isGraded("5.3"), "not attempted"))
  func `5.3 Move home up`() throws { try Classroom.grade("5.3") }
}
