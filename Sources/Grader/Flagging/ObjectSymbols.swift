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
  /// What of that other code could call by its name.
  var offers: [Offer] = []

  /// A definition that the linker shows to others.
  struct Offer: Equatable {
    /// The name in Swift's words where it is Swift, and the linker's own otherwise.
    var name: String
    var isSwift: Bool
    /// A Boolean value that tells whether another definition may stand in its place, as for the copies
    /// that the compiler makes of what others have.
    var isWeak: Bool
  }

  /// A Boolean value that tells whether an `NSError` is made of an object's choice.
  var makesErrors: Bool {
    needs.contains { need in
      ["__allocating_init", "init"].contains { need.hasPrefix("Foundation.NSError.\($0)(domain") }
    }
  }

  /// Reads what `nm` printed: a letter and a name a line, with or without a number before them.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      // What the compiler helps itself with has names of several words.
      let words = line.split(separator: " ", maxSplits: 2)
      guard let first = words.first, words.count > 1 else { continue }
      if first.utf8.count == 1 {
        add(line.drop { $0 == " " }.dropFirst(2), as: first)
      } else if words.count > 2 {
        add(words[2], as: words[1])
      }
    }
  }

  private mutating func add(_ name: Substring, as letter: Substring) {
    let swift = demangled(name)
    switch (swift, Self.needed.contains(letter)) {
    case (let swift?, true): needs.append(swift)
    case (let swift?, false): defines.append(swift)
    case (nil, true): calls.append(String(name))
    case (nil, false): break
    }
    // Small letters are what stays within the object, but for these two.
    guard !Self.needed.contains(letter), letter == letter.uppercased() || "iu".contains(letter)
    else {
      return
    }
    offers.append(
      Offer(
        name: swift ?? String(name),
        isSwift: swift != nil,
        isWeak: letter == "W" || letter == "V"
      )
    )
  }

  /// What `nm` says of what is defined elsewhere, or perhaps is.
  private static let needed: Set<Substring> = ["U", "w", "v"]
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
