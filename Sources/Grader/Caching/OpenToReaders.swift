import Foundation
import Glibc

/// Lets every user read a folder and what is in it, and nobody but this process's own write there: what
/// compiles and runs strangers' code is another user.
func openToReaders(_ path: String) {
  guard let tree = FileManager.default.enumerator(atPath: path) else { return }
  for item in [path] + tree.compactMap({ ($0 as? String).map { "\(path)/\($0)" } }) {
    var status = stat()
    guard lstat(item, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
    let isRunnable = status.st_mode & (S_IFDIR | S_IXUSR) != 0
    lchown(item, geteuid(), getegid())
    chmod(item, isRunnable ? 0o755 : 0o644)
  }
}
