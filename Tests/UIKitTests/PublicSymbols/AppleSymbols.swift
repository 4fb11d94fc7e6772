import Foundation

/// The kept list of Apple's symbols, each with the page of Apple's documentation that has it.
struct AppleSymbols {
  /// A line of the list.
  struct Entry: Equatable {
    /// Its place in the file, from 1.
    let line: Int
    /// The type, or what else stands at the beginning of a line.
    let type: String
    /// The member; nil on the type's own line.
    let member: String?
    /// The page, below Apple's folder of documentation: `uikit/uiview/addsubview(_:)`.
    let page: String

    /// The symbol, `UIView.addSubview(_:)`.
    var name: String { member.map { "\(type).\($0)" } ?? type }
  }

  /// Why a text is not a list.
  enum Failure: Error, Equatable {
    case memberWithoutType(line: Int)
    case tooManyWords(line: Int)
  }

  /// The lines, in the order of the file.
  let entries: [Entry]

  /// Reads a list; the comment on top of `AppleSymbols.txt` says how it is written.
  ///
  /// - Parameter text: The list.
  /// - Throws: A failure that names the line.
  init(text: String) throws(Failure) {
    var entries: [Entry] = []
    var pages: [String: String] = [:]
    var type: String?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count <= 2, let word = words.first else {
        throw .tooManyWords(line: index + 1)
      }
      let member = line.hasPrefix(" ") ? String(word) : nil
      if member == nil { type = String(word) }
      guard let type else { throw .memberWithoutType(line: index + 1) }
      let name = member.map { "\(type).\($0)" } ?? type
      let page = words.count == 2 ? String(words[1]) : Self.page(of: name, below: pages)
      pages[name] = page
      entries.append(Entry(line: index + 1, type: type, member: member, page: page))
    }
    self.entries = entries
  }

  /// Where Apple documents a symbol whose line names no page: below its type's page, a type that is in
  /// no other below UIKit's.
  private static func page(of name: String, below pages: [String: String]) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "uikit/\(name.lowercased())" }
    let owner = String(name[..<dot])
    let folder = pages[owner] ?? page(of: owner, below: pages)
    return "\(folder)/\(name[name.index(after: dot)...].lowercased())"
  }
}
