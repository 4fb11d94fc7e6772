/// What a student has done so far, and where the reader left off.
package struct Progress: Equatable, Sendable {
  /// The lesson and the section last read; nil before the first.
  package var place: Place? { didSet { note(place) } }
  /// Where the reader left off in each lesson, by the lesson's number.
  package private(set) var places: [Int: Place] = [:]
  /// What is known of each exercise that was checked, hinted at or given up.
  package var exercises: [ExerciseID: Record]
  /// What was asked of earlier lessons, and what comes again when.
  package var review = ReviewSchedule()

  /// The progress of somebody who has just arrived.
  package init(place: Place? = nil, exercises: [ExerciseID: Record] = [:]) {
    self.place = place
    self.exercises = exercises
    note(place)
  }

  /// Keeps a place as its lesson's.
  private mutating func note(_ place: Place?) {
    if let place { places[place.lesson] = place }
  }

  /// A place in the course's text, or at one of its exercises.
  package struct Place: Codable, Equatable, Sendable {
    /// The lesson's number.
    package var lesson: Int
    /// The section's name; nil when the reader stands at an exercise.
    package var section: String?
    /// The exercise's number in its lesson; nil when the reader is in the text.
    package var exercise: Int?

    /// Makes a place.
    package init(lesson: Int, section: String? = nil, exercise: Int? = nil) {
      self.lesson = lesson
      self.section = section
      self.exercise = exercise
    }
  }

  /// The number of the furthest lesson that is being read or whose exercises were tried.
  var furthestLesson: Int {
    let tried = exercises.filter { $0.value.attempts > 0 }.keys.map(\.lesson)
    return ([place?.lesson ?? 1] + tried).max() ?? 1
  }

  /// What is known of an exercise; all zero at first.
  package subscript(exercise: ExerciseID) -> Record {
    get { exercises[exercise] ?? Record() }
    set { exercises[exercise] = newValue }
  }
}

extension Progress: Codable {
  /// The version of the file's form that this program writes; older ones are read.
  package static let version = 2

  private enum CodingKeys: String, CodingKey {
    case version, place, places, exercises, review
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    place = try container.decodeIfPresent(Place.self, forKey: .place)
    places = try container.decodeIfPresent([Int: Place].self, forKey: .places) ?? [:]
    exercises = try container.decode([ExerciseID: Record].self, forKey: .exercises)
    review = try container.decodeIfPresent(ReviewSchedule.self, forKey: .review) ?? review
    // A tutor that knew one place alone may have written last.
    note(place)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encodeIfPresent(place, forKey: .place)
    try container.encode(places, forKey: .places)
    try container.encode(exercises, forKey: .exercises)
    try container.encode(review, forKey: .review)
  }
}
