/// All promises that are proved, by what they are about.
enum Rules {
  static let ofCourse: [any Rule<CourseMaterial>] = [
    FoldersRule(),
    GradesRule(),
    ModulesRule(),
    StrayFilesRule(),
  ]

  static let ofLesson: [any Rule<LessonMaterial>] = [
    KindsRule(),
    ListingsRule(),
    TranscriptsRule(),
    TourRule(),
    PredictionsRule(),
    ReviewRule(),
    LinksRule<LessonMaterial>(),
  ]

  static let ofExercise: [any Rule<ExerciseMaterial>] = [
    StarterRule(),
    SolutionsRule(),
    MisconceptionsRule(),
    ChecksRule(),
    TextsRule(),
    LinksRule<ExerciseMaterial>(),
  ]

  static let ofMutants: [any Rule<MutantMaterial>] = [MutantsRule()]
}
