import type { Finding } from "./finding.ts";

export interface PageLink {
  text: string;
  href: string;
}

const applies =
  /\b(?:apply (?:now|here|online|for|today|via|on)|apply$|^apply\b|application (?:form|portal|link|page)|start (?:your )?application|click here to apply|submit (?:an |your )?application|how to apply)\b/i;
const official =
  /\b(?:official (?:web ?(?:site|page)|page|link|announcement|call)|visit (?:the )?(?:official )?(?:web ?(?:site|page))|more information|for more details|scholarship (?:page|website)|program(?:me)? (?:page|website|webpage))\b/i;
const neverOfficial =
  /(?:^|\.)(?:facebook|twitter|x|linkedin|instagram|whatsapp|youtube|pinterest|telegram|tiktok|reddit|tumblr|google|doubleclick|addtoany|feedburner|amazon|apple|t|wa|bit)\.(?:com|me|org|co|net|ly)$/i;
const isForm =
  /(?:^|\.)(?:forms\.gle|docs\.google\.com|forms\.office\.com|typeform\.com|jotform\.com|airtable\.com)$/i;

/**
 * The link to apply: its text says so, and it leads away from an aggregator. On a provider's own site, links
 * within the site count too.
 */
export function extractApplicationLink(links: PageLink[], page: string, isOwnSite: boolean): Finding | null {
  const host = hostOf(page);
  const usable = links.flatMap((link) => {
    const url = URL.parse(link.href, page);
    const isWeb = url && /^https?:$/.test(url.protocol);
    if (!isWeb || (neverOfficial.test(url.hostname) && !isForm.test(url.hostname))) return [];
    const isHere = hostOf(url.href) === host;
    if (isHere && (!isOwnSite || url.pathname === URL.parse(page)?.pathname)) return [];
    return [{ text: link.text.replace(/\s+/g, " ").trim(), href: url.href }];
  });
  const found =
    usable.find(({ text }) => applies.test(text)) ?? usable.find(({ text }) => official.test(text));
  return found
    ? {
        value: found.href,
        evidence: `“${found.text.slice(0, 120)}” leads to ${found.href}`.slice(0, 240),
        isSure: true,
      }
    : null;
}

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, "") ?? "";
