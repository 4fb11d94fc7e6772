import Foundation
import Grader
import Workbook

/// What `--version` tells: the tutor's version, the compiler's, and where the workbook is.
struct VersionView {
  let environment: [String: String]
  /// The workbook's root; nil where there is none.
  let root: URL?

  var passages: [Passage] {
    [.line(Message.versionTutor(["version": Tutor.version])), .line(compiler)]
      + (root.map { [.line(Message.versionWorkbook(["path": $0.path]))] } ?? [])
  }

  /// The compiler that checks; the one that built the tutor may be another.
  private var compiler: String {
    let cache = Grader.defaultCache(environment: environment)
    let grader = Grader(root: root ?? cache, cache: cache)
    // Why there is none is told by `doctor`, with the cure.
    let version = try? grader.compilerVersion()
    return version ?? Message.versionNoCompiler()
  }
}
