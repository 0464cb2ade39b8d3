import type { FetchRefusal, RefusalReason } from "#app/shared/outbound.ts";

const sentences = {
  "not an address": "That is not a web address. It should look like https://example.org/article.",
  scheme: "Only http and https addresses can be fetched.",
  port: "Only the usual web ports, 80 and 443, can be fetched.",
  "user info": "An address with a user name or password in it can't be fetched.",
  private: "That address isn't on the public internet, so we can't fetch it.",
  "unknown host": "There is no website with that name.",
  unreachable: "The site could not be reached.",
  certificate: "The site's security certificate is not valid.",
  "too slow": "The site took longer than 10 seconds.",
  "too large": "The page is larger than 2 MB.",
  "too many redirects": "The site redirected more than 3 times.",
  robots: "The site asks robots not to fetch this page (robots.txt).",
  broken: "The site's answer was broken.",
} satisfies Partial<Record<RefusalReason, string>>;

export const refuse = (reason: keyof typeof sentences): FetchRefusal => ({
  ok: false,
  reason,
  error: sentences[reason],
});

export function refuseStatus(status: number): FetchRefusal {
  return { ok: false, reason: "status", status, error: `${meaningOf(status)} (${status}).` };
}

function meaningOf(status: number): string {
  if (status === 404 || status === 410) return "There is no page at that address";
  if (status === 401 || status === 402 || status === 403)
    return "The site doesn't show this page to everyone";
  if (status === 429) return "The site says that we ask too often";
  return status >= 500 ? "The site has a problem" : "The site didn't return the page";
}

export function refuseType(contentType: string): FetchRefusal {
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  const name = type === "application/pdf" ? "a PDF" : type ? `a file of type ${type}` : "a file";
  return { ok: false, reason: "type", error: `That address leads to ${name}, not to a web page.` };
}
