import Consent
import Testing

/// Strings of the specifications, of their libraries' tests, and of issues.
enum Strings {
  static let specification =
    "CQSbk4AQSbk4ANwAAAENAwCgAAAAAAAAAAYgACPAAAAA.IDKQA4AAgAKAGQAygAAA.YAAAAAAAAAAA"
  static let purposes =
    "CPTtLAAPTtLAAAAAAAENAAFgALwAAEAAAAAAAOgAgABgAAAA.IAoAAgABgAAEAQAAEAAA.d4AACEAAAAAA"
  static let bits = "CPSG_8APSG_8AAAAAAENAAFgAAAAAAAAAAAAAOAAAABAAAAA.IAOABgAB.YAAAAAAAAAAA"
  static let range = "CPSG_8APSG_8AAAAAAENAAFgAAAAAAAAAAAAAOwAQAOgAAAA.IAOgBgAAgAAA.YAAAAAAAAAAA"
  static let far =
    "CPSG_8APSG_8AAAAAAENAAFgAAAAAAAAAAAAFpQAwAAgCtAWkAAAAAAA.IFpQBQAAwAKAAsADoArQFpAA.YAAAAAAAAAAA"
  static let zero = "CAAAAAAAAAAAAAAAAAENAACAAAAAAAAAAAAAAAAAAAAA.QAAA.IAAA"
  static let noEntries = "CO5dPi4O5dPx2B7DvCENA2CgAAAAAAAAAAAAGewAAM8gAAAA.YAAAAAAAAAAA"
  static let interests =
    "COv_eg6Ov_eg6AOADBENAaCgAP_AAH_AACiQAVEUQQoAIQAqIoghAAQgAA.YAAAAAAAAAAAAAAAAAA"
  static let cut = "CPi8wgAPi8wgAAOACBENCuCoAP_AAEfAACiQ"
  static let obsolete = "BO2e4qiO2e4qiB9ABADEDS-AAAAxKABgACBiQA"
  static let restrictions = """
    CO4VGswO4VGswAfZCBDEAzCsAP_AAH_AAAigGUNf_X9fb2vj-_599_t0eY1f9_63t-wzjheMs-8NyZ-X_J4Wv2MyvB34JqQKGR\
    gkunLBAQdtHGncTQgBwIlViTLMY02MjzNKJrJEilsbe2dYGH9vn8XT_ZKZ70-_v__7v3___33_5Ayhr_6_r7e18f3_Pvv9ujzG\
    r_v_W9v2GccLxln3huTPy_5PC1-xmV4O_BNSBQyMEl05YICDto407iaEAOBEqsSZZjGmxkeZpRNZIkUtjb2zrAw_t8_i6f7JTP\
    en39___d-___--__ICgKAOAAcAA4AFAAjgB6AEYALcGACAW0AtoJAHAAOAAcACgARwA9ACMAFuFABALaAW0GgDgAHAAOABQAI4\
    AegBGAC3DgAgFtALaEQBwADgAHAAoAEcAPQAjABbiQAQC2gFtCoA4ABwADgAUACOAHoARgAtxYAIBbQC2hkAcAA4ABwAKABHAD\
    0AIwAW40AEAtoBbQ6AOAAcAA4AFAAjgB6AEYALceACAW0AtohAHAAOAAcACgARwA9ACMAFuRABALaAW0SgDgAHAAOABQAI4Aeg\
    BGAC3JgAgFtALaKQBwADgAHAAoAEcAPQAjABblQAQC2gFtA
    """
  /// One of a consent manager, from before 2.3.
  static let national1 = "DBABLA~BAAAVVVVUQA.QA"
  static let national2 = "DBABLA~CAAAVVVVVVRA.QA"

  /// All of them, each as the kind of string that it is.
  static let all: [(text: String, form: ConsentKind?)] =
    [
      specification, purposes, bits, range, far, zero, noEntries, interests, cut, obsolete,
      restrictions, "1~1.35.41.101", "2~1.35.41.101~dv.9.21.81", "1~", "2~~dv.", "DBAA", "DBABMA",
      "DBABM", "DBACNYA", "DBACNY", "DBABTA~1YNN", "DBACOeA~~1YNN", "DBACOcGA", national1,
      national2, "DBABLA~CAAAVVVVAFBA.QA", "DBABLA~CAAAAAABEQA.QA", "BVQqAAAAAgA.QA",
      "CAAAAAAAAABA.QA", "BQAA.AAA", "1---", "1NYN", "2NYY", "DBABMA~\(specification)",
    ].map { ($0, nil) } + [
      ("BVWSSSVY.YA", .section(.usca)), ("BbYbGwXY.YA", .section(.usca)),
      ("BVWSSVY", .section(.usva)), ("BVWSSZlY", .section(.usfl)),
      ("BVWSSVWA.YA", .section(.ustx)), ("BAAAAABA.QA", .section(.usca)),
      ("BAAAABA", .section(.usva)), ("BQAA.QA", .section(.usmd)), ("BQAA.AAA", .section(.usin)),
    ]
}
