import Foundation
import Workbook

/// Looks for what no honest answer to one exercise needs.
struct Flagger {
  private let exercise: Exercise
  private let watched: WatchedNames

  /// Reads what the task asks for, and what the checks use.
  /// - Throws: ``GraderError``.
  init(_ exercise: Exercise) throws(GraderError) {
    self.exercise = exercise
    do {
      watched = try WatchedNames(exercise)
    } catch {
      throw .course(error)
    }
  }

  /// Looks through a submission that compiles.
  /// - Parameters:
  ///   - files: Its files.
  ///   - module: What was made of them.
  /// - Returns: The flags, each once, in source order; those without a place last.
  /// - Throws: ``GraderError``.
  func flags(
    in files: [SourceFile],
    compiledTo module: CompiledModule
  ) throws(GraderError) -> [Flag] {
    let symbols = try module.symbols()
    let sources = files.map { SourceWords($0) }
    let needs = NeedFlags(symbols: symbols, module: exercise.module).flags
    let definitions = DefinitionFlags(
      symbols: symbols,
      module: exercise.module,
      watched: watched
    ).flags
    let found =
      sources.flatMap { WordFlags(source: $0, makesErrors: symbols.makesErrors).flags }
      + module.diagnostics.compactMap { Flag(memoryDiagnostic: $0) ?? Flag(raceDiagnostic: $0) }
      + (needs + definitions + OfferFlags(symbols: symbols, module: exercise.module).flags).map {
        placed($0, in: sources)
      }
    var seen: Set<Flag> = []
    let order = Dictionary(files.enumerated().map { ($1.name, $0) }) { first, _ in first }
    return found.filter { seen.insert($0).inserted }
      .sorted { left, right in
        let places = [left, right].map { (order[$0.file] ?? files.count, $0.line, $0.name) }
        return places[0] < places[1]
      }
  }

  /// Finds the place of what the object file names: the first that has its last part as a word.
  private func placed(_ flag: Flag, in sources: [SourceWords]) -> Flag {
    let name = flag.name.split(separator: ".").last.map(String.init) ?? flag.name
    for source in sources {
      guard let word = source.words.first(where: { $0.text == name }) else { continue }
      return Flag(flag.kind, flag.name, file: source.file, line: word.line)
    }
    return flag
  }
}

extension Flag {
  /// What the compiler finds when it proves that memory is safe; nil for all else that it says.
  fileprivate init?(memoryDiagnostic: Diagnostic) {
    guard memoryDiagnostic.isAboutMemory else { return nil }
    let names = memoryDiagnostic.notes.flatMap(\.quoted)
    self.init(
      .memory,
      // A closure's `$0` says less than its type, which follows.
      names.first { !$0.hasPrefix("$") } ?? memoryDiagnostic.message,
      file: memoryDiagnostic.file,
      line: memoryDiagnostic.line
    )
  }
}

extension Flag {
  /// What the compiler says of a proof that it only warns about: that an error holds what may not go to
  /// another thread, or that a declaration asks it to look away; nil for all else that it says.
  fileprivate init?(raceDiagnostic: Diagnostic) {
    guard raceDiagnostic.severity == .warning,
      ["Sendable", "isolated", "data race"].contains(where: raceDiagnostic.message.contains)
    else { return nil }
    self.init(
      .race,
      raceDiagnostic.quoted.first ?? raceDiagnostic.message,
      file: raceDiagnostic.file,
      line: raceDiagnostic.line
    )
  }
}

extension Diagnostic {
  /// What stands for the compiler's name where it says something only because memory safety is to be
  /// proved.
  static let memorySafety = "memory_safety"

  /// A Boolean value that tells whether the compiler says it only because memory safety is to be proved.
  var isAboutMemory: Bool { severity == .warning && id == Self.memorySafety }
}
