import Foundation

guard let options = Options(arguments: Array(CommandLine.arguments.dropFirst())) else {
  complain(Options.usage)
  exit(2)
}
do {
  let root = URL(filePath: FileManager.default.currentDirectoryPath)
  let report = try await Mutants(root: root, options: options).run()
  print(report.text)
  exit(report.isGood ? 0 : 1)
} catch {
  complain("Nothing was tried: \(error)")
  exit(3)
}

/// Talks on descriptor 2, so that descriptor 1 has the report alone.
func complain(_ words: String) {
  FileHandle.standardError.write(Data("\(words)\n".utf8))
}
