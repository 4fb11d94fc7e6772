/// The field of a search bar.
///
/// Apple's has tokens, too; the stand-in's is a text field.
@MainActor
open class UISearchTextField: UITextField {}
