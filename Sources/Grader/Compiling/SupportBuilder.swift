import Workbook

/// Builds the support library from the workbook's sources.
struct SupportBuilder {
  private(set) var compiler: Compiler
  /// The sources, by module.
  let sources: [(module: String, files: [SourceFile])]

  /// The modules in the order in which they need each other; those before UIKit do without it.
  static let modules = ["Channel", "Spelling", "Introspection", "UIKit", "Simulator", "Checks"]

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
  /// UIKit's interface comes first, beside what does without it; its code, the largest part, is then
  /// compiled beside the others.
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
    let first = Self.modules.prefix { $0 != "UIKit" }
    try compile(first, in: folder, besideUIKit: Self.interface, advance)
    let others = Self.modules.dropFirst(first.count + 1)
    try compile(others, in: folder, besideUIKit: ["-c", "-o", "UIKit.o"], advance)
    try link(in: folder)
    advance()
  }

  /// What makes UIKit's interface without its code.
  private static let interface = [
    "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types",
    "-o", "student/UIKit.swiftmodule",
  ]

  private func compile(
    _ modules: ArraySlice<String>,
    in folder: String,
    besideUIKit options: [String],
    _ advance: () -> Void
  ) throws(GraderError) {
    let meanwhile = try start("UIKit", options, in: folder)
    for module in modules {
      let both = ["-c", "-o", "\(module).o", "-emit-module-path", "full/\(module).swiftmodule"]
      try wait(for: start(module, both, in: folder), module: module)
      advance()
    }
    try wait(for: meanwhile, module: "UIKit")
    advance()
  }

  private func link(in folder: String) throws(GraderError) {
    let library = "lib\(SupportLibrary.name).so"
    let objects = Self.modules.map { "\($0).o" }
    let answer = try compiler.link(["-shared", "-o", library] + objects, folder: folder)
    guard answer.isSuccess else { throw .supportBroken(module: library, output: answer.text) }
  }

  private func start(
    _ module: String,
    _ options: [String],
    in folder: String
  ) throws(GraderError) -> ToolRun {
    let files = sources.first { $0.module == module }?.files ?? []
    let speed = module == "Introspection" ? Self.speed : []
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
  /// Introspection looks at every object of an app after each action; the others are built quicker than
  /// they run.
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
