import { trimTrailing } from "#app/shared/text/trim-trailing.ts";
import { decodeUrlPart } from "#app/shared/urls/decode-url-part.ts";
import { canExist } from "./domains.ts";

/** A web or email address in a message. */
export interface MessageAddress {
  /** As written in the message, shortened to the part that matters. */
  written: string;
  host: string;
  isMail: boolean;
  /** `https://chevening.org@elsewhere.example` shows one name but leads to another. */
  pretendsToBe?: string;
}

/** At most this many are checked; a message for people contains fewer. */
export const mostAddresses = 20;

const endings =
  "com|org|net|edu|gov|int|mil|info|biz|io|co|africa|app|dev|page|online|site|website|xyz|top|click|link|live|club|shop|store|space|fun|icu|buzz|vip|win|work|world|today|news|life|me|tech|education|academy|foundation|scholarship|university|cc|tv|tk|ml|ga|cf|gq|ly|gl|gd|su|id|ke|ng|gh|et|ug|tz|rw|za|zm|zw|bw|cm|sn|eg|ma|uk|ie|us|ca|au|nz|de|at|ch|fr|be|nl|se|no|dk|fi|it|es|pt|pl|cz|hu|ro|tr|ru|cn|jp|kr|in|pk|my|sg|hk|qa|sa|ae|br|mx|eu|asia";
const web = /\bhttps?:\/\/[^\s<>"']+/giu;
const mail = /[\w.+-]{1,64}@((?:[\p{L}\p{N}-]{1,63}\.){1,6}[a-z]{2,63})/giu;
const bare = new RegExp(
  `(?<![@\\p{L}\\p{N}/._-])(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.){1,6}(?:${endings})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])(?:/[^\\s<>"']*)?`,
  "gu",
);

/** The first addresses in a text, each host once, links before email addresses. */
export function findAddresses(text: string, most = mostAddresses): MessageAddress[] {
  const found = new Map<string, MessageAddress>();
  for (const address of addressesIn(text)) {
    const known = found.get(address.written);
    if (known && address.pretendsToBe) known.pretendsToBe ??= address.pretendsToBe;
    else if (!known && found.size === most) break;
    else if (!known) found.set(address.written, address);
  }
  return [...found.values()];
}

function* addressesIn(text: string): Generator<MessageAddress> {
  const plain = text.replace(/\[\.\]|\(\.\)|\[dot\]/gi, ".").replace(/\bhxxp/gi, "http");
  for (const [address] of plain.matchAll(web)) yield* readLink(address);
  const rest = plain.replace(web, " ");
  for (const [address] of rest.replace(mail, " ").matchAll(bare)) yield* readLink(`http://${address}`);
  for (const [written, host = ""] of rest.matchAll(mail))
    if (canExist(host)) yield { written, host: host.toLowerCase(), isMail: true };
}

/** One address, or null if a browser would not open it. */
function readLink(address: string): MessageAddress[] {
  const url = URL.parse(trimTrailing(address, ".,;:!?)]}*_~"));
  const host = url?.hostname.replace(/^www\./, "").replace(/\.$/, "") ?? "";
  if (!url || !host.includes(".") || !canExist(host)) return [];
  const pretendsToBe = decodeUrlPart(url.username).replace(/^www\./, "");
  return [{ written: host, host, isMail: false, ...(pretendsToBe && { pretendsToBe }) }];
}
