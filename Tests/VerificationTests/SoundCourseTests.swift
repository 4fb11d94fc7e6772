import Testing

/// Where nothing is wrong, nothing is found; so whatever another test finds is its own fault's.
@Suite(.timeLimit(.minutes(10))) struct SoundCourseTests {
  @Test func nothingIsFoundInASoundLesson() throws {
    #expect(try SmallCourse().lessonFindings() == [])
  }

  @Test func nothingIsFoundInASoundExercise() throws {
    #expect(try SmallCourse().exerciseFindings() == [])
  }

  @Test func nothingIsFoundInSoundFolders() throws {
    #expect(try SmallCourse().folderFindings() == [])
  }
}
