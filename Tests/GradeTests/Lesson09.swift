import Testing

@Suite struct Lesson09 {
  @Test(.enabled(if: try Classroom.isGraded("9.1"), "not attempted"))
  func `9.1 Read a link`() throws { try Classroom.grade("9.1") }

  @Test(.enabled(if: try Classroom.isGraded("9.2"), "not attempted"))
  func `9.2 Links get lost`() throws { try Classroom.grade("9.2") }

  @Test(.enabled(if: try Classroom.isGraded("9.3"), "not attempted"))
  func `9.3 Test the reader`() throws { try Classroom.grade("9.3") }

  @Test(.enabled(if: try Classroom.isGraded("9.4"), "not attempted"))
  func `9.4 Down the tree`() throws { try Classroom.grade("9.4") }
}
