import Testing

@Suite struct Lesson04 {
  @Test(.enabled(if: try Classroom.isGraded("4.1"), "not attempted"))
  func `4.1 Choose the flow`() throws { try Classroom.grade("4.1") }

  @Test(.enabled(if: try Classroom.isGraded("4.2"), "not attempted"))
  func `4.2 Remember the session`() throws { try Classroom.grade("4.2") }

  @Test(.enabled(if: try Classroom.isGraded("4.3"), "not attempted"))
  func `4.3 Test the memory`() throws { try Classroom.grade("4.3") }

  @Test(.enabled(if: try Classroom.isGraded("4.4"), "not attempted"))
  func `4.4 Onboarding first, once`() throws { try Classroom.grade("4.4") }
}
