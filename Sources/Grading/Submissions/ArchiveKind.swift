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

  /// Writes the Swift files of the archive in `$1` on descriptor 3, as `cpio -H newc` does.
  ///
  /// Nothing is unpacked: names, kinds and contents come as data. The line feed at the end lets the
  /// reader have what stands before it.
  var script: String {
    switch self {
    case .packed: Self.convert + " \"@$1\" >&3; status=$?; echo >&3; exit $status"
    case .bundle:
      """
      folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
      git clone -q --mirror "$1" "$folder" && cd "$folder" || exit 1
      commit=$(git rev-parse -q --verify 'HEAD^{commit}' \
      || git for-each-ref --sort=-committerdate --count=1 --format='%(objectname)' refs/heads)
      git archive --format tar "$commit" | \(Self.convert) @- >&3; status=$?; echo >&3; exit $status
      """
    }
  }

  private static let convert = "bsdtar -cf - --format newc --include '*.swift'"
}
