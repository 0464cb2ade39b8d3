/**
 * Bots that identify themselves. `bot` alone would match CUBOT, a phone; a leading "WhatsApp" is its link
 * preview, not its browser.
 */
const botPattern =
  /(?<!cu)bot\b|bot[/;:]|crawl|spider|slurp|facebookexternalhit|^whatsapp\/|preview|headless|lighthouse|pagespeed|pingdom|uptime|monitor|scrape|archiver|^(curl|wget|python|go-http|java|libwww|okhttp|axios|node|undici|ruby|perl|php|dart|httpie|postman)/i;

/** Expected Sec-Fetch-Dest: navigation for clicks, image or beacon for views. */
const destinations = { views: ["image", "empty"], clicks: ["document"] } as const;

/** Whether a request comes from a person on one of our pages: see decision 0007. */
export function isCounted(request: Request, origin: string, what: keyof typeof destinations): boolean {
  if (request.method === "HEAD" || request.headers.get("X-Original-Method") === "HEAD") return false;
  const { headers } = request;
  const purpose = [headers.get("Sec-Purpose"), headers.get("Purpose"), headers.get("X-Moz")].join(" ");
  if (/prefetch|preview|prerender/i.test(purpose)) return false;
  const destination = headers.get("Sec-Fetch-Dest");
  if (destination !== null && !destinations[what].some((usual) => usual === destination)) return false;
  const agent = headers.get("User-Agent") ?? "";
  return agent !== "" && !botPattern.test(agent) && isFromOurPage(headers, origin);
}

/** Older browsers send only Origin or Referer. A request without any of them does not count. */
function isFromOurPage(headers: Headers, origin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "same-site";
  const page = headers.get("Origin") ?? headers.get("Referer") ?? "";
  return URL.canParse(page) && new URL(page).origin === origin;
}
