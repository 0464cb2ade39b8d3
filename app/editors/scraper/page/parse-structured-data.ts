import type { CheerioAPI } from "cheerio";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";

/** What a page says of itself for machines (JSON-LD of schema.org). Empty where it says nothing. */
export interface Structured {
  kind: Kind | null;
  title: string;
  summary: string;
  organisation: string;
  country: string;
  place: string;
  /** As 2027-04-30. */
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

type Thing = Record<string, unknown>;
const mostThings = 200;

export function readStructured($: CheerioAPI): Structured {
  const things = $('script[type="application/ld+json"]')
    .get()
    .flatMap((script) => thingsIn(parse($(script).text())))
    .slice(0, mostThings);
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

function thingsIn(value: unknown, depth = 0): Thing[] {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, mostThings).flatMap((one) => thingsIn(one, depth + 1));
  if (!isThing(value)) return [];
  return [value, ...thingsIn(value["@graph"], depth + 1), ...thingsIn(value.mainEntity, depth + 1)];
}

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const typesOf = (thing: Thing) =>
  [thing["@type"]].flat().filter((type): type is string => typeof type === "string");
const textOf = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 2_000) : "");
const nameOf = (value: unknown): string =>
  isThing(value) ? textOf(value.name) : Array.isArray(value) ? nameOf(value[0]) : textOf(value);
const inside = (thing: Thing, name: string): Thing => {
  const value = [thing[name]].flat()[0];
  return isThing(value) ? value : {};
};
const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const dayOf = (moment: string) => /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.exec(moment)?.[0] ?? "";
