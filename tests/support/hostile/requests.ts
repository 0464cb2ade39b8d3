/** Texts that have broken a server somewhere: invalid, too long, or with a special meaning to the next parser. */
export const hostileTexts = [
  "Grace\0Wanjiku",
  "__proto__",
  "😀\u202e\ufffe http://%ff@a.com/%00 '\"><script>\\",
  "9".repeat(6_000),
];

/** The same in a URL: encoded, badly encoded, and with path traversal. */
export const hostilePaths = [
  "%00",
  "__proto__",
  "%ff%",
  "%2e%2e%2f%22%3E%3Cscript%3E",
  "99999999999999999999",
  "x".repeat(6_000),
];

/** Headers that some part of a server reads, with values that no browser sends. */
export const hostileHeaders: Record<string, string>[] = [
  {
    Cookie: "fursa.session_token=%00.%ff; __proto__=1; flash=eyJ9; data-saver=%; =; ;;",
    Accept: "*/*;q=x, \\",
    "Accept-Language": "x-".repeat(2_000),
    "Accept-Encoding": "br;q=nothing, gzip;;;",
    "If-None-Match": 'W/"',
    "If-Modified-Since": "yesterday",
    Range: "bytes=9-1,-,x",
    Referer: "http://%ff@a.com/%00",
    "User-Agent": "",
    "X-Forwarded-For": "::1%lo, %00, 999.1.1.1,",
    "X-Forwarded-Host": "a b",
    "X-Forwarded-Proto": "javascript",
    "X-Request-Id": "__proto__\"'<",
    "Save-Data": "\xff\xfe",
  },
  {
    Cookie: `fursa.session_token=${"a".repeat(3_000)}.${"b".repeat(43)}=; fursa.session_token=second`,
    Accept: "application/json",
    Authorization: "Bearer ..",
    Host: "forged.example",
    "Content-Type": "a/b; charset=__proto__",
    "Content-Encoding": "br",
    Range: "bytes=0-0",
    "Sec-Fetch-Site": "__proto__",
  },
];

/** Bodies that aren't forms, or are broken ones. */
export const hostileBodies = [
  {
    type: "application/json",
    body: '{"__proto__":{"a":1},"urls":["\\u0000","\\ud800"],"sources":["__proto__"]}',
  },
  { type: "text/plain", body: "intent=delete" },
  { type: "multipart/form-data; boundary=b", body: "--b\r\nContent-Disposition: form-data; na" },
  { type: "", body: "intent=delete" },
  { type: "application/x-www-form-urlencoded; charset=utf-16", body: "%ff%fe=%00&__proto__=1&%&=&intent" },
  { type: "application/x-www-form-urlencoded", body: "intent=__proto__&wants=__proto__&id=%00&item=%00" },
  {
    type: "application/x-www-form-urlencoded",
    body: new URLSearchParams(
      ["id", "item", "post", "factor", "session"].map((name) => [name, "-".repeat(36)]),
    ).toString(),
  },
  { type: "application/x-www-form-urlencoded", body: "a=&".repeat(20_000) },
];

export const oddMethods = ["OPTIONS", "TRACE"];
