import Workbook

/// Builds the support library from the workbook's sources.
struct SupportBuilder {
  private(set) var compiler: Compiler
  /// The sources, by module.
  let sources: [(module: String, files: [SourceFile])]

  /// The modules in the order in which they need each other.
  static let modules = ["Channel", "Spelling", "UIKit", "Simulator", "Checks"]

  /// Reads the sources of the workbook at `root`.
  /// - Throws: ``GraderError``.
  init(root: String, compiler: Compiler) throws(GraderError) {
    self.compiler = compiler
    // A whole library on a slow or busy machine are no student's endless expression.
    self.compiler.limits.compilation = .seconds(600)
    self.compiler.sandbox = .trusted
    var sources: [(module: String, files: [SourceFile])] = []
    for module in Self.modules {
      sources.append((module, try SourceFile.tree(folder: "\(root)/Sources/\(module)")))
    }
    self.sources = sources
  }

  /// All that the library depends on; it can be used only beside the C modules that it was built with.
  var inputs: Inputs {
    var inputs = origin
    inputs.add([compiler.clangModules])
    return inputs
  }

  /// What the library is made from, the same wherever it is made.
  var origin: Inputs {
    var inputs = Inputs()
    inputs.add(["support", compiler.toolchain.version] + compiler.toolchain.compilerFlags)
    inputs.add(Self.options + Self.speed)
    for (module, files) in sources {
      inputs.add([module])
      inputs.add(files)
    }
    return inputs
  }

  /// Builds the library in a folder.
  ///
  /// UIKit's interface comes first, since all others wait for it; its code, the largest part, is then
  /// compiled beside the other modules.
  /// - Parameters:
  ///   - folder: The folder.
  ///   - advanced: Told of each part that is done.
  /// - Throws: ``GraderError/supportBroken(module:output:)`` and what the compiler may throw.
  func build(
    in folder: String,
    advanced: (Advance) -> Void
  ) throws(GraderError) {
    // UIKit's interface, each module, and the library.
    let count = Self.modules.count + 2
    var done = 0
    func advance() {
      done += 1
      advanced(Advance(done: done, of: count))
    }
    for (module, files) in sources {
      try SourceFile.write(files, into: "\(folder)/Sources/\(module)")
    }
    try makeFolder("\(folder)/student")
    try makeFolder("\(folder)/full")
    let interface = [
      "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types",
      "-o", "student/UIKit.swiftmodule",
    ]
    try wait(for: start("UIKit", interface, in: folder), module: "UIKit")
    advance()
    let code = try start("UIKit", ["-c", "-o", "UIKit.o"], in: folder)
    for module in Self.modules where module != "UIKit" {
      let both = ["-c", "-o", "\(module).o", "-emit-module-path", "full/\(module).swiftmodule"]
      try wait(for: start(module, both, in: folder), module: module)
      advance()
    }
    try wait(for: code, module: "UIKit")
    advance()
    let library = "lib\(SupportLibrary.name).so"
    let objects = Self.modules.map { "\($0).o" }
    let answer = try compiler.link(["-shared", "-o", library] + objects, folder: folder)
    guard answer.isSuccess else { throw .supportBroken(module: library, output: answer.text) }
    advance()
  }

  private func start(
    _ module: String,
    _ options: [String],
    in folder: String
  ) throws(GraderError) -> ToolRun {
    let files = sources.first { $0.module == module }?.files ?? []
    let speed = module == "Simulator" ? Self.speed : []
    return try compiler.start(
      files.map { "Sources/\(module)/\($0.name)" },
      options: options + speed + Self.options + ["-module-name", module],
      folder: folder
    )
  }

  private func wait(for run: consuming ToolRun, module: String) throws(GraderError) {
    let answer = try run.answer()
    guard answer.isSuccess else { throw .supportBroken(module: module, output: answer.text) }
  }

  /// What makes code quick.
  ///
  /// The Simulator's looks at every object of an app after each action; the others are built quicker
  /// than they run.
  private static let speed = ["-O"]

  /// What Package.swift sets for these modules, and nothing that would let tests in.
  static let options = {
    let features = [
      "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault",
      "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
    ]
    return ["-swift-version", "6", "-parse-as-library", "-package-name", "coordinatorworkbook"]
      + features.flatMap { ["-enable-upcoming-feature", $0] } + ["-I", "student", "-I", "full"]
  }()
}
