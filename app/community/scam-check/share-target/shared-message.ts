import { formatItem, parseItem } from "#app/catalogue/kinds/item.ts";
import { recordsUnder } from "../known-records/linked-records.ts";
import type { KnownRecord } from "../known-records/named-records.ts";

/**
 * What a phone's share sheet sends: a title, a text and a link. Each may be missing, or contain what another one
 * should.
 */
interface SharedMessage {
  text: string;
  hasPicture: boolean;
}

/** Apps repeat the link in the text, or send it only as the text. */
export function parseShared(form: FormData): SharedMessage {
  const parts = ["title", "text", "url"].map((name) => String(form.get(name) ?? "").trim());
  const texts = parts.filter(
    (part, place) => part && !parts.some((other, nth) => nth !== place && holds(other, part, nth < place)),
  );
  const picture = form.get("picture");
  return { text: texts.join("\n"), hasPicture: picture instanceof File && picture.size > 0 };
}

/** If two are equal, the first is used. */
const holds = (other: string, part: string, isBefore: boolean) =>
  other === part ? isBefore : other.includes(part);

/** With more words than this it is a message, whatever else it contains. */
const mostWords = 200;

/**
 * The page that a shared link means: a record of ours that it names or, if the text is a single link, the only record
 * with that official site. Null for anything that has to be checked.
 */
export function findSharedRecord(
  { text }: SharedMessage,
  ownHost: string,
  records: readonly KnownRecord[],
): string | null {
  const words = text.split(/\s+/, mostWords).filter(Boolean);
  const links = words.flatMap((word) => (/^https?:\/\//i.test(word) ? (URL.parse(word) ?? []) : []));
  const own = links.find(({ host }) => host === ownHost);
  const item = own && parseItem(own.pathname.slice(1));
  if (item) return `/${formatItem(item)}`;
  const [link] = links;
  if (!link || words.length > 1) return null;
  const [record, another] = recordsUnder([link.hostname], records);
  return record && !another ? `/${formatItem(record)}` : null;
}
