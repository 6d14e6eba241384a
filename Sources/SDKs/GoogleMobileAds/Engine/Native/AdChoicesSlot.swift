/// Where a network may draw its own AdChoices if its ad has no view for it: what the adapter finds
/// as `adChoicesViewAsset`. As long as it is empty it is as good as not there.
final class AdChoicesSlot: AdChoicesView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isDrawnInto ? super.hitTest(point, with: event) : nil
  }
}

extension UIView {
  /// Whether anything in it can be seen, or was said to be AdChoices.
  var isDrawnInto: Bool {
    !subviews.isEmpty || (self as? UIImageView)?.image != nil || backgroundColor != nil
      || layer.borderWidth > 0 || accessibilityIdentifier == AdChoicesInspection.identifier
  }
}
