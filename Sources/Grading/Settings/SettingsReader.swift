import Foundation
import Spelling
package import Workbook

/// Reads a settings file, and finds all that is wrong with it at once.
package struct SettingsReader {
  private let course: Course
  let students: [String]
  var settings = GradingSettings()
  var faults: [SettingsError.Fault] = []

  private static let keys = [
    "assigned", "due", "lateFactor", "weights", "points", "handedIn", "cleared",
  ]

  /// Reads the settings of a class.
  /// - Parameters:
  ///   - path: The file's path.
  ///   - course: The course that it speaks of.
  ///   - students: The students that it may speak of.
  /// - Returns: The settings; what the file does not speak of is as it is without a file.
  /// - Throws: ``SettingsError``, and ``CourseError`` where the checks that it names cannot be read.
  package static func settings(
    at path: String,
    course: Course,
    students: [String]
  ) throws -> GradingSettings {
    guard !URL(filePath: path, directoryHint: .checkFileSystem).hasDirectoryPath else {
      throw SettingsError(path: path, faults: [.folder])
    }
    var reader = SettingsReader(course: course, students: students)
    let data = try data(at: path)
    let slip = JSONSlip.first(in: data)
    if slip == nil, let value = try? JSONDecoder().decode(JSONValue.self, from: data) {
      try reader.read(value)
    } else {
      reader.faults.append(.notJSON(slip))
    }
    guard reader.faults.isEmpty else { throw SettingsError(path: path, faults: reader.faults) }
    return reader.settings
  }

  private static func data(at path: String) throws(SettingsError) -> Data {
    do {
      return try Data(contentsOf: path.fileURL)
    } catch {
      throw SettingsError(path: path, faults: [.unreadable(reason: error.reason)])
    }
  }

  private init(course: Course, students: [String]) {
    self.course = course
    self.students = students
  }

  private mutating func read(_ value: JSONValue) throws {
    for (key, value) in object(value, at: "it", .settingsObject) {
      switch key {
      case "assigned": readAssigned(value)
      case "due":
        settings.due = parts(value, at: key, .settingsDueDates, .settingsMoment, \.dueDate)
      case "lateFactor": settings.lateFactor = number(value, at: key, .settingsFactor) { $0 <= 1 }
      case "weights":
        settings.weights = parts(value, at: key, .settingsWeights, .settingsNumber, \.weight)
      case "points": try readPoints(value)
      case "handedIn": readHandedIn(value)
      case "cleared": readCleared(value)
      default:
        let guess = Spelling.nearest(to: key, in: Self.keys)
        faults.append(.unknownKey(key, place: "", suggestion: guess))
      }
    }
  }

  private mutating func readAssigned(_ value: JSONValue) {
    guard case .list(let names) = value else {
      return faults.append(.wrongValue(place: "assigned", expected: .settingsParts))
    }
    for (index, name) in names.enumerated() {
      let place = "assigned[\(index)]"
      guard case .text(let name) = name else {
        faults.append(.wrongValue(place: place, expected: .settingsPart))
        continue
      }
      if let part = part(name, at: place) { settings.assigned.append(part) }
    }
  }

  private mutating func readPoints(_ value: JSONValue) throws {
    for (name, value) in object(value, at: "points", .settingsPoints) {
      let place = "points.\(name)"
      guard let part = part(name, at: place) else { continue }
      guard case .exercise(let id) = part else {
        faults.append(.wrongValue(place: place, expected: .settingsExercise))
        continue
      }
      if let total = value.weight {
        settings.points[id] = .total(total)
      } else {
        settings.points[id] = .checks(try checks(value, of: id, at: place))
      }
    }
  }

  private mutating func checks(
    _ value: JSONValue,
    of id: ExerciseID,
    at place: String
  ) throws -> [String: Double] {
    let known = try course.exercise(id)?.explanations().map(\.check) ?? []
    var points: [String: Double] = [:]
    for (check, value) in object(value, at: place, .settingsExercisePoints) {
      if !known.contains(check) {
        let guess = Spelling.nearest(to: check, in: known)
        faults.append(.unknownCheck(check, exercise: id, suggestion: guess))
      }
      points[check] = number(value, at: "\(place).\(check)", .settingsNumber) { _ in true }
    }
    return points
  }
}

extension SettingsReader {
  /// The members of an object, by key.
  mutating func object(
    _ value: JSONValue,
    at place: String,
    _ expected: Message
  ) -> [(key: String, value: JSONValue)] {
    guard case .object(let members) = value else {
      faults.append(.wrongValue(place: place, expected: expected))
      return []
    }
    return members.sorted { $0.key < $1.key }
  }

  /// A value for each lesson or exercise that is named.
  private mutating func parts<Value>(
    _ value: JSONValue,
    at place: String,
    _ expected: Message,
    _ each: Message,
    _ read: (JSONValue) -> Value?
  ) -> [CoursePart: Value] {
    var values: [CoursePart: Value] = [:]
    for (name, value) in object(value, at: place, expected) {
      let place = "\(place).\(name)"
      let part = part(name, at: place)
      guard let value = read(value) else {
        faults.append(.wrongValue(place: place, expected: each))
        continue
      }
      if let part { values[part] = value }
    }
    return values
  }

  /// The lesson or exercise of that name, if the course has it.
  mutating func part(_ name: String, at place: String) -> CoursePart? {
    guard let part = CoursePart(name), course.exercises.contains(where: { part.contains($0.id) })
    else {
      faults.append(.unknownPart(name, place: place))
      return nil
    }
    return part
  }

  private mutating func number(
    _ value: JSONValue,
    at place: String,
    _ expected: Message,
    _ isRight: (Double) -> Bool
  ) -> Double {
    guard let number = value.weight, isRight(number) else {
      faults.append(.wrongValue(place: place, expected: expected))
      return 1
    }
    return number
  }
}
