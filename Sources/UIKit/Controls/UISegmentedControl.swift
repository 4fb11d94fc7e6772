public import Foundation

/// A control with several segments, of which one is chosen.
@MainActor
open class UISegmentedControl: UIControl {
  /// The place that stands for no segment.
  public static let noSegment = -1

  /// The place of the chosen segment.
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment

  private var titles: [String] = []

  /// Makes a control from the titles or images of its segments.
  public init(items: [Any]?) {
    titles = (items ?? []).map { ($0 as? String) ?? "" }
    super.init(frame: .zero)
  }

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// The title of a segment, or nil.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// The user chooses a segment.
  package func userSelectSegment(at index: Int) {
    guard isEnabled, isSeen, titles.indices.contains(index), index != selectedSegmentIndex else {
      return
    }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}
