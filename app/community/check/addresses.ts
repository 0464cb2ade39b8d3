/** A web or mail address in a message. */
export interface Address {
  /** As it stands in the message, shortened to what decides. */
  written: string;
  host: string;
  isMail: boolean;
  /** `https://chevening.org@elsewhere.example` shows one name and leads to another. */
  pretendsToBe?: string;
}

const endings =
  "com|org|net|edu|gov|int|mil|info|biz|io|co|africa|app|dev|page|online|site|website|xyz|top|click|link|live|club|shop|store|space|fun|icu|buzz|vip|win|work|world|today|news|life|me|tech|education|academy|foundation|scholarship|university|cc|tv|tk|ml|ga|cf|gq|ly|gl|gd|su|id|ke|ng|gh|et|ug|tz|rw|za|zm|zw|bw|cm|sn|eg|ma|uk|ie|us|ca|au|nz|de|at|ch|fr|be|nl|se|no|dk|fi|it|es|pt|pl|cz|hu|ro|tr|ru|cn|jp|kr|in|pk|my|sg|hk|qa|sa|ae|br|mx|eu|asia";
const web = /\bhttps?:\/\/[^\s<>"']+/giu;
const mail = /[\w.+-]{1,64}@((?:[\p{L}\p{N}-]{1,63}\.){1,6}[a-z]{2,})/giu;
const bare = new RegExp(
  `(?<![@\\p{L}\\p{N}/._-])(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.){1,6}(?:${endings})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])(?:/[^\\s<>"']*)?`,
  "gu",
);

/** Every address in a text, each host once, links before mail. */
export function findAddresses(text: string): Address[] {
  const plain = text.replace(/\[\.\]|\(\.\)|\[dot\]/gi, ".").replace(/\bhxxp/gi, "http");
  const links = [...plain.matchAll(web)].map(([address]) => readLink(address));
  const rest = plain.replace(web, " ");
  const mails = [...rest.matchAll(mail)].map(([written, host = ""]) => ({
    written,
    host: host.toLowerCase(),
    isMail: true,
  }));
  const names = [...rest.replace(mail, " ").matchAll(bare)].map(([address]) => readLink(`http://${address}`));
  const found = [...links, ...names, ...mails].filter((address) => address !== null);
  return found.filter(
    ({ written }, place) => found.findIndex((other) => other.written === written) === place,
  );
}

function readLink(address: string): Address | null {
  const trimmed = address.replace(/[.,;:!?)\]}*_~]+$/, "");
  if (!URL.canParse(trimmed)) return null;
  const { hostname, username } = new URL(trimmed);
  const host = hostname.replace(/^www\./, "").replace(/\.$/, "");
  if (!host.includes(".")) return null;
  const pretendsToBe = decodeURIComponent(username).replace(/^www\./, "");
  return { written: host, host, isMail: false, ...(pretendsToBe && { pretendsToBe }) };
}
