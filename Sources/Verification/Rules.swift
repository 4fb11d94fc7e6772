/// All promises that are proved, by what they are about.
enum Rules {
  static let ofCourse: [any Rule<CourseMaterial>] = [
    CatalogueRule(),
    FoldersRule(),
    GradesRule(),
    ModulesRule(),
    ReadmeRule(),
    EditionRule(),
    StrayFilesRule(),
    ManifestTranslationsRule(),
  ]

  static let ofLesson: [any Rule<LessonMaterial>] = [
    KindsRule(),
    ListingsRule(),
    TranscriptsRule(),
    TourRule(),
    PredictionsRule(),
    ReviewRule(),
    LinksRule<LessonMaterial>(),
    MarksRule<LessonMaterial>(),
    TranslatedLessonRule(),
    TranslatedTourRule(),
    TranslationAgeRule<LessonMaterial>(),
  ]

  /// The rules of exercises; some look at wrong answers, which must have been tried then.
  static func ofExercise(_ answers: Scope.Answers) -> [any Rule<ExerciseMaterial>] {
    [
      StarterRule(), SolutionsRule(), WidthRule(), TextsRule(), LinksRule<ExerciseMaterial>(),
      MarksRule<ExerciseMaterial>(),
      TranslatedExerciseRule(), TranslationAgeRule<ExerciseMaterial>(),
      HonestyRule(answers: answers),
    ]
      + (answers == .all ? [MisconceptionsRule(), ChecksRule()] : [])
  }

  static let ofMutants: [any Rule<MutantMaterial>] = [MutantsRule()]
}
