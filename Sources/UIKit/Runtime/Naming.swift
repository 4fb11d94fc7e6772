/// An object as UIKit's messages show it, without the address, which differs from run to run.
func named(_ object: AnyObject) -> String {
  "<\(typeName(of: object))>"
}

/// The name of an object's type, without its module.
func typeName(of object: AnyObject) -> String {
  String(describing: type(of: object))
}
