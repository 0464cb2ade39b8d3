import { isRestricted } from "./addresses/domains.ts";
import { findAddresses, type MessageAddress, mostAddresses } from "./addresses/find-addresses.ts";
import { hasThrowawayEnding, hosts, isNumeric, isOneOf } from "./addresses/known-hosts.ts";
import { findLookAlike, type LookAlike } from "./addresses/look-alike.server.ts";
import { type OfficialDomains, officialDomains } from "./addresses/official-domains.server.ts";
import { recordsUnder } from "./known-records/linked-records.ts";
import { type KnownRecord, recordsNamedIn } from "./known-records/named-records.ts";
import { type FoundSignal, findSignals } from "./signals/find-signals.ts";
import { parseMessage } from "./signals/read-message.ts";

/** The result for a web address in the message. */
export type FoundAddress =
  | { kind: "official" | "restricted" | "unknown"; written: string }
  | ({ kind: "look-alike"; written: string } & LookAlike)
  | {
      kind: "short" | "freePage" | "form" | "social" | "chat" | "freeMail" | "numeric" | "throwaway";
      written: string;
    };

export type Verdict = "danger" | "careful" | "known" | "nothing";

export interface MessageCheck {
  verdict: Verdict;
  /** The records of our catalogue that the message names or links to. */
  records: KnownRecord[];
  addresses: FoundAddress[];
  signals: FoundSignal[];
  /** It names a record, but none of its addresses is that record's. */
  leadsElsewhere: boolean;
  /** It contains more addresses than were checked. */
  hasMoreAddresses: boolean;
}

const weightOfAddress: Record<FoundAddress["kind"], number> = {
  official: 0,
  restricted: 0,
  unknown: 0,
  "look-alike": 4,
  numeric: 3,
  freePage: 2,
  freeMail: 2,
  chat: 2,
  throwaway: 1,
  short: 1,
  form: 1,
  social: 0,
};
const mostRecords = 3;
/** A message that hides an address among many others must not pass. */
const weightOfTheUnseen = 2;

/** Returns what is known about a message. The message isn't stored. */
export function checkMessage(pasted: string, catalogue: readonly KnownRecord[]): MessageCheck {
  const { text, sentences } = parseMessage(pasted);
  const official = officialDomains(catalogue);
  const all = findAddresses(text, mostAddresses + 1);
  const found = all.slice(0, mostAddresses);
  const hasMoreAddresses = all.length > found.length;
  const addresses = found.map((address) => judge(address, official));
  const isOfficial = addresses.some(({ kind }) => kind === "official" || kind === "restricted");
  const named = recordsNamedIn(text, catalogue);
  const linked = recordsUnder(
    found.map(({ host }) => host),
    catalogue,
  );
  const records = [...new Set([...named, ...linked])].slice(0, mostRecords);
  const leads = addresses.filter(({ kind }) => kind !== "social");
  const leadsElsewhere = named.length > 0 && leads.length > 0 && !isOfficial;
  const shown = findSignals(sentences, isOfficial);
  const weight =
    shown.reduce((sum, sign) => sum + sign.weight, 0) +
    addresses.reduce((sum, address) => sum + weightOf(address), 0) +
    (leadsElsewhere ? 1 : 0) +
    (hasMoreAddresses ? weightOfTheUnseen : 0);
  return {
    verdict: verdictOf(weight, isOfficial, records),
    records,
    addresses,
    signals: shown,
    leadsElsewhere,
    hasMoreAddresses,
  };
}

function verdictOf(weight: number, isOfficial: boolean, records: KnownRecord[]): Verdict {
  if (weight >= 4) return "danger";
  if (weight >= 2) return "careful";
  return isOfficial || records.length > 0 ? "known" : "nothing";
}

/** The same name under another top-level domain may be legitimate: organisations own several. */
const weightOf = (address: FoundAddress) =>
  address.kind === "look-alike" && address.trick === "ending" ? 3 : weightOfAddress[address.kind];

function judge(address: MessageAddress, official: OfficialDomains): FoundAddress {
  const { host, written, isMail } = address;
  if (isNumeric(host)) return { kind: "numeric", written };
  if (isMail && isOneOf(host, hosts.freeMail)) return { kind: "freeMail", written };
  if (isOneOf(host, hosts.chats)) return { kind: "chat", written };
  if (isOneOf(host, hosts.shorteners)) return { kind: "short", written };
  if (isOneOf(host, hosts.forms)) return { kind: "form", written };
  if (isOneOf(host, hosts.social)) return { kind: "social", written };
  if (!address.pretendsToBe && official.over(host)) return { kind: "official", written };
  const imitated = findLookAlike(address, official);
  if (imitated) return { kind: "look-alike", written, ...imitated };
  if (isOneOf(host, hosts.freePages)) return { kind: "freePage", written };
  if (isRestricted(host)) return { kind: "restricted", written };
  return { kind: hasThrowawayEnding(host) ? "throwaway" : "unknown", written };
}
