import Foundation
import Glibc
import Workbook

/// Builds the tutor anew when its workbook has become newer than it is, and starts the new one.
@MainActor struct Renewal {
  let installation: Installation
  let terminal: Terminal
  private let output = Output()

  /// Set for the new tutor, so that it does not try again what the old one did.
  private static let variable = "TUTOR_RENEWED"

  init(_ installation: Installation, terminal: Terminal) {
    self.installation = installation
    self.terminal = terminal
  }

  /// Looks whether this program is older than its workbook, and does not come back if a new one starts.
  static func run(terminal: Terminal) {
    let isNew = getenv(variable) != nil
    unsetenv(variable)
    let arguments = CommandLine.arguments
    guard !isNew, let typed = arguments.first,
      let installation = Installation(typed: typed, program: WorkbookRoot.runningProgram)
    else { return }
    let renewal = Renewal(installation, terminal: terminal)
    guard let sources = renewal.sourcesToBuild(), renewal.build(sources) else { return }
    renewal.start(arguments)
  }

  /// The sources at one moment: their listing, and what the files held that it tells of.
  private struct Sources {
    var listing: SourceListing
    var contents: String
  }

  /// The sources, where they are not what the program was built from.
  private func sourcesToBuild() -> Sources? {
    guard installation.isWritable, let written = SourceStamp.time(of: installation.program) else {
      return nil
    }
    let stamp = SourceStamp(of: installation)
    let listing = SourceListing(root: installation.root.path)
    guard stamp?.listing != listing.fingerprint else { return nil }
    let sources = Sources(listing: listing, contents: listing.contentsFingerprint)
    // Without a stamp, a program that is newer than every source was built from them.
    let isCurrent =
      stamp.map { $0.contents == sources.contents } ?? (listing.newest.map { $0 < written } ?? true)
    if isCurrent {
      remember(written, sources)
      return nil
    }
    guard stamp?.unbuildable != sources.contents else {
      tell([.line(Message.renewalFailedBefore(), .warning), log])
      return nil
    }
    return sources
  }

  /// Builds the new tutor; false if that fails.
  ///
  /// Remembered is what was seen before: what is saved during the build is built at the next start.
  private func build(_ sources: Sources) -> Bool {
    tell([.line(Message.renewing(), .note)])
    var told = 0
    do throws(TutorBuild.Failure) {
      try TutorBuild(installation: installation).run { percent in
        guard percent >= told + 10 else { return }
        told = percent / 10 * 10
        output.writeError("\(told) % ")
      }
    } catch {
      if told > 0 { output.writeError("\n") }
      explain(error, sources)
      return false
    }
    if told > 0 { output.writeError("\n") }
    guard let written = SourceStamp.time(of: installation.program) else { return false }
    remember(written, sources)
    tell([.line(Message.renewed(), .note)])
    return true
  }

  /// Says why there is no new tutor; what cannot be built is not tried again.
  private func explain(_ failure: TutorBuild.Failure, _ sources: Sources) {
    switch failure {
    case .busy:
      tell([.line(Message.renewalBusy(), .warning)])
    case .failed(let reason):
      tell([.line(Message.renewalFailed(["reason": reason]), .warning), log])
      rememberFailure(sources)
    }
  }

  /// Puts the new program in this one's place, with the same arguments.
  private func start(_ arguments: [String]) {
    setenv(Self.variable, "1", 1)
    var words = arguments.map { strdup($0) } + [nil]
    execv(installation.program.path, &words)
    // The old one goes on if the system will not start the new one.
    unsetenv(Self.variable)
    words.forEach { free($0) }
  }

  private func remember(_ written: SourceListing.Instant, _ sources: Sources) {
    SourceStamp(
      program: written,
      listing: sources.listing.fingerprint,
      contents: sources.contents
    ).write(for: installation)
  }

  private func rememberFailure(_ sources: Sources) {
    guard let written = SourceStamp.time(of: installation.program) else { return }
    var stamp =
      SourceStamp(of: installation) ?? SourceStamp(program: written, listing: "", contents: "")
    stamp.unbuildable = sources.contents
    stamp.write(for: installation)
  }

  private var log: Passage {
    .line(
      Message.renewalLog(["path": installation.logFile.path, "root": installation.root.path]),
      .note
    )
  }

  private func tell(_ passages: [Passage]) {
    output.writeError(Renderer(terminal: terminal).text(of: passages))
  }
}
