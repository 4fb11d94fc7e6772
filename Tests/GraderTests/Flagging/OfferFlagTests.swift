import Foundation
import Testing

@testable import Grader

/// What a module defines under others' names is found in the object file, whatever the source says.
struct OfferFlagTests {
  /// The flags of an object file of the module `HandOff` with one symbol.
  private func flags(_ letter: String, _ name: String) -> [String] {
    let symbols = ObjectSymbols("0000000000000010 \(letter) \(name)\n                 U free\n")
    return OfferFlags(symbols: symbols, module: "HandOff").flags.map { "\($0.kind) \($0.name)" }
  }

  @Test(
    arguments: [
      ("T", "$s6Checks6RunnerO4mainyySayAA5CheckVGYaFZ"),
      ("W", "$s6Checks6RunnerO4mainyySayAA5CheckVGYaFZ"),
      ("D", "$s5UIKit22UINavigationControllerCN"), ("T", "$ss5printyyypd_S2StF"),
      ("W", "$s5UIKit22UINavigationControllerC15viewControllersSayAA06UIViewC0CGvg"),
      ("T", "write"), ("W", "write"), ("T", "swift_retain"), ("u", "write"), ("i", "write"),
      ("B", "stdout"), ("C", "environ"), ("T", "$sNoName"), ("R", "main"),
    ]
  )
  func anothersNameIsFlagged(letter: String, name: String) {
    #expect(flags(letter, name).count == 1)
    #expect(flags(letter, name).first?.hasPrefix("impostor ") == true)
  }

  @Test(
    arguments: [
      ("T", "$s7HandOff7ShopperC4nameSSvg"), ("t", "write"), ("d", "$s6Checks5CheckVN"),
      // What is added to a type of others, and a conformance of one.
      ("T", "$s5UIKit16UIViewControllerC7HandOffE4show4rowsySayAA6UIViewCG_tF"),
      ("R", "$sSS7HandOff8SpeakingAAMc"),
      // Copies: of a generic function, a witness table, a default argument.
      ("W", "$ss27_finalizeUninitializedArrayySayxGABnlF"), ("V", "$ss16PartialRangeFromVySiGMD"),
      ("W", "$ss5print_9separator10terminatoryypd_S2StFfA0_"), ("W", "__swift_memcpy24_8"),
      ("W", "$s5UIKit22UINavigationControllerCSgWOe"),
      ("V", "symbolic _____Iegg_ 11ThreeStacks5BreadV"),
      ("V", "got.$s5UIKit18UITabBarControllerCMn"),
      ("V", "associated conformance 11DownTheTree6UserIDVSHAASQ"), ("U", "write"), ("w", "write"),
    ]
  )
  func whatHonestAnswersDefineIsNot(letter: String, name: String) {
    #expect(flags(letter, name) == [])
  }

  @Test func aNameOfSeveralWordsHidesNoOther() {
    let symbols = ObjectSymbols("                 U x U free\n0000000000000000 T a U free\n")
    #expect(symbols.calls == ["x U free"])
    #expect(symbols.offers.map(\.name) == ["a U free"])
  }
}
