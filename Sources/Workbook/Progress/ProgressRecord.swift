extension Progress {
  /// What is known of one exercise.
  package struct Record: Equatable, Sendable {
    /// How many contents of the student's files were checked.
    package var attempts = 0
    /// The fingerprint of the contents that were checked last.
    package var checked: String?
    /// A Boolean value that tells whether what was checked last passed, and was not replaced since.
    package var isPassing = false
    /// A Boolean value that tells whether it ever passed.
    package var hasPassed = false
    /// A Boolean value that tells whether the student gave up, to see the answer.
    package var hasGivenUp = false
    /// How many hints were shown.
    package var hintsShown = 0
    /// With how many contents each check has failed since it passed or a hint was shown, by its identifier.
    package var failures: [String: Int] = [:]

    /// An exercise that nobody touched.
    package init() {}

    /// A Boolean value that tells whether the exercise still waits for the student.
    package var isOpen: Bool { !isPassing && !hasGivenUp }

    /// A Boolean value that tells whether it still waits and never passed; one that passed and was reset
    /// is for practice.
    package var isUnsolved: Bool { isOpen && !hasPassed }

    /// A Boolean value that tells whether the answer may be shown.
    package var mayShowAnswer: Bool { hasPassed || hasGivenUp }
  }
}

/// What a file does not say is as at first: files of version 1 say less.
extension Progress.Record: Codable {
  private enum CodingKeys: String, CodingKey {
    case attempts, checked, isPassing, hasPassed, hasGivenUp, hintsShown, failures
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    attempts = try container.decodeIfPresent(Int.self, forKey: .attempts) ?? 0
    checked = try container.decodeIfPresent(String.self, forKey: .checked)
    isPassing = try container.decodeIfPresent(Bool.self, forKey: .isPassing) ?? false
    hasPassed = try container.decodeIfPresent(Bool.self, forKey: .hasPassed) ?? isPassing
    hasGivenUp = try container.decodeIfPresent(Bool.self, forKey: .hasGivenUp) ?? false
    hintsShown = try container.decodeIfPresent(Int.self, forKey: .hintsShown) ?? 0
    failures = try container.decodeIfPresent([String: Int].self, forKey: .failures) ?? [:]
  }
}
