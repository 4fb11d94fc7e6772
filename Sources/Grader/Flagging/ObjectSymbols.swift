import CSystem
import Glibc

/// What a compiled module defines, and what it needs of others, in Swift's words where it is Swift.
struct ObjectSymbols: Equatable {
  /// The names of the system's own functions that it needs: `exit`.
  var calls: [String] = []
  /// What it needs of other Swift modules: `static Foundation.FileManager.default.getter : …`.
  var needs: [String] = []
  /// What it defines.
  var defines: [String] = []

  /// Reads what `nm` printed: a letter and a name a line, with or without a number before them.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.last, words.count > 1 else { continue }
      let isNeeded = words[words.count - 2].lowercased() == "u"
      switch (demangled(name), isNeeded) {
      case (let swift?, true): needs.append(swift)
      case (let swift?, false): defines.append(swift)
      case (nil, true): calls.append(String(name))
      case (nil, false): break
      }
    }
  }
}

/// The name in Swift's words; nil where it is not one of Swift's.
private func demangled(_ name: Substring) -> String? {
  guard name.hasPrefix("$s") else { return nil }
  let result = name.utf8.withContiguousStorageIfAvailable { bytes in
    bytes.withMemoryRebound(to: CChar.self) { characters in
      swift_demangle(characters.baseAddress, characters.count, nil, nil, 0)
    }
  }
  guard let text = result ?? nil else { return nil }
  defer { free(text) }
  return String(cString: text)
}
