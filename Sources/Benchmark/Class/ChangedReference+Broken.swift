import Foundation

/// Answers that no check can run with.
extension ChangedReference {
  /// What does not compile by itself.
  var broken: [ClassAnswer] {
    [
      doing("a syntax error", "let open = (", expected: .couldNotRun),
      doing("a type error", "let count: Int = \"three\"", expected: .couldNotRun),
    ]
  }

  /// A type that the checks need is there under another name.
  var withoutAName: ClassAnswer {
    with("a name of the task missing", expected: .couldNotRun) { files in
      files = files.mapValues { data in
        let text = String(decoding: data, as: UTF8.self)
        return Data(text.replacing("AppCoordinator", with: "RootCoordinator").utf8)
      }
    }
  }

  /// What cannot be read.
  var unreadable: [ClassAnswer] {
    var link = with("a link", expected: .unreadable) { _ in }
    link.link = Self.screen
    return [
      link,
      with("not UTF-8", expected: .unreadable) {
        $0[Self.screen]?.append(contentsOf: [UInt8(ascii: "/"), 0xff])
      },
      with("2 MiB", expected: .unreadable) {
        $0[Self.screen]?.append(Data("// \(String(repeating: "x", count: 2 << 20))\n".utf8))
      },
    ]
  }
}
