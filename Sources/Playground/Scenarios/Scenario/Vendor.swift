import JSON
import Simulation

extension Scenario {
  /// A network whose SDK the application calls itself: to fill a slot that an arbiter chooses from, or
  /// behind a wrapper of services.
  package enum Vendor: String, CaseIterable, Sendable {
    case cloudX, levelPlay, pubMatic, appLovin

    /// The one whose arbiter chooses, whoever competes.
    package static let arbiter = cloudX
    /// The two slots of the published controller.
    package static let ofPublishedController: Set = [cloudX, levelPlay]
    /// The one behind the published wrapper.
    package static let ofPublishedWrapper = appLovin

    private var row: Row {
      switch self {
      case .cloudX:
        Row(
          "CloudX", in: [.slots, .services], codeOfUnknownUnit: 300,
          bid: .init(price: "revenue", precision: "revenuePrecision", buyer: "networkName"))
      case .levelPlay:
        Row(
          "LevelPlay", in: [.slots, .services], codeOfUnknownUnit: 626,
          bid: .init(price: "revenue", precision: "precision", buyer: "adNetwork"))
      case .pubMatic:
        Row(
          "PubMatic", in: [.slots], countsThousands: true,
          bid: .init(price: "price", precision: "", buyer: "partnerName"))
      case .appLovin: Row("AppLovin MAX", in: [.services], codeOfUnknownUnit: -5603)
      }
    }
  }
}

extension Scenario.Vendor {
  /// Where a vendor's ads are found.
  package enum Place: Sendable {
    case slots, services
  }

  /// The names of the values that its loaded ad competes with.
  package struct BidNames: Sendable {
    package let price, precision, buyer: String
  }

  private struct Row {
    let name: String
    let places: Set<Place>
    let countsThousands: Bool
    let codeOfUnknownUnit: Int?
    let bid: BidNames?

    init(
      _ name: String, in places: Set<Place>, countsThousands: Bool = false,
      codeOfUnknownUnit: Int? = nil, bid: BidNames? = nil
    ) {
      self.name = name
      self.places = places
      self.countsThousands = countsThousands
      self.codeOfUnknownUnit = codeOfUnknownUnit
      self.bid = bid
    }
  }

  /// Its name in the journal and on the screen.
  package var name: String { row.name }
  /// Whether its prices are for a thousand impressions, and not for one.
  package var countsThousands: Bool { row.countsThousands }
  /// Its own code for an ad unit that it does not know.
  package var codeOfUnknownUnit: Int? { row.codeOfUnknownUnit }
  /// The names of the values that its ad competes with; nil for one that is in no slots.
  package var bid: BidNames? { row.bid }
  /// Its name at the arbiter.
  package var token: String { rawValue.uppercased() }

  /// The vendors that can be in such a place.
  package static func all(in place: Place) -> [Self] {
    allCases.filter { $0.row.places.contains(place) }
  }
}

extension Codec where Value == Scenario.Vendor {
  /// The vendors that can be there.
  static func vendor(in place: Value.Place) -> Codec {
    let vendors = Value.all(in: place)
    return Codec(
      schema: { Schema(.words(vendors.map(\.rawValue)), $0) },
      read: { (node) throws(JSONError) in try node.word(among: vendors) },
      fact: { .string($0.rawValue) },
      value: { fact in vendors.first { .string($0.rawValue) == fact } })
  }
}
