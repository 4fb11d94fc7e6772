extension SmallWorkbook {
  /// A language of a few sentences, and a translated lesson.
  static let uzbek = [
    "Sources/Workbook/Languages/uz.md": """
    # Oʻzbekcha

    ## reading.section

    > Lesson {lesson}, {title} · section {number} of {count}

    {lesson}-dars, {title} · {count} boʻlimdan {number}-si

    ## app.lessonName

    > lesson {lesson}

    {lesson}-dars

    """,
    "Lessons/02-farewells/Lesson.uz.md": "# Xayrlashuv\n\n## Bitta\n\nXayr.\n",
  ]
}
