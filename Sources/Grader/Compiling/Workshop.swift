import Workbook

/// Makes the parts of one program, each only when what it is made from has changed.
struct Workshop {
  let cache: Cache
  let compiler: Compiler
  /// Told when a stage has something to do.
  let progress: (Step) -> Void
  /// The time that each stage took; a stage that had nothing to do is missing.
  private(set) var timings: [Stage: Duration] = [:]

  init(cache: Cache, compiler: Compiler, progress: @escaping (Step) -> Void) {
    self.cache = cache
    self.compiler = compiler
    self.progress = progress
  }

  /// Finds or builds the support library of the workbook at `root`.
  /// - Throws: ``GraderError``.
  mutating func support(root: String) throws(GraderError) -> SupportLibrary {
    let builder = try SupportBuilder(root: root, compiler: compiler)
    let progress = progress
    let folder = try entry(.support, .support, builder.inputs) { folder throws(GraderError) in
      try builder.build(in: folder) { progress(Step(.support, $0)) }
    }
    return SupportLibrary(folder: folder)
  }

  /// Compiles the files of a student or a lesson, which see UIKit and nothing else of ours.
  /// - Throws: ``GraderError``.
  mutating func submission(
    _ files: [SourceFile],
    module: String,
    support: SupportLibrary
  ) throws(GraderError) -> CompiledModule {
    try compile(
      .submission,
      files,
      module: module,
      options: ["-parse-as-library", "-enable-testing", "-I", support.studentModules]
        + ["-emit-module-path", "\(module).swiftmodule", "-typo-correction-limit", "10"]
        // Says what is unsafe, and changes nothing else.
        + ["-strict-memory-safety"],
      sees: [],
      support: support,
      listsSymbols: true
    )
  }

  /// Compiles files that drive a submission: its checks, or what starts it as an app.
  /// - Throws: ``GraderError``.
  mutating func driver(
    _ files: [SourceFile],
    module: String,
    of submission: CompiledModule,
    support: SupportLibrary
  ) throws(GraderError) -> CompiledModule {
    try compile(
      .checks,
      files,
      module: module,
      options: ["-I", support.studentModules, "-I", support.fullModules],
      sees: [submission],
      support: support
    )
  }

  /// Links a program.
  /// - Returns: Its path, or the linker's errors about what the parts define and need.
  /// - Throws: ``GraderError``; ``GraderError/linkerFailed(reason:)`` for what is no fault of the parts.
  mutating func program(
    _ parts: [CompiledModule],
    support: SupportLibrary
  ) throws(GraderError) -> LinkedProgram {
    let words = ["-o", "program"] + parts.map(\.object) + support.linkWords
    var inputs = Inputs()
    inputs.add(["program 2", compiler.toolchain.version, compiler.toolchain.linker])
    inputs.add(compiler.toolchain.linkerFlags + words)
    let compiler = compiler
    let folder = try entry(.link, .programs, inputs) { folder throws(GraderError) in
      let answer = try compiler.link(
        words,
        folder: folder,
        reading: parts.map(\.folder) + [support.folder]
      )
      guard answer.isSuccess || LinkedProgram.areAboutSymbols(answer.text) else {
        throw .linkerFailed(reason: answer.text)
      }
      try writeFile("\(folder)/errors", answer.isSuccess ? [] : Array(answer.text.utf8))
    }
    let errors = String(decoding: try readFile("\(folder)/errors"), as: UTF8.self)
    return LinkedProgram(folder: folder, errors: errors)
  }

  private mutating func compile(
    _ stage: Stage,
    _ files: [SourceFile],
    module: String,
    options: [String],
    sees others: [CompiledModule],
    support: SupportLibrary,
    listsSymbols: Bool = false
  ) throws(GraderError) -> CompiledModule {
    let options =
      options + ["-swift-version", "6", "-module-name", module, "-o", "\(module).o"]
      + ["-debug-diagnostic-names", "-diagnostic-style", "llvm"]
    var inputs = Inputs()
    inputs.add([module, compiler.toolchain.version] + compiler.toolchain.compilerFlags + options)
    // The interface's bytes, not its path: an edit within a function leaves the checks as they are.
    for other in others { inputs.add(try readFile(other.interface)) }
    if stage == .checks { inputs.add(hidden: files) } else { inputs.add(files) }
    let compiler = compiler
    let parser = DiagnosticParser(sources: files)
    let command = ["-c"] + options + others.flatMap { ["-I", $0.folder] }
    let readable = others.map(\.folder) + [support.folder]
    let folder = try entry(stage, .modules, inputs) { folder throws(GraderError) in
      let answer = try SourceFile.lending(files, to: folder) { () throws(GraderError) in
        try compiler.start(files.map(\.name), options: command, folder: folder, reading: readable)
          .answer()
      }
      try Self.expectPlace(in: answer, told: parser)
      try writeFile("\(folder)/diagnostics", Array(parser.messages(in: answer.text).utf8))
      guard listsSymbols, answer.isSuccess else { return }
      let list = try compiler.symbols(of: "\(module).o", folder: folder)
      try writeFile("\(folder)/symbols", Array(list.utf8))
    }
    let text = String(decoding: try readFile("\(folder)/diagnostics"), as: UTF8.self)
    return CompiledModule(
      name: module,
      folder: folder,
      diagnostics: parser.diagnostics(in: text),
      isCompiled: exists("\(folder)/\(module).o")
    )
  }

  /// Sees to it that what keeps files from being compiled is in them, and so may be kept.
  private static func expectPlace(
    in answer: ToolRun.Answer,
    told parser: DiagnosticParser
  ) throws(GraderError) {
    if answer.isSuccess { return }
    let told = parser.diagnostics(in: answer.text)
    guard told.contains(where: { $0.severity == .error && !$0.file.isEmpty }) else {
      throw .compilerHindered(output: answer.text)
    }
  }

  /// Finds or makes an entry of the cache, and takes the time.
  private mutating func entry(
    _ stage: Stage,
    _ kind: Cache.Kind,
    _ inputs: Inputs,
    make: (String) throws(GraderError) -> Void
  ) throws(GraderError) -> String {
    var time: Duration?
    let progress = progress
    let path = try cache.entry(kind, inputs, waiting: { progress(.waiting(stage)) }) {
      folder throws(GraderError) in
      progress(Step(stage))
      let start = ContinuousClock.now
      try make(folder)
      time = start.duration(to: .now)
    }
    if let time { timings[stage, default: .zero] += time }
    return path
  }
}
