import Testing

@Suite struct Lesson11 {
  @Test(.enabled(if: try Classroom.isGraded("11.1"), "not attempted"))
  func `11.1 Told, however it goes`() throws { try Classroom.grade("11.1") }

  @Test(.enabled(if: try Classroom.isGraded("11.2"), "not attempted"))
  func `11.2 Rehearse an order`() throws { try Classroom.grade("11.2") }

  @Test(.enabled(if: try Classroom.isGraded("11.3"), "not attempted"))
  func `11.3 On a split view`() throws { try Classroom.grade("11.3") }
}
