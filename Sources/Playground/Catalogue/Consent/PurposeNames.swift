/// The names of TCF's purposes and special features, since version 2.2.
enum PurposeNames {
  static func purpose(_ id: Int) -> String { name(id, in: purposes) }

  static func specialFeature(_ id: Int) -> String { name(id, in: specialFeatures) }

  private static func name(_ id: Int, in names: [String]) -> String {
    names.indices.contains(id - 1) ? names[id - 1] : "(no such id)"
  }

  private static let purposes = [
    "store and access information on a device", "use limited data to select advertising",
    "create profiles for personalised advertising",
    "use profiles to select personalised advertising", "create profiles to personalise content",
    "use profiles to select personalised content", "measure advertising performance",
    "measure content performance", "understand audiences through statistics",
    "develop and improve services", "use limited data to select content",
  ]

  private static let specialFeatures = [
    "use precise location", "actively scan the device to identify it",
  ]
}
