import Workbook

/// The programs that make a program, and the words they are called with on this machine.
///
/// The compiler's driver is asked once what it would do; its parts are called directly from then on.
struct Toolchain: Codable, Equatable, Sendable {
  /// The compiler's own words: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var version: String
  /// The path of `swift-frontend`.
  var compiler: String
  /// What stands before a compilation's own words.
  var compilerFlags: [String]
  /// The path of `clang`, which links.
  var linker: String
  /// What stands before the object files of an executable.
  var linkerFlags: [String]
  /// The folder that the toolchain lies in, which a running program needs.
  var folder: String
}

extension Toolchain {
  /// Finds the toolchain that `swiftc` stands for, and what is known of it in the cache.
  /// - Parameters:
  ///   - folder: The folder that the compiler is called in, which may decide about the toolchain.
  ///   - cache: Where what the driver answered is kept.
  ///   - limits: What an answer may take.
  /// - Returns: The toolchain.
  /// - Throws: ``GraderError``.
  static func find(in folder: String, cache: Cache, limits: Limits) throws(GraderError) -> Toolchain
  {
    let driver = try CompilerDriver(in: folder, limits: limits)
    do {
      return try cache.value(.toolchains) {
        driver.inputs
      } isKept: { (_: Toolchain) in
        true
      } make: {
        try ToolchainSurvey(driver: driver.path, limits: limits, folder: folder).toolchain()
      }
    } catch let error as GraderError {
      throw error
    } catch {
      throw .unwritable(path: cache.root, reason: error.reason)
    }
  }
}
