import CCMark
@preconcurrency import CReadline
import Foundation
@preconcurrency import Glibc
import Grader
import Workbook

/// Looks at all that the tutor needs, and tries it where it can be tried.
struct Doctor: Sendable {
  let context: Context
  let grader: Grader

  /// Less than this is soon filled by what is built.
  private static let littleSpace: UInt = 500 << 20

  func diagnoses() -> [Diagnosis] {
    tools + [libraries, archives, events, terminal, disk, workbook]
  }

  /// The toolchain, the linker and the sandbox, by one small program.
  private var tools: [Diagnosis] {
    do {
      let equipment = try grader.equipment()
      return [
        Diagnosis(.toolchain, "\(equipment.version), \(equipment.toolchain)"),
        Diagnosis(.linker, equipment.linker),
        equipment.encloses
          ? Diagnosis(.sandbox, Message.doctorSandbox())
          : Diagnosis(
            .sandbox,
            .weak,
            Message.doctorNoSandbox(),
            cure: Message.doctorNoSandboxCure()
          ),
      ]
    } catch {
      return [Diagnosis(error)]
    }
  }

  private var libraries: Diagnosis {
    let readline = rl_library_version.map { String(cString: $0) } ?? "?"
    let cmark = cmark_version_string().map { String(cString: $0) } ?? "?"
    let sodium = Seal.libraryVersion
    return Diagnosis(
      .libraries,
      "GNU readline \(readline), cmark-gfm \(cmark), libsodium \(sodium)"
    )
  }

  /// What reads the archives of a class: students have no use for it.
  private var archives: Diagnosis {
    let missing = ["bsdtar", "git"].filter { !Grader.findsForScripts($0) }.joined(separator: ", ")
    return missing.isEmpty
      ? Diagnosis(.archives, Message.doctorArchives())
      : Diagnosis(
        .archives,
        .weak,
        Message.doctorNoArchives(["missing": missing]),
        cure: Message.doctorNoArchivesCure()
      )
  }

  /// A file is written where exercises lie, and waited for.
  private var events: Diagnosis {
    let folder = context.course.root.appending(path: "Exercises").path
    let file = "\(folder)/.tutor-doctor-\(getpid())"
    let events = FolderEvents(folder: folder)
    let isWritten = FileManager.default.createFile(atPath: file, contents: Data())
    unlink(file)
    var entry = pollfd(fd: events?.descriptor.rawValue ?? -1, events: Int16(POLLIN), revents: 0)
    guard isWritten, events != nil, poll(&entry, 1, 500) > 0 else {
      return Diagnosis(.events, .weak, Message.doctorNoEvents(), cure: Message.doctorNoEventsCure())
    }
    return Diagnosis(.events, Message.doctorEvents())
  }

  private var terminal: Diagnosis {
    let terminal = context.terminal
    let fact = Message.doctorTerminal([
      "columns": terminal.columns,
      "colour": terminal.hasColor ? Message.yes() : Message.no(),
      "unicode": terminal.hasUnicode ? Message.yes() : Message.no(),
      "links": terminal.hasLinks ? Message.yes() : Message.no(),
    ])
    if !terminal.hasUnicode {
      return Diagnosis(.terminal, .weak, fact, cure: Message.doctorUnicodeCure())
    }
    if terminal.columns < 40 {
      return Diagnosis(.terminal, .weak, fact, cure: Message.doctorNarrowCure())
    }
    return Diagnosis(.terminal, fact)
  }

  private var disk: Diagnosis {
    let path = grader.cacheFolder.path
    var facts = statvfs()
    guard statvfs(existing(path), &facts) == 0 else {
      let reason = String(cString: strerror(errno))
      return Diagnosis(
        .disk,
        .broken,
        Message.doctorNoDisk(["path": path, "reason": reason]),
        cure: Message.doctorDiskCure()
      )
    }
    let (bytes, isHuge) = UInt(facts.f_bavail).multipliedReportingOverflow(by: facts.f_frsize)
    let free = isHuge ? .max : bytes
    let fact = Message.doctorDisk(["path": path, "free": free >> 20])
    guard free < Self.littleSpace else { return Diagnosis(.disk, fact) }
    return Diagnosis(.disk, .weak, fact, cure: Message.doctorDiskCure())
  }

  /// The path, or the nearest folder above it that is there: the cache is made when it is needed.
  private func existing(_ path: String) -> String {
    var url = URL(filePath: path)
    while access(url.path, F_OK) != 0, errno == ENOENT, url.path != "/" {
      url.deleteLastPathComponent()
    }
    return url.path
  }

  private var workbook: Diagnosis {
    let root = context.course.root.path
    do {
      // The same write that keeps a student's progress.
      try context.store.update { _ in }
    } catch {
      return Diagnosis(.workbook, .broken, "\(error)", cure: Message.doctorWorkbookCure())
    }
    return Diagnosis(
      .workbook,
      Message.doctorWorkbook([
        "path": root, "lessons": context.course.lessons.count,
        "exercises": context.course.exercises.count,
      ])
    )
  }
}

extension Diagnosis {
  /// What keeps a program from being compiled, linked or run; the error's words hold the cure.
  fileprivate init(_ error: GraderError) {
    switch error {
    case .linkerFailed: self.init(.linker, .broken, "\(error)", cure: Message.doctorLinkerCure())
    case .run, .trialFailed:
      self.init(.sandbox, .broken, "\(error)", cure: Message.doctorNoSandboxCure())
    case .unwritable: self.init(.disk, .broken, "\(error)", cure: Message.doctorDiskCure())
    default: self.init(.toolchain, .broken, "\(error)", cure: Message.doctorToolchainCure())
    }
  }
}
