import type { College } from "./universities.ts";
import { universities } from "./universities.ts";

/** How a source lists its opportunities. */
export type ListingMethod =
  | { by: "feed"; feeds: readonly string[] }
  /** Pages of links with pagination. A link counts if its text or path matches `follows`. */
  | { by: "links"; start: readonly string[]; follows: RegExp; mostPages: number }
  /** A sitemap or an index of sitemaps. A page counts if its path matches `follows`. */
  | { by: "sitemap"; start: string; follows: RegExp }
  | { by: "page"; address: string }
  | { by: "pages"; colleges: readonly College[] };

export interface ScrapeSource {
  name: string;
  /** Identifies the source on the page and in the API. */
  url: string;
  isActive: boolean;
  /** The provider's own site: its pages are official. */
  isOwnSite: boolean;
  /** Finds without a doubt are published at once; those of other sources wait for an editor. */
  isTrusted: boolean;
  /** Days between two readings. */
  everyDays: number;
  listing: ListingMethod;
}

/** Matches links to opportunities. */
export const opportunityLink =
  /scholar|fellowship|bursar|studentship|intern(?:ship)?s?\b|master|ph\.?d|doctora|umaps|funding|grant|application\//i;

const always = { isActive: true, isTrusted: true, everyDays: 1 } as const;

/** The four sources of the specification. Editors add others: see `list-sources.server.ts`. */
export const fixedSources: readonly ScrapeSource[] = [
  {
    name: "Opportunities for Africans",
    url: "https://www.opportunitiesforafricans.com",
    ...always,
    isOwnSite: false,
    listing: { by: "feed", feeds: ["https://www.opportunitiesforafricans.com/feed/"] },
  },
  {
    name: "African Institute for Mathematical Sciences",
    url: "https://aims.ac.za",
    ...always,
    isOwnSite: true,
    listing: { by: "links", start: ["https://aims.ac.za/"], follows: opportunityLink, mostPages: 5 },
  },
  {
    name: "University of Michigan African Presidential Scholars",
    url: "https://ii.umich.edu/asc",
    ...always,
    isOwnSite: true,
    listing: { by: "links", start: ["https://ii.umich.edu/asc"], follows: opportunityLink, mostPages: 5 },
  },
  {
    name: "Ivy League Universities",
    url: "Various",
    ...always,
    isOwnSite: true,
    listing: { by: "pages", colleges: universities },
  },
];

export const activeSources = (all: readonly ScrapeSource[]) => all.filter(({ isActive }) => isActive);
