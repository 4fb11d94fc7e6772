/// How the form to order a bread was left.
enum OrderOutcome {
  case confirmed(Bread)
  case cancelled(Bread)
}
