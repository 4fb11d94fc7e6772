import Testing

@Suite struct Lesson10 {
  @Test(.enabled(if: try Classroom.isGraded("10.1"), "not attempted"))
  func `10.1 Left behind`() throws { try Classroom.grade("10.1") }

  @Test(.enabled(if: try Classroom.isGraded("10.2"), "not attempted"))
  func `10.2 Swiped down`() throws { try Classroom.grade("10.2") }

  @Test(.enabled(if: try Classroom.isGraded("10.3"), "not attempted"))
  func `10.3 Test the ledger`() throws { try Classroom.grade("10.3") }

  @Test(.enabled(if: try Classroom.isGraded("10.4"), "not attempted"))
  func `10.4 One stack, three flows`() throws { try Classroom.grade("10.4") }
}
