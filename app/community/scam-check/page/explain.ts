import type { FoundAddress, MessageCheck } from "../check-message.server.ts";
import { addressWords, found, lookAlike, signalWords, trickWords } from "../words.ts";

/** Explains a finding to the visitor. */
export interface ExplainedFinding {
  id: string;
  tone: "good" | "plain" | "bad";
  title: string;
  reason: string;
  verify: string;
  /** The address as written in the message. */
  written?: string;
  quote?: string;
}

/** All findings, bad ones before good ones. */
export function explain({
  addresses,
  signals,
  leadsElsewhere,
  hasMoreAddresses,
}: MessageCheck): ExplainedFinding[] {
  const explained: ExplainedFinding[] = [
    ...addresses.map(explainAddress),
    ...signals.map(({ name, weight, quote }, place) => ({
      id: name,
      tone: weight > 1 ? ("bad" as const) : ("plain" as const),
      // The same sentence often contains several signs, so it is quoted once.
      ...(signals.findIndex((sign) => sign.quote === quote) === place && { quote }),
      ...signalWords[name],
    })),
    ...(leadsElsewhere ? [{ id: "elsewhere", tone: "plain" as const, ...found.leadsElsewhere }] : []),
    ...(hasMoreAddresses ? [{ id: "more", tone: "bad" as const, ...found.moreAddresses }] : []),
  ];
  const order = ["bad", "plain", "good"];
  return explained.sort((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone));
}

function explainAddress(address: FoundAddress): ExplainedFinding {
  const { written } = address;
  if (address.kind !== "look-alike") return { id: written, written, ...addressWords[address.kind] };
  const { real, trick } = address;
  return {
    id: written,
    written,
    tone: "bad",
    title: lookAlike.title,
    reason: real ? lookAlike.reason(trickWords[trick], real) : trickWords[trick],
    verify: real ? lookAlike.verify(real) : addressWords.unknown.verify,
  };
}
