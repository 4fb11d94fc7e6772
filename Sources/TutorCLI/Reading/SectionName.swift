import Workbook

/// Finds a section by what a reader types.
enum SectionName {
  /// The name of the section that was meant: exact, by its number as it is shown, or the only one
  /// that begins with what was typed or holds it.
  static func find(_ typed: String, in text: LessonText) -> String? {
    let names = text.sections.map(\.name)
    let wanted = typed.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    if names.contains(wanted) { return wanted }
    if let number = Int(typed), names.indices.contains(number - 1) { return names[number - 1] }
    return only(names.filter { $0.hasPrefix(wanted) }) ?? only(names.filter { $0.contains(wanted) })
  }

  private static func only(_ names: [String]) -> String? {
    names.count == 1 ? names.first : nil
  }
}
