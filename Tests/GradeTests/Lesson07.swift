import Testing

@Suite struct Lesson07 {
  @Test(.enabled(if: try Classroom.isGraded("7.1"), "not attempted"))
  func `7.1 List to detail`() throws { try Classroom.grade("7.1") }

  @Test(.enabled(if: try Classroom.isGraded("7.2"), "not attempted"))
  func `7.2 A forgotten favourite`() throws { try Classroom.grade("7.2") }

  @Test(.enabled(if: try Classroom.isGraded("7.3"), "not attempted"))
  func `7.3 Test the identity`() throws { try Classroom.grade("7.3") }

  @Test(.enabled(if: try Classroom.isGraded("7.4"), "not attempted"))
  func `7.4 Out by every door`() throws { try Classroom.grade("7.4") }
}
