import Foundation
import Glibc

/// What is remembered of the sources that the program was built from.
struct SourceStamp: Codable, Equatable, Sendable {
  /// When the program was written that all this is true of.
  var program: SourceListing.Instant
  /// The name of the listing that was seen last.
  var listing: String
  /// The name of the contents that the program was built from.
  var contents: String
  /// The name of contents that could not be built.
  var unbuildable: String?

  /// Reads the stamp of a program; nil if there is none, or if it is of another program.
  init?(of installation: Installation) {
    guard let written = Self.time(of: installation.program),
      let data = try? Data(contentsOf: installation.stampFile),
      let stamp = try? JSONDecoder().decode(SourceStamp.self, from: data),  // Else it is made anew.
      stamp.program == written
    else { return nil }
    self = stamp
  }

  init(program: SourceListing.Instant, listing: String, contents: String) {
    self.program = program
    self.listing = listing
    self.contents = contents
  }

  /// Writes the stamp; without it the next start only takes a little longer.
  func write(for installation: Installation) {
    try? JSONEncoder().encode(self).write(to: installation.stampFile, options: .atomic)
  }

  /// When a file was written; nil if it is not there.
  static func time(of file: URL) -> SourceListing.Instant? {
    var status = stat()
    return stat(file.path, &status) == 0 ? SourceListing.Instant(status.st_mtim) : nil
  }
}
