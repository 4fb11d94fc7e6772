import Workbook

/// Finds a section by what a reader types.
enum SectionName {
  /// The name of the section that was meant: exact, by its number as it is shown, or the only one
  /// that begins with what was typed or holds it.
  ///
  /// A section has the name that its English heading gives it; a translated one can be typed too.
  static func find(_ typed: String, in text: LessonText) -> String? {
    let names = text.sections.map(\.name)
    let wanted = MarkdownSection.name(of: typed)
    if names.contains(wanted) { return wanted }
    if let number = Int(typed), names.indices.contains(number - 1) { return names[number - 1] }
    return only(text.sections) { $0.hasPrefix(wanted) }
      ?? only(text.sections) { $0.contains(wanted) }
  }

  private static func only(
    _ sections: [LessonText.Section],
    where isMeant: (String) -> Bool
  ) -> String? {
    let found = sections.filter { isMeant($0.name) || isMeant(MarkdownSection.name(of: $0.title)) }
    return found.count == 1 ? found.first?.name : nil
  }
}
