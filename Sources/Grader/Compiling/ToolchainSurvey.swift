import Foundation

/// Asks a compiler's driver how it compiles and links.
struct ToolchainSurvey {
  /// The driver's path.
  let driver: String
  let limits: Limits
  /// The folder that it is called in.
  let folder: String

  /// Reads off the driver's answers what calling its parts needs.
  /// - Throws: ``GraderError``.
  func toolchain() throws(GraderError) -> Toolchain {
    let compilation = try answer([
      "-###", "-wmo", "-swift-version", "6", "-gline-tables-only", "-parse-as-library",
      "-c", "Source.swift", "-module-name", "Source", "-o", "Source.o",
    ])
    let link = try answer(["-###", "-use-ld=lld", "Source.o", "-o", "Program"])
    let version = try answer(["--version"])
    guard let frontend = words(of: compilation, calling: "swift-frontend"),
      let clang = words(of: link, calling: "clang"), let compiler = frontend.first,
      let linker = clang.first
    else { throw .toolchainNotUnderstood(path: driver, output: compilation + link) }
    let usr = (compiler as NSString).deletingLastPathComponent
    return Toolchain(
      version: String(version.prefix { $0 != "\n" }),
      compiler: compiler,
      compilerFlags: compilerFlags(from: frontend),
      linker: linker,
      linkerFlags: linkerFlags(from: clang),
      folder: (usr as NSString).deletingLastPathComponent
    )
  }

  private func answer(_ arguments: [String]) throws(GraderError) -> String {
    let command = Command(
      executable: driver,
      arguments: arguments,
      environment: toolEnvironment(),
      folder: folder
    )
    return try ToolRun(command, wall: limits.compilation).answer().text
  }

  /// Finds the line of an answer that calls a program, and parts it into words.
  private func words(of answer: String, calling program: String) -> [String]? {
    answer.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      .first { ($0.first ?? "").hasSuffix("/\(program)") }
  }

  /// Leaves out what belongs to the one compilation that was asked about.
  private func compilerFlags(from words: [String]) -> [String] {
    let alone: Set = ["-frontend", "-c", "Source.swift", "-parse-as-library"]
    let withValue: Set = ["-module-name", "-o", "-file-compilation-dir", "-swift-version"]
    return leavingOut(alone, withValue: withValue, from: words.dropFirst())
  }

  private func linkerFlags(from words: [String]) -> [String] {
    // The list of libraries that objects ask for is left out: all are offered, the needed ones linked.
    let words = words.dropFirst().filter { !$0.hasPrefix("@") }
    return leavingOut(["Source.o"], withValue: ["-o"], from: words[...])
  }

  private func leavingOut(
    _ alone: Set<String>,
    withValue: Set<String>,
    from words: ArraySlice<String>
  ) -> [String] {
    var kept: [String] = []
    var skips = false
    for word in words {
      if skips {
        skips = false
      } else if withValue.contains(word) {
        skips = true
      } else if !alone.contains(word) {
        kept.append(word)
      }
    }
    return kept
  }
}

/// The part of this process's environment that a compiler may need.
func toolEnvironment() -> [String: String] {
  ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }
}
