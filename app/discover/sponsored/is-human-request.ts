/**
 * Programs that say who they are. `bot` alone would also name CUBOT, a phone; WhatsApp's name at the beginning is its link
 * preview, not its browser.
 */
const programs =
  /(?<!cu)bot\b|bot[/;:]|crawl|spider|slurp|facebookexternalhit|^whatsapp\/|preview|headless|lighthouse|pagespeed|pingdom|uptime|monitor|scrape|archiver|^(curl|wget|python|go-http|java|libwww|okhttp|axios|node|undici|ruby|perl|php|dart|httpie|postman)/i;

/** How a browser asks when it is sent on its way by a click, and how when it fetches the picture or tells what was seen. */
const destinations = { views: ["image", "empty"], clicks: ["document"] } as const;

/** Whether a request is a person who looks at a page of ours, or clicks on it: see decision 7. */
export function isCounted(request: Request, origin: string, what: keyof typeof destinations): boolean {
  if (request.method === "HEAD" || request.headers.get("X-Original-Method") === "HEAD") return false;
  const { headers } = request;
  const purpose = [headers.get("Sec-Purpose"), headers.get("Purpose"), headers.get("X-Moz")].join(" ");
  if (/prefetch|preview|prerender/i.test(purpose)) return false;
  const destination = headers.get("Sec-Fetch-Dest");
  if (destination !== null && !destinations[what].some((usual) => usual === destination)) return false;
  const agent = headers.get("User-Agent") ?? "";
  return agent !== "" && !programs.test(agent) && isFromOurPage(headers, origin);
}

/** Browsers say which site began a request; older ones only name the page. What names none could be anyone's. */
function isFromOurPage(headers: Headers, origin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "same-site";
  const page = headers.get("Origin") ?? headers.get("Referer") ?? "";
  return URL.canParse(page) && new URL(page).origin === origin;
}
