import Foundation
import Workbook

/// A language says what the tutor says in English: the same sentences with the same facts, and none that
/// is gone.
///
/// Whoever mends an English sentence may not know the language; so that its English has changed since is
/// a note, unless the language promises to be whole.
struct CatalogueRule: Rule {
  func findings(in material: CourseMaterial) throws -> [Finding] {
    let codes = Language.codes(root: material.root).dropFirst()
    guard !codes.isEmpty else { return [] }
    let english = try EnglishCatalogue(root: material.root)
    return try codes.flatMap { code in
      let file = Language.file(of: code, root: material.root)
      let catalogue = try Catalogue(file: file)
      return missing(catalogue, english, file, material)
        + catalogue.entries.compactMap { entry in
          guard let words = english.words(for: entry.id), words != entry.english else { return nil }
          let told =
            "The English of `\(entry.id)` is now: “\(words)” Translate it, and quote it above."
          return material.finding(file, line: entry.line, told, isNote: !catalogue.isWhole)
        }
        + problems(of: catalogue, english).map { entry, problem in
          material.finding(file, line: entry.line, problem)
        }
    }
  }

  private func problems(
    of catalogue: Catalogue,
    _ english: EnglishCatalogue
  ) -> [(entry: Catalogue.Entry, problem: String)] {
    var above: Set<String> = []
    return catalogue.entries.flatMap { entry in
      let isFirst = above.insert(entry.id).inserted
      return problems(entry, isFirst: isFirst, english).map { (entry, $0) }
    }
  }

  private func problems(
    _ entry: Catalogue.Entry,
    isFirst: Bool,
    _ english: EnglishCatalogue
  ) -> [String] {
    guard let words = english.words(for: entry.id) else {
      return ["The tutor says nothing that is called `\(entry.id)`. Take it out, or mend the name."]
    }
    var problems: [String] = []
    if !isFirst {
      problems.append("`\(entry.id)` stands above already, and that is what is said. Keep one.")
    }
    let (places, own) = (FactPlaces(words), FactPlaces(entry.words))
    if !entry.words.isEmpty, places != own {
      problems.append("`\(entry.id)` has to name \(places), and names \(own).")
    }
    return problems
  }

  /// A language that promises to be whole lacks nothing.
  private func missing(
    _ catalogue: Catalogue,
    _ english: EnglishCatalogue,
    _ file: URL,
    _ material: CourseMaterial
  ) -> [Finding] {
    guard catalogue.isWhole else { return [] }
    let missing = catalogue.missing(from: english).map(\.id)
    guard !missing.isEmpty else { return [] }
    let names = missing.prefix(3).joined(separator: ", ") + (missing.count > 3 ? ", …" : "")
    return [
      material.finding(
        file,
        "The line `Whole: yes` promises every sentence; missing are \(missing.count): \(names)."
          + " Translate them, or take the line out."
      )
    ]
  }
}

extension Catalogue {
  /// The English sentences that are not translated yet.
  func missing(from english: EnglishCatalogue) -> [EnglishCatalogue.Sentence] {
    let own = Set(entries.filter { !$0.words.isEmpty }.map(\.id))
    return english.sentences.filter { !own.contains($0.id) }
  }
}
