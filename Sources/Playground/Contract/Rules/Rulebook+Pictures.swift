import Simulation

extension Rulebook {
  static let pictureRules: [Rule] = [
    Rule(
      id: "images-not-downloaded", severity: .error, party: .adapter,
      sentence: "The publisher wants pictures but got URLs.",
      why: "The card stays empty where a picture should be.",
      fix: "Download icon and images before you answer, unless isImageLoadingDisabled is set.",
      source: "native custom event; native ad protocol",
      breach: .nativeAdReceived { ad, entry in
        let isAddress = entry.data.pictures.contains { $0.holds("://") }
        return isAddress && !ad.request.wantsAddressesOnly ? [entry.number] : nil
      },
      occasion: .always.given { entry, request in
        !entry.data.pictures.isEmpty && !request.wantsAddressesOnly
      }),
    Rule(
      id: "images-downloaded-although-disabled", severity: .warning, party: .adapter,
      sentence: "The publisher wants only URLs, but the adapter downloaded the pictures.",
      why: "The user's data plan pays for pictures that are not shown.",
      fix: "Return the URL if isImageLoadingDisabled is set.",
      source: "native custom event",
      breach: .nativeAdReceived { ad, entry in
        let isPicture = entry.data.pictures.contains { !$0.holds("://") }
        return isPicture && ad.request.wantsAddressesOnly ? [entry.number] : nil
      },
      occasion: .always.given { entry, request in
        !entry.data.pictures.isEmpty && request.wantsAddressesOnly
      }),
    Rule(
      id: "too-many-images", severity: .warning, party: .adapter,
      sentence: "The publisher asked for one image but got several.",
      why: "A publisher who shows images.first may show the wrong one.",
      fix: "Check shouldRequestMultipleImages.",
      source: "native custom event",
      breach: .nativeAdReceived { ad, entry in
        guard let images = entry.data[.images], images.count > 1,
          !ad.request.wantsSeveralImages
        else { return nil }
        return [entry.number]
      },
      occasion: .always.given { entry, request in
        entry.data[.images] != nil && !request.wantsSeveralImages
      }),
    Rule(
      id: "file-path-as-address", severity: .error, party: .adapter,
      sentence: "A web address was turned into a file path.",
      why: "It cannot be loaded: file:///https://… does not exist.",
      fix: "Use URL(string:), not URL(fileURLWithPath:).",
      code: "NativeAdImage(url: URL(string: address), scale: 1)",
      source: "native custom event, and both public samples",
      breach: .nativeAdReceived { _, entry in
        entry.data.pictures.contains { $0.hasPrefix("file:") } ? [entry.number] : nil
      }, occasion: .always.given { entry, _ in !entry.data.pictures.isEmpty }),
    Rule(
      id: "video-without-media-view", severity: .error, party: .adapter,
      sentence: "The ad says that it is a video but has no view that plays it.",
      why: "The publisher's media view stays black.",
      fix: "Return the network's view as mediaView.",
      code: "var mediaView: UIView? { networkAd.mediaView }",
      source: "reviews of public adapters",
      breach: .nativeAdReceived { _, entry in
        entry.data[.video] != nil && entry.data[.mediaView] == false
          ? [entry.number] : nil
      }, occasion: .always.given { entry, _ in entry.data[.video] != nil }),
    Rule(
      id: "video-claimed-without-video", severity: .note, party: .adapter,
      sentence: "The ad says that it is a video, but the network has none.",
      why: "The publisher shows controls for a video that never plays. Some networks require it.",
      fix: "Return the network's value from hasVideoContent.",
      code: "var hasVideoContent: Bool { networkAd.hasVideo }",
      source: "code of public adapters",
      breach: .nativeAdReceived { ad, entry in
        guard entry.data[.video] != nil, ad.networkSpeaks,
          ad.networkAssets[.networkMediaView] == nil,
          let answer = ad.last(.networkAnswered)
        else { return nil }
        return [answer, entry.number]
      }, occasion: .networkSpeaks.given { entry, _ in entry.data[.video] != nil }),
    Rule(
      id: "aspect-ratio-unknown", severity: .note, party: .adapter,
      sentence: "The picture has arrived, but its aspect ratio is reported as unknown.",
      why: "The publisher cannot reserve space for it.",
      fix: "Return width divided by height as soon as it is known.",
      code: "var mediaContentAspectRatio: CGFloat { image.size.width / image.size.height }",
      source: "changelogs of public adapters",
      breach: .nativeAdReceived { _, entry in
        guard entry.data[.aspectRatio] == "unknown",
          let images = entry.data[.images],
          let first = images.first, !first.holds("://")
        else { return nil }
        return [entry.number]
      },
      occasion: .always.given { entry, _ in
        entry.data[.images]?.first?.holds("://") == false
      }),
    Rule(
      id: "nothing-to-show-as-media", severity: .warning, party: .adapter,
      sentence: "The ad has neither an image nor a media view.",
      why: "The publisher's media view stays empty and takes taps.",
      fix: "If the network has no media view, wrap the main image in a view.",
      source: "reviews of public adapters",
      breach: .nativeAdReceived { ad, entry in
        let networkHasSome =
          ad.networkAssets[.image] != nil || ad.networkAssets[.imageURL] != nil
          || ad.networkAssets[.networkMediaView] != nil
        guard networkHasSome, entry.data[.images] == nil, entry.data[.mediaView] == false
        else { return nil }
        return [entry.number]
      }),
  ]
}

extension Fields {
  /// Facts about icon and images: sizes of loaded ones, addresses of the others.
  fileprivate var pictures: [String] {
    (self[.icon].map { [$0] } ?? []) + (self[.images] ?? [])
  }
}
