import type { CheerioAPI } from "cheerio";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";

/** The page's JSON-LD (schema.org). Empty strings if it has none. */
export interface StructuredData {
  kind: Kind | null;
  title: string;
  summary: string;
  organisation: string;
  country: string;
  place: string;
  /** ISO date. */
  deadline: string;
  publishedOn: string | null;
}

const kinds: Record<string, Kind> = {
  JobPosting: "internships",
  MonetaryGrant: "scholarships",
  Grant: "scholarships",
  Scholarship: "scholarships",
  EducationalOccupationalProgram: "scholarships",
  CollegeOrUniversity: "colleges",
};

type JsonLdNode = Record<string, unknown>;
const maxNodes = 200;

export function parseStructuredData($: CheerioAPI): StructuredData {
  const things = $('script[type="application/ld+json"]')
    .get()
    .flatMap((script) => nodesIn(parse($(script).text())))
    .slice(0, maxNodes);
  const about =
    things.find((thing) =>
      typesOf(thing).some((type) => lookUp(kinds, type) && type !== "CollegeOrUniversity"),
    ) ?? {};
  const college = things.find((thing) => typesOf(thing).includes("CollegeOrUniversity"));
  const article =
    things.find((thing) => typesOf(thing).some((type) => /Article|BlogPosting/.test(type))) ?? {};
  const address = inside(inside(about, "jobLocation"), "address");
  return {
    kind: typesOf(about).flatMap((type) => lookUp(kinds, type) ?? [])[0] ?? null,
    title: textOf(about.title) || textOf(about.name),
    summary: plain(textOf(about.description)) || plain(textOf(college?.description)),
    organisation:
      nameOf(about.hiringOrganization) ||
      nameOf(about.provider) ||
      nameOf(about.sponsor) ||
      nameOf(about.funder),
    country: nameOf(address.addressCountry),
    place: [textOf(address.addressLocality), nameOf(address.addressCountry)].filter(Boolean).join(", "),
    deadline: dayOf(textOf(about.applicationDeadline) || textOf(about.validThrough)),
    publishedOn: dayOf(textOf(article.datePublished) || textOf(about.datePosted)) || null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function nodesIn(value: unknown, depth = 0): JsonLdNode[] {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, maxNodes).flatMap((one) => nodesIn(one, depth + 1));
  if (!isNode(value)) return [];
  return [value, ...nodesIn(value["@graph"], depth + 1), ...nodesIn(value.mainEntity, depth + 1)];
}

const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const typesOf = (thing: JsonLdNode) =>
  [thing["@type"]].flat().filter((type): type is string => typeof type === "string");
const textOf = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 2_000) : "");
const nameOf = (value: unknown): string =>
  isNode(value) ? textOf(value.name) : Array.isArray(value) ? nameOf(value[0]) : textOf(value);
const inside = (thing: JsonLdNode, name: string): JsonLdNode => {
  const value = [thing[name]].flat()[0];
  return isNode(value) ? value : {};
};
const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const dayOf = (moment: string) => /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.exec(moment)?.[0] ?? "";
