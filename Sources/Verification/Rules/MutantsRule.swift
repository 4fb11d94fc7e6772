import Breakage
import Foundation
import Workbook

/// A change that breaks the reference is seen by a check and explained by a fact of the run; what no
/// check has to see is listed with its reason.
///
/// At most one change in ten may be unseen, not counting those that make no difference.
struct MutantsRule: Rule {
  /// One change in so many may be unseen.
  static let oneIn = 10

  func findings(in material: MutantMaterial) throws -> [Finding] {
    let list = try UnseenList(hidden: material.folder)
    return changes(list, material) + stale(list, material) + share(material)
  }

  private func changes(_ list: UnseenList, _ material: MutantMaterial) -> [Finding] {
    material.report.mutants.compactMap { mutant in
      guard let words = words(about: mutant, list) else { return nil }
      let file = material.reference.appending(path: mutant.file)
      return material.finding(file, line: mutant.line, words)
    }
  }

  private func words(about mutant: Mutant, _ list: UnseenList) -> String? {
    switch mutant.fate {
    case .explained, .harmless: nil
    case .unexplained:
      "A check fails \(mutant.change), and shows neither stack nor tree nor what it found. Let it"
        + " compare."
    case .unseen where list.entry(for: mutant) != nil: nil
    case .unseen:
      "No check sees \(mutant.change). Add a check, or a row to \(UnseenList.fileName):"
        + " | \(mutant.file) | \(mutant.change) | why |"
    }
  }

  private func stale(_ list: UnseenList, _ material: MutantMaterial) -> [Finding] {
    list.entries.compactMap { entry in
      let isUnseen = (material.report.unseen + material.report.harmless).contains {
        $0.file == entry.file && $0.change == entry.change
      }
      guard !isUnseen else { return nil }
      return material.finding(
        material.folder.appending(path: UnseenList.fileName),
        line: entry.line,
        "A check sees \(entry.change) in \(entry.file), or it is gone. Take the row out."
      )
    }
  }

  private func share(_ material: MutantMaterial) -> [Finding] {
    let (unseen, all) = (material.report.unseen.count, material.report.count)
    guard unseen * Self.oneIn > all else { return [] }
    return [
      material.finding(
        material.report.exercise.checksFile,
        "The checks see \(all - unseen) of \(all) changes; at most one in \(Self.oneIn) may be unseen."
      )
    ]
  }
}
