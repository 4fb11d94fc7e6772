import Testing
import Workbook

@Suite struct CatalogueTests {
  private static let text = """
    # Oʻzbekcha

    For translators.

    ## list.empty

    > There is nothing
    > in the list.
    >
    > Go on.

    Roʻyxatda
    hech narsa yoʻq.

    Davom eting.

    ## list.full

    > Full.

    """

  @Test func linesAreJoinedAndParagraphsStay() throws {
    let entry = try #require(Catalogue(Self.text).entries.first)
    #expect(entry.id == "list.empty")
    #expect(entry.english == "There is nothing in the list.\n\nGo on.")
    #expect(entry.words == "Roʻyxatda hech narsa yoʻq.\n\nDavom eting.")
    #expect(entry.line == 5)
  }

  @Test func aSentenceThatIsStillToBeWrittenHasNoWords() {
    #expect(Catalogue(Self.text).entries.map(\.words.isEmpty) == [false, true])
  }

  @Test func aLineOfItsOwnPromisesTheWhole() {
    #expect(!Catalogue(Self.text).isWhole)
    #expect(Catalogue("# Oʻzbekcha\n\nWhole: yes\n").isWhole)
  }

  @Test func whatIsWrittenForTranslatorsIsReadBack() throws {
    let words = String(repeating: "A sentence of several words. ", count: 6) + "End.\n\nAnd on."
    let text = Catalogue.Entry.text(id: "long.sentence", english: words)
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 80 })
    let entry = try #require(Catalogue(text).entries.first)
    #expect(entry.english == words)
    #expect(entry.words == "")
  }
}
