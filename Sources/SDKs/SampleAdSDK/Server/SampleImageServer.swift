/// Where the Sample network's pictures can be had over the air.
enum SampleImageServer {
  static let latency = Duration.milliseconds(80)

  /// Has these pictures from now on.
  static func serve(_ pictures: [SampleCreative.Picture]) {
    let server = SimulatedServer.shared
    for picture in pictures {
      server.route(picture.url, latency: latency) { .data(picture.raster.ppm()) }
    }
    server.route("https://creatives.sample.example/adchoices.ppm", latency: latency) {
      .data(Raster.icon(color: 0x00AECD, size: 20).ppm())
    }
  }
}
