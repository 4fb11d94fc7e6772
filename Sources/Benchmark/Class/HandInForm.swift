/// How a student hands in an answer.
enum HandInForm: String {
  /// A folder.
  case folder
  /// A zip archive, beside the folders.
  case zip
  /// A packed tar archive.
  case tar
  /// A git bundle.
  case bundle

  /// What stands behind the student's name.
  var ending: String {
    switch self {
    case .folder: ""
    case .zip: ".zip"
    case .tar: ".tar.gz"
    case .bundle: ".bundle"
    }
  }

  /// The shell's words that make the file `$2` of the folder `$1`; empty for a folder, which stays.
  var script: String {
    switch self {
    case .folder: ""
    case .zip: "bsdtar --format zip -cf \"$2\" -C \"$1\" Exercises"
    case .tar: "bsdtar -czf \"$2\" -C \"$1\" Exercises"
    case .bundle:
      """
      cd "$1" && git init -q && git add . \
      && git -c user.name=Ada -c user.email=ada@example.com commit -qm 'Hand in' \
      && git bundle create -q "$2" HEAD
      """
    }
  }
}
