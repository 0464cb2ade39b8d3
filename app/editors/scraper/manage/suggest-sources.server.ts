import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { fixedSources } from "../sources/sources.ts";
import type { SourceFacts } from "./source.server.ts";

export interface SourceSuggestion {
  facts: SourceFacts;
  /** How many records link to an official site; null for sites that list opportunities. */
  records: number | null;
}

const feedOf = (host: string): SourceFacts => ({
  name: host,
  url: `https://${host}/feed/`,
  type: "feed",
  everyDays: 1,
  isTrusted: false,
  isOfficial: false,
  articleUse: "draft",
});

const listingSites = [
  "opportunitydesk.org",
  "opportunitiesforyouth.org",
  "opportunitiescorners.com",
  "opportunitiescircle.com",
  "scholarshipscorner.website",
];

/** Forms and networks that many providers use, so not a provider's own site. */
const sharedHosts =
  "(google|forms\\.gle|linkedin|facebook|instagram|twitter|x\\.com|youtube|jotform|typeform|surveymonkey|microsoft|office|bit\\.ly|t\\.me|wa\\.me)";
const minRecords = 2;
const maxOfficial = 10;

/** Sources that an editor may add: listing sites, and official sites of our records. Those added already are left out. */
export async function suggestSources(db: Database): Promise<SourceSuggestion[]> {
  const added = await queryRows<{ host: string }>(
    db,
    sql`select distinct regexp_replace(substring(lower(url) from '://([^/:]+)'), '^www\\.', '') as host from scrape_sources`,
  );
  const known = new Set([
    ...added.map(({ host }) => host),
    ...fixedSources.flatMap(({ url }) => URL.parse(url)?.hostname.replace(/^www\./, "") ?? []),
  ]);
  const official = await queryRows<{ host: string; records: number }>(
    db,
    sql`with addresses as (
        select substring(lower(application_url) from '^https?://([^/:?#]+)') as host from scholarships
        union all select substring(lower(application_url) from '^https?://([^/:?#]+)') from internships
      )
      select host, count(*)::int as records from addresses
      where host is not null and host !~ ${sharedHosts}
      group by host having count(*) >= ${minRecords} order by records desc, host limit ${maxOfficial + known.size}`,
  );
  return [
    ...listingSites
      .filter((host) => !known.has(host))
      .map((host) => ({ facts: feedOf(host), records: null })),
    ...official
      .filter(({ host }) => !known.has(host.replace(/^www\./, "")))
      .slice(0, maxOfficial)
      .map(({ host, records }) => ({ facts: officialSite(host), records })),
  ];
}

const officialSite = (host: string): SourceFacts => ({
  ...feedOf(host),
  url: `https://${host}/`,
  type: "links",
  everyDays: 7,
  isOfficial: true,
});
