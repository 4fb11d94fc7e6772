package import Foundation
package import Workbook

/// A student's answer to one exercise, as it was handed in.
package struct HandedInAnswer: Equatable, Sendable {
  /// Its Swift files, or why they cannot be checked.
  package var contents: Result<Contents, Unreadable>
  /// When the newest of its files was changed.
  package var modified: Date

  /// Why an answer cannot be checked: the faults of its files.
  package struct Unreadable: Error, Equatable {
    /// A sentence for each file with a fault.
    package var reason: String
  }

  /// The same answer, when it cannot be checked for a reason of its own.
  func unreadable(since reason: String) -> HandedInAnswer {
    var answer = self
    answer.contents = .failure(Unreadable(reason: reason))
    return answer
  }

  /// Makes an answer of the files in its folder, of which there is one at least.
  init(_ files: [HandIn.File]) {
    var readable: [String: Data] = [:]
    var faults: [String] = []
    for file in files {
      let name = String(file.path.split(separator: "/").last ?? "")
      if let known = readable.index(forKey: name).map({ readable[$0].key }),
        !known.utf8.elementsEqual(name.utf8)
      {
        faults.append("\(name): \(FileFault.twin.sentence)")
      }
      switch file.contents {
      case .success(let data): readable[name] = data
      case .failure(let fault): faults.append("\(name): \(fault.sentence)")
      }
    }
    contents =
      faults.isEmpty
      ? .success(Contents(readable)) : .failure(Unreadable(reason: faults.joined(separator: " ")))
    modified = files.map(\.modified).max() ?? .distantPast
  }
}

extension Contents {
  /// A Boolean value that tells whether every file is as it is in the starter.
  ///
  /// What was handed in without a starter's file is no answer for that.
  func isPart(of starter: Contents) -> Bool {
    files.allSatisfy { starter.files[$0.key] == $0.value }
  }
}
