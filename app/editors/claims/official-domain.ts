import { registeredDomain } from "#app/community/scam-check/addresses/domains.ts";
import { hosts, isOneOf } from "#app/community/scam-check/addresses/known-hosts.ts";

/** Anyone can have a page or a mailbox on these domains, so an address there proves nothing. */
const shared = [hosts.shorteners, hosts.freePages, hosts.forms, hosts.social, hosts.chats, hosts.freeMail];

/** The domain of the institution whose official page this is; null if the page is on a shared site. */
export function officialDomain(url: string): string | null {
  const host = URL.parse(url)?.hostname.replace(/^www\./, "") ?? "";
  if (!host.includes(".") || shared.some((list) => isOneOf(host, list))) return null;
  return registeredDomain(host);
}

/** Whether an email address is at the domain or below it. */
export function isAtDomain(email: string, domain: string): boolean {
  const host = email.split("@").at(-1)?.toLowerCase() ?? "";
  return host === domain || host.endsWith(`.${domain}`);
}
