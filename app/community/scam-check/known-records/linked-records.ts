import { memoizeByObject } from "#app/shared/memoize.ts";
import { withParents } from "../addresses/domains.ts";
import type { KnownRecord } from "./named-records.ts";

/** One host may match a whole catalogue, so at most this many are shown. */
const mostOfAHost = 10;

/** The records whose official page is on one of these hosts or a parent domain, in the catalogue's order. */
export function recordsUnder(hosts: string[], records: readonly KnownRecord[]): KnownRecord[] {
  const byHost = hostsOf(records);
  const found = new Map(
    hosts
      .flatMap(withParents)
      .flatMap((host) => byHost.get(host)?.map(({ record, place }) => [place, record] as const) ?? []),
  );
  return [...found].sort(([one], [other]) => one - other).map(([, record]) => record);
}

type RankedRecord = { record: KnownRecord; place: number };

const hostsOf = memoizeByObject((records: readonly KnownRecord[]): Map<string, RankedRecord[]> => {
  const byHost = new Map<string, RankedRecord[]>();
  for (const [place, record] of records.entries()) {
    const others = byHost.get(record.host) ?? [];
    if (record.host && others.length < mostOfAHost) byHost.set(record.host, [...others, { record, place }]);
  }
  return byHost;
});
