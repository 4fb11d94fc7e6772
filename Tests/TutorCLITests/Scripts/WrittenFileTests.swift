import Foundation
import Support
import Testing

/// Files that the tutor writes when it is asked to.
@Suite(.timeLimit(.minutes(10)))
struct WrittenFileTests {
  @Test func aMapIsWrittenByTheTutor() throws {
    let tutor = try AppWorkbook.make()
    let input = "map stacks svg to map.svg\nmap stacks to map.mmd\n"
    let result = try tutor.filter(["run", "1"], input: input)
    #expect(result.output.contains("map.svg"))
    #expect(!result.output.contains("<svg"))
    #expect(try tutor.workbook.read("map.svg").hasPrefix("<svg "))
    #expect(try tutor.workbook.read("map.svg").hasSuffix("</svg>\n"))
    #expect(try tutor.workbook.read("map.mmd").hasPrefix("flowchart "))
  }

  @Test(arguments: ["map tree svg to mine.txt", "save mine.txt"])
  func nothingIsOverwritten(command: String) throws {
    let tutor = try AppWorkbook.make(["mine.txt": "mine"])
    let result = try tutor.filter(["run", "1"], input: command + "\n")
    #expect(result.errors.unwrapped.contains("is there already"))
    #expect(try tutor.workbook.read("mine.txt") == "mine")
  }

  @Test func aFolderThatIsNotThereIsTold() throws {
    let result = try AppWorkbook.make().filter(["run", "1"], input: "save no/visit.txt\n")
    #expect(result.errors.contains("There is no folder"))
  }

  @Test func aMapThatCannotBeDrawnIsNotWritten() throws {
    let tutor = try AppWorkbook.make()
    let result = try tutor.filter(["run", "1"], input: "map forest svg to map.svg\n")
    #expect(result.output.contains("PART is tree or stacks"))
    #expect(
      !FileManager.default.fileExists(atPath: tutor.workbook.url.appending(path: "map.svg").path)
    )
  }
}
