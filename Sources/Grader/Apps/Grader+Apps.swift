package import Foundation

extension Grader {
  /// Builds an app from a folder of sources that hold a `SceneDelegate`.
  ///
  /// Sources that have not changed since the last time cost a look into the cache.
  /// - Parameters:
  ///   - sources: The folder; the Swift files that lie in it are the app.
  ///   - module: The name of the app's module.
  ///   - cancelled: A way to end the build from another thread.
  ///   - progress: Told when a stage has something to do.
  /// - Returns: The program, or the compiler's errors.
  /// - Throws: ``GraderError``.
  @available(*, noasync)
  package func buildApp(
    sources: URL,
    module: String,
    cancelled: Cancellation? = nil,
    progress: @escaping (Step) -> Void = { _ in }
  ) throws(GraderError) -> AppBuild {
    var workshop = try workshop(cancellation: cancelled, progress: progress)
    let support = try workshop.support(root: root.path)
    let files = try SourceFile.list(folder: sources.path)
    let forbidden = ForbiddenConstructs.diagnostics(in: files)
    guard forbidden.isEmpty else { return .diagnostics(forbidden) }
    let app = try workshop.submission(files, module: module, support: support)
    guard app.isCompiled else { return .diagnostics(app.errors) }
    let main = SourceFile(name: "main/main.swift", bytes: mainFile(for: module))
    let starter = try workshop.driver([main], module: "AppMain", of: app, support: support)
    guard starter.isCompiled else { return .diagnostics(starter.errors) }
    let program = try workshop.program([app, starter], support: support)
    guard program.errors.isEmpty else { return .diagnostics(program.diagnostics) }
    return .program(
      AppProgram(
        path: program.path,
        visible: [program.folder, support.folder, workshop.compiler.toolchain.folder],
        files: Set(files.map(\.name))
      )
    )
  }

  /// Starts an app in a sandbox of its own.
  ///
  /// It ends with the thread that started it, so start it from one that stays.
  /// - Parameters:
  ///   - program: The app.
  ///   - arguments: Its arguments, as `--fault NAME`.
  ///   - settings: What its environment holds beside what every program gets.
  /// - Returns: The running app, which is ended when nobody holds it any more.
  /// - Throws: ``GraderError/run(_:)``.
  package func launch(
    _ program: AppProgram,
    arguments: [String] = [],
    settings: [String: String] = [:]
  ) throws(GraderError) -> RunningApp {
    do {
      return try RunningApp(
        program,
        arguments: arguments,
        settings: settings,
        limits: limits,
        sandbox: sandbox
      )
    } catch {
      throw .run(error)
    }
  }

  private func mainFile(for module: String) -> [UInt8] {
    Array(
      """
      import Simulator
      @testable import \(module)

      Simulator::play(Simulator::Simulator(\(module)::SceneDelegate()))

      """.utf8
    )
  }
}
