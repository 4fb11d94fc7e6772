package import Foundation
import Glibc
package import Workbook

/// Compiles and runs one submission against its hidden checks; gives back a plain value.
package struct Grader: Sendable {
  /// The workbook's root, the folder with `Sources` in it.
  package let root: URL
  let cache: Cache
  let limits: Limits
  /// A Boolean value that tells whether the compiler is enclosed too, since the files are a stranger's.
  package var enclosesCompiler = false
  /// The toolchain; found anew for each program when nil.
  private var toolchain: Toolchain?
  private let findSandbox: @Sendable () -> Sandbox
  let trace: @Sendable (Command) -> Void

  /// Makes a grader; nothing is done yet.
  /// - Parameters:
  ///   - root: The workbook's root.
  ///   - cache: Where what was built is kept; it may be shared by any number of graders.
  ///   - limits: What a submission may use.
  ///   - sandbox: What encloses it; found out when something is to run.
  ///   - trace: Told of each call of the compiler and the linker before it is made.
  package init(
    root: URL,
    cache: URL,
    limits: Limits = Limits(),
    sandbox: @autoclosure @escaping @Sendable () -> Sandbox = .best,
    trace: @escaping @Sendable (Command) -> Void = { _ in }
  ) {
    self.root = root
    self.cache = Cache(root: cache.path)
    self.limits = limits
    findSandbox = sandbox
    self.trace = trace
  }

  /// The cache of this user: `$TUTOR_CACHE`, or `coordinator-workbook` in `$XDG_CACHE_HOME` or `~/.cache`.
  /// - Parameter environment: The environment's settings.
  /// - Returns: The folder; it need not be there yet.
  package static func defaultCache(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    if let path = environment["TUTOR_CACHE"], !path.isEmpty { return URL(filePath: path) }
    let folder = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    let home = environment["HOME"].map { URL(filePath: $0) } ?? URL(filePath: NSHomeDirectory())
    return (folder ?? home.appending(path: ".cache")).appending(path: "coordinator-workbook")
  }

  /// The folder in which what was built is kept.
  package var cacheFolder: URL { URL(filePath: cache.root) }

  /// A Boolean value that tells whether what is checked is kept from the files and the network here.
  package var enclosesPrograms: Bool { sandbox != .reaper }

  /// Finds the toolchain once for all that is checked from now on, even if another is chosen meanwhile.
  /// - Returns: This grader with it.
  /// - Throws: ``GraderError`` when there is none that can be used.
  @available(*, noasync)
  package func withToolchainFound() throws(GraderError) -> Grader {
    var grader = self
    grader.toolchain = try foundToolchain()
    return grader
  }

  private func foundToolchain() throws(GraderError) -> Toolchain {
    if let toolchain { return toolchain }
    return try Toolchain.find(in: root.path, cache: cache, limits: limits)
  }

  /// Builds the support library when it is missing, so that the first check need not.
  /// - Parameter progress: Told when there is something to do.
  /// - Throws: ``GraderError``.
  @available(*, noasync)
  package func prepare(progress: @escaping (Step) -> Void = { _ in }) throws(GraderError) {
    var workshop = try workshop(cancellation: nil, progress: progress)
    _ = try workshop.support(root: root.path)
    // The compiler lets nobody else read these; enclosed, it may be another user, and write none.
    if enclosesCompiler, geteuid() == 0 { openToReaders(cache.clangModules) }
  }

  /// The version of the compiler, `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  /// - Throws: ``GraderError`` when there is none that can be used.
  @available(*, noasync)
  package func compilerVersion() throws(GraderError) -> String {
    try workshop(cancellation: nil) { _ in }.compiler.toolchain.version
  }

  /// Checks a submission.
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - submission: The folder of the student's files; the exercise's own when nil.
  ///   - settings: What the program's environment holds beside what every program gets; nothing for students.
  ///   - cancelled: A way to end the check from another thread.
  ///   - progress: Told when a stage has something to do.
  /// - Returns: The verdict, whatever the submission did.
  /// - Throws: ``GraderError`` when there can be no verdict.
  @available(*, noasync)
  package func check(
    _ exercise: Exercise,
    submission: URL? = nil,
    settings: [String: String] = [:],
    cancelled: Cancellation? = nil,
    progress: @escaping (Step) -> Void = { _ in }
  ) throws(GraderError) -> Verdict {
    var bench = try Bench(exercise, grader: self, cancellation: cancelled, progress: progress)
    bench.settings = settings
    let support = try bench.support()
    return try bench.verdict(on: (submission ?? exercise.folder).path, support: support)
  }

  /// What encloses a submission.
  var sandbox: Sandbox { findSandbox() }

  /// Finds the tools for one program.
  func workshop(
    cancellation: Cancellation?,
    progress: @escaping (Step) -> Void
  ) throws(GraderError) -> Workshop {
    var compiler = Compiler(
      toolchain: try foundToolchain(),
      limits: limits,
      cancellation: cancellation,
      clangModules: cache.clangModules,
      trace: trace
    )
    if enclosesCompiler, enclosesPrograms { compiler.sandbox = sandbox }
    return Workshop(cache: cache, compiler: compiler, progress: progress)
  }
}
