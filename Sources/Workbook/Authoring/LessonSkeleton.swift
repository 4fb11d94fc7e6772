/// What a lesson begins with: a small app that is driven and asked about, and a text to be written.
struct LessonSkeleton {
  let number: Int
  let title: String

  /// The lesson's files, by name.
  var files: [String: String] {
    let texts = ["Lesson.md": text, "Review.md": review, "Tour.transcript": tour]
    return texts.merging(SkeletonApp(mark: "the lesson's app, a file for each type.").files) { $1 }
  }
}
