import Foundation
import Workbook

/// Finds the language that the tutor is to speak.
///
/// `--lang` on the command line decides, then `TUTOR_LANG`, then the locale. Only on the command line
/// is a language that the workbook does not have a fault: a locale is set for all programs, and most
/// of them know more languages than this one.
enum LanguageChoice {
  /// The option; it may stand anywhere.
  static let option = "--lang"
  /// The variable that decides where the option is not given.
  static let variable = "TUTOR_LANG"
  /// The variables of the locale; the first that is set decides, as for the C library.
  private static let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// Takes the option out of a command line and reads the language.
  /// - Parameters:
  ///   - arguments: The words after `tutor`.
  ///   - environment: The process's environment.
  ///   - root: The workbook's root; without a workbook there is English alone.
  /// - Returns: The language.
  /// - Throws: ``UsageError`` for an option without a value or with one that is not there, and
  ///   ``CourseError`` for a language that cannot be read.
  static func take(
    from arguments: inout [String],
    environment: [String: String],
    root: URL?
  ) throws -> Language {
    let known = root.map(Language.codes) ?? [Language.english.code]
    let asked = try value(takenFrom: &arguments, known: known)
    let code = asked ?? code(in: environment).flatMap { known.contains($0) ? $0 : nil }
    guard let code, let root else { return .english }
    return try Language(code, root: root)
  }

  /// The language that the environment asks for, whether it is there or not; nil if it asks for none.
  static func code(in environment: [String: String]) -> String? {
    if let own = environment[variable], !own.isEmpty { return own.lowercased() }
    let name = locale.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return name.map { String($0.prefix(while: \.isLetter)).lowercased() }
  }

  private static func value(
    takenFrom arguments: inout [String],
    known: [String]
  ) throws(UsageError) -> String? {
    guard
      let index = arguments.firstIndex(where: { $0 == option || $0.hasPrefix("\(option)=") })
    else { return nil }
    let word = arguments.remove(at: index)
    var value: String?
    if word != option {
      value = String(word.dropFirst(option.count + 1))
    } else if arguments.indices.contains(index) {
      value = arguments.remove(at: index)
    }
    guard let value, !value.isEmpty else {
      throw UsageError(faults: [.missingValue(option: option, placeholder: placeholder(known))])
    }
    guard known.contains(value.lowercased()) else {
      let expected = known.joined(separator: ", ")
      throw UsageError(faults: [.unknownLanguage(value, known: expected)])
    }
    return value.lowercased()
  }

  private static func placeholder(_ known: [String]) -> String { known.joined(separator: "|") }
}
