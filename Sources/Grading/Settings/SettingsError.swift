package import Workbook

/// What is wrong with a settings file.
package struct SettingsError: Error, Equatable {
  /// The file's path.
  package var path: String
  /// All that is wrong in it, in the order of the keys.
  package var faults: [Fault]

  /// One thing that is wrong, with the place in the file: `due.5`.
  package enum Fault: Equatable, Sendable {
    /// The file cannot be read.
    case unreadable(reason: String)
    /// There is a folder in the file's place.
    case folder
    /// The file is not JSON; nil where its first slip cannot be named.
    case notJSON(JSONSlip?)
    /// There is no such key.
    case unknownKey(String, place: String, suggestion: String?)
    /// Another kind of value belongs there: the words say which.
    case wrongValue(place: String, expected: Message)
    /// The course has no such lesson or exercise.
    case unknownPart(String, place: String)
    /// The class has no such student.
    case unknownStudent(String, place: String, suggestion: String?)
    /// The exercise has no such check.
    case unknownCheck(String, exercise: ExerciseID, suggestion: String?)
  }
}

extension SettingsError: CustomStringConvertible {
  package var description: String {
    faults.map { "\(path): \($0.sentence)" }.joined(separator: "\n")
  }
}

extension SettingsError.Fault {
  /// What is wrong, and what helps.
  package var sentence: String {
    switch self {
    case .unreadable(let reason): Message.settingsUnreadable(["reason": reason])
    case .folder: Message.settingsFolder()
    case .notJSON(let slip):
      Message.settingsNotJSON(["reason": slip?.sentence ?? Message.jsonUnknown()])
    case .unknownKey(let key, let place, let suggestion):
      Message.settingsUnknownKey(["key": key, "place": place, "guess": Self.guess(suggestion)])
    case .wrongValue(let place, let expected):
      Message.settingsWrongValue(["place": place, "expected": expected()])
    case .unknownPart(let name, let place):
      Message.settingsUnknownPart(["name": name, "place": place])
    case .unknownStudent(let name, let place, let suggestion):
      Message.settingsUnknownStudent([
        "name": name, "place": place, "guess": Self.guess(suggestion),
      ])
    case .unknownCheck(let check, let exercise, let suggestion):
      Message.settingsUnknownCheck([
        "check": check, "exercise": exercise, "guess": Self.guess(suggestion),
      ])
    }
  }

  private static func guess(_ suggestion: String?) -> String {
    suggestion.map { " " + Message.didYouMean(["word": $0]) } ?? ""
  }
}
