/**
 * Programs that say who they are. `bot` alone would also name CUBOT, a phone; WhatsApp's name at the beginning is its link
 * preview, not its browser.
 */
const programs =
  /(?<!cu)bot\b|bot[/;:]|crawl|spider|slurp|facebookexternalhit|^whatsapp\/|preview|headless|lighthouse|pagespeed|pingdom|uptime|monitor|scrape|archiver|^(curl|wget|python|go-http|java|libwww|okhttp|axios|node|undici|ruby|perl|php|dart|httpie|postman)/i;

/** Whether a request is a person looking: not a program that says so, not a browser that only prepares. */
export function isCounted(request: Request): boolean {
  if (request.method === "HEAD") return false;
  const { headers } = request;
  const purpose = [headers.get("Sec-Purpose"), headers.get("Purpose"), headers.get("X-Moz")].join(" ");
  if (/prefetch|preview|prerender/i.test(purpose)) return false;
  const agent = headers.get("User-Agent") ?? "";
  return agent !== "" && !programs.test(agent);
}
