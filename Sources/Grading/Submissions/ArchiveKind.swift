import Workbook

/// The kinds of archive that learning platforms hand over.
enum ArchiveKind: Equatable, Sendable {
  /// What `bsdtar` reads: zip, tar in any packing, 7z.
  case packed
  /// A git bundle.
  case bundle

  private static let packings = [
    ".zip", ".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz", ".tar.xz", ".txz", ".tar.zst", ".7z",
  ]

  /// Tells the kind by a file's name; nil for what is no archive.
  init?(name: String) {
    guard let ending = Self.ending(of: name) else { return nil }
    self = ending == ".bundle" ? .bundle : .packed
  }

  /// The name without what tells the kind: `ada` for `ada.tar.gz`.
  static func stem(of name: String) -> String {
    String(name.dropLast(ending(of: name)?.count ?? 0))
  }

  private static func ending(of name: String) -> String? {
    let name = name.lowercased()
    let endings = (packings + [".bundle"]).filter { name.hasSuffix($0) && name != $0 }
    return endings.max { $0.count < $1.count }
  }

  /// Writes the Swift files of the archive on descriptor 0 to descriptor 3, as `cpio -H newc` does.
  ///
  /// Nothing is unpacked: names, kinds and contents come as data. The line feed at the end lets the
  /// reader have what stands before it. Of a locked archive `bsdtar` asks the password a thousand times;
  /// where each takes long, it is not let come to that.
  var script: String {
    switch self {
    case .packed:
      """
      form=$(bsdtar -tvvf - </proc/self/fd/0 2>/dev/null | tail -n 1 | sed -n 's/^Archive Format: //p')
      case "$form" in
      *'(aes)'*) echo '\(Self.question)' >&2; exit 1 ;;
      *tar* | *pax* | *cpio* | ZIP* | 7-Zip* | 'Empty file'*) ;;
      '') bsdtar -tf - >/dev/null; exit 1 ;;
      *) echo '\(Self.unknown)' >&2; exit 1 ;;
      esac
      \(Self.convert) >&3; status=$?; echo >&3; exit $status
      """
    case .bundle:
      """
      folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
      git clone -q --mirror /proc/self/fd/0 "$folder" && cd "$folder" || exit 1
      commit=$(git rev-parse -q --verify 'HEAD^{commit}' \
      || git for-each-ref --sort=-committerdate --count=1 --format='%(objectname)' refs/heads)
      git archive --format tar "$commit" | \(Self.convert) >&3; status=$?; echo >&3; exit $status
      """
    }
  }

  /// Tells whether what was said of an archive is that it is locked with a password.
  static func isLocked(_ reason: String) -> Bool { reason.hasPrefix(question) }

  private static let question = "Enter passphrase:"

  /// What is said of a file that holds something else than its name says.
  ///
  /// A list of files in the form `mtree` is meant above all: `bsdtar` takes it for an archive, and reads
  /// files of this machine that it names.
  private static var unknown: String {
    Message.handInUnknownArchive().replacing("'", with: #"'\''"#)
  }

  private static let convert = "bsdtar -cf - --format newc --include '*.swift' @-"
}
