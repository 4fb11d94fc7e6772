/// What the doctor says.
extension Message {
  package static let workExamining = Message("work.examining", "Looking at what tutor needs …")
  package static let yes = Message("doctor.yes", "yes")
  package static let no = Message("doctor.no", "no")
  package static let doctorSound = Message("doctor.sound", "All is well.")
  package static let doctorWeak = Message(
    "doctor.weak",
    "All works; what could work better is marked."
  )
  package static let doctorBroken = Message(
    "doctor.broken",
    "Something does not work; it is marked, with what to do."
  )
  package static let doctorStateSound = Message("doctor.state.sound", "ok")
  package static let doctorStateWeak = Message("doctor.state.weak", "weak")
  package static let doctorStateBroken = Message("doctor.state.broken", "FAIL")

  /// What each subject is called, by its name in the code.
  package static let doctorSubjects = [
    "toolchain": Message("doctor.toolchain", "toolchain"),
    "linker": Message("doctor.linker", "linker"),
    "libraries": Message("doctor.libraries", "libraries"),
    "sandbox": Message("doctor.sandbox", "sandbox"),
    "archives": Message("doctor.archives", "archives"),
    "events": Message("doctor.events", "file events"),
    "terminal": Message("doctor.terminal", "terminal"),
    "disk": Message("doctor.disk", "disk"),
    "workbook": Message("doctor.workbook", "workbook"),
  ]

  package static let doctorToolchainCure = Message(
    "doctor.toolchain.cure",
    "The workbook needs Swift 6.3 or later: swift.org/install tells how. Its usr/bin must be on the"
      + " PATH."
  )
  package static let doctorLinkerCure = Message(
    "doctor.linker.cure",
    "The toolchain's own clang and lld link. Is the toolchain complete, and is there a C library to"
      + " link with (Debian: libc6-dev)?"
  )
  package static let doctorSandbox = Message(
    "doctor.sandbox.fact",
    "bubblewrap: checked code reaches no file and no network"
  )
  package static let doctorNoSandbox = Message(
    "doctor.sandbox.none",
    "no bubblewrap that works: checked code runs with limits alone"
  )
  package static let doctorNoSandboxCure = Message(
    "doctor.sandbox.cure",
    "Install bubblewrap (`./.install libraries` does). In a container it may be forbidden; your own"
      + " code is checked all the same."
  )
  package static let doctorArchives = Message(
    "doctor.archives.fact",
    "bsdtar and git: `grade` reads what students have packed"
  )
  package static let doctorNoArchives = Message(
    "doctor.archives.none",
    "missing: {missing}; `grade` reads folders alone"
  )
  package static let doctorNoArchivesCure = Message(
    "doctor.archives.cure",
    "Only who grades archives needs it: Debian's libarchive-tools has bsdtar, and git is its own package."
  )
  package static let doctorEvents = Message(
    "doctor.events.fact",
    "a file saved in Exercises was told of at once"
  )
  package static let doctorNoEvents = Message(
    "doctor.events.none",
    "a file saved in Exercises was not told of within half a second"
  )
  package static let doctorNoEventsCure = Message(
    "doctor.events.cure",
    "`watch` looks every second instead. On a network folder that is all there is."
  )
  package static let doctorTerminal = Message(
    "doctor.terminal.fact",
    "{columns} columns, colour: {colour}, Unicode: {unicode}, links: {links}"
  )
  package static let doctorUnicodeCure = Message(
    "doctor.terminal.unicode",
    "Drawings are in ASCII. `export LANG=C.UTF-8` gives the finer ones."
  )
  package static let doctorNarrowCure = Message(
    "doctor.terminal.narrow",
    "Screens and trees want 40 columns."
  )
  package static let doctorDisk = Message(
    "doctor.disk.fact",
    "{free} MB free where built parts are kept, {path}"
  )
  package static let doctorNoDisk = Message("doctor.disk.none", "{path}: {reason}")
  package static let doctorDiskCure = Message(
    "doctor.disk.cure",
    "`TUTOR_CACHE=FOLDER` names another place, one that can be written and has 500 MB."
  )
  package static let doctorWorkbook = Message(
    "doctor.workbook.fact",
    "{path}: {lessons} lessons, {exercises} exercises, progress is kept"
  )
  package static let doctorWorkbookCure = Message(
    "doctor.workbook.cure",
    "Everything can be read and checked, but nothing is remembered until this is mended."
  )
}
