import Foundation
import Glibc
import Workbook

/// A file to be compiled, as it was at the one moment when it was read.
struct SourceFile: Equatable, Sendable {
  /// Its name, or its path below the folder it was found in.
  var name: String
  /// Its contents.
  var bytes: [UInt8]

  /// Reads the Swift files that lie in a folder, not those below it, by name.
  /// - Throws: ``GraderError``; a folder without any is an error.
  static func list(folder: String) throws(GraderError) -> [SourceFile] {
    var files: [SourceFile] = []
    for name in try names(inFolder: folder) where name.hasSuffix(".swift") {
      files.append(SourceFile(name: name, bytes: try readFile("\(folder)/\(name)", limit: 1 << 20)))
    }
    guard !files.isEmpty else { throw .noSources(path: folder) }
    return files
  }

  /// Reads the Swift files in a folder and all below it, by path.
  /// - Throws: ``GraderError``; a folder without any is an error.
  static func tree(folder: String) throws(GraderError) -> [SourceFile] {
    let files = try below(folder, prefix: "")
    guard !files.isEmpty else { throw .noSources(path: folder) }
    return files
  }

  private static func below(_ folder: String, prefix: String) throws(GraderError) -> [SourceFile] {
    var files: [SourceFile] = []
    for name in try names(inFolder: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        files.append(SourceFile(name: prefix + name, bytes: try readFile(path)))
      } else if isFolder(path) {
        files += try below(path, prefix: "\(prefix)\(name)/")
      }
    }
    return files
  }

  /// Does something while the files lie in a folder, under their names; then they are removed.
  ///
  /// What was compiled needs them no more, and the checks are not to be read in the cache.
  /// - Throws: ``GraderError``, and what `work` throws.
  static func lending<Result>(
    _ files: [SourceFile],
    to folder: String,
    _ work: () throws(GraderError) -> Result
  ) throws(GraderError) -> Result {
    defer { for file in files { unlink("\(folder)/\(file.name)") } }
    try write(files, into: folder)
    return try work()
  }

  /// Writes the files into a folder, under their names.
  /// - Throws: ``GraderError``.
  static func write(_ files: [SourceFile], into folder: String) throws(GraderError) {
    try makeFolder(folder)
    var made: Set<Substring> = []
    for file in files {
      if let slash = file.name.lastIndex(of: "/"), made.insert(file.name[..<slash]).inserted {
        try makeFolder("\(folder)/\(file.name[..<slash])")
      }
      try writeFile("\(folder)/\(file.name)", file.bytes)
    }
  }
}

extension Inputs {
  /// Adds files, each with its name.
  mutating func add(_ files: [SourceFile]) {
    for file in files {
      add(file.name.utf8)
      add(file.bytes)
    }
  }

  /// Adds hidden files, each with its name: by what they have in common with no others, and not their
  /// text, since whoever opens the cache can read the inputs.
  mutating func add(hidden files: [SourceFile]) {
    for file in files {
      add(file.name.utf8)
      add(digest(file.bytes))
    }
  }
}

extension Contents {
  /// What files hold.
  init(_ files: [SourceFile]) {
    self.init(Dictionary(files.map { ($0.name, Data($0.bytes)) }) { first, _ in first })
  }
}
