/// Builds the support library from the workbook's sources.
struct SupportBuilder {
  let compiler: Compiler
  /// The sources, by module.
  let sources: [(module: String, files: [SourceFile])]

  /// The modules in the order in which they need each other.
  static let modules = ["UIKit", "Simulator", "Checks"]

  /// Reads the sources of the workbook at `root`.
  /// - Throws: ``GraderError``.
  init(root: String, compiler: Compiler) throws(GraderError) {
    self.compiler = compiler
    var sources: [(module: String, files: [SourceFile])] = []
    for module in Self.modules {
      sources.append((module, try SourceFile.tree(folder: "\(root)/Sources/\(module)")))
    }
    self.sources = sources
  }

  /// All that the library depends on.
  var inputs: Inputs {
    var inputs = Inputs()
    inputs.add(["support", compiler.toolchain.version] + compiler.toolchain.compilerFlags)
    inputs.add(options(module: ""))
    for (module, files) in sources {
      inputs.add([module])
      inputs.add(files)
    }
    return inputs
  }

  /// Builds the library in a folder.
  /// - Throws: ``GraderError/supportBroken(module:output:)`` and what the compiler may throw.
  func build(in folder: String) throws(GraderError) {
    try makeFolder("\(folder)/student")
    try makeFolder("\(folder)/full")
    for (module, files) in sources {
      try SourceFile.write(files, into: "\(folder)/Sources/\(module)")
      let answer = try compiler.compile(
        files.map { "Sources/\(module)/\($0.name)" },
        options: options(module: module),
        folder: folder
      )
      guard answer.isSuccess else { throw .supportBroken(module: module, output: answer.text) }
    }
    let objects = Self.modules.map { "\($0).o" }
    let library = "lib\(SupportLibrary.name).so"
    let answer = try compiler.link(["-shared", "-o", library] + objects, folder: folder)
    guard answer.isSuccess else { throw .supportBroken(module: library, output: answer.text) }
  }

  /// What Package.swift sets for these modules, and nothing that would let tests in.
  private func options(module: String) -> [String] {
    let features = [
      "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault",
      "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
    ]
    return ["-swift-version", "6", "-parse-as-library", "-package-name", "coordinatorworkbook"]
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + ["-I", "student", "-I", "full", "-module-name", module, "-o", "\(module).o"]
      + ["-emit-module-path", "\(module == "UIKit" ? "student" : "full")/\(module).swiftmodule"]
  }
}
