/// Where the customer is, as a value.
struct Place: Hashable {
  var tab = Tab.bread
  var paths: [Tab: [Step]] = [:]
  var form: Form?
}
