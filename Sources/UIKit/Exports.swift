// As Apple's UIKit does, so that `import UIKit` alone gives a file `URL`, `IndexPath` and the rest.
@_exported public import Foundation
