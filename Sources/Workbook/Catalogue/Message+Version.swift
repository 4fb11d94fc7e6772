/// What `tutor --version` says.
extension Message {
  package static let versionTutor = Message("version.tutor", "tutor {version}")
  package static let versionNoCompiler = Message(
    "version.noCompiler",
    "No Swift compiler can be used here, so nothing can be checked; `tutor doctor` tells why."
  )
  package static let versionWorkbook = Message("version.workbook", "Workbook: {path}")
}
