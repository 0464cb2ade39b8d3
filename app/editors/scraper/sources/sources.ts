import type { College } from "./universities.ts";
import { universities } from "./universities.ts";

/** How a source shows what it has. */
export type Listing =
  | { by: "feed"; feeds: readonly string[] }
  /** Pages of links, with a way to the next page. Links count when their words or their path say what they are. */
  | { by: "links"; start: readonly string[]; follows: RegExp; mostPages: number }
  | { by: "pages"; colleges: readonly College[] };

export interface Source {
  name: string;
  /** What the page and the API call it by. */
  url: string;
  isActive: boolean;
  /** The site of the giver itself: its pages are official. */
  isOwnSite: boolean;
  listing: Listing;
}

/** Words that a link to something one can apply for has. */
const speaksOfApplying =
  /scholar|fellowship|bursar|studentship|intern(?:ship)?s?\b|master|ph\.?d|doctora|umaps|funding|grant|application\//i;

/** The four sources of the specification. */
export const sources: readonly Source[] = [
  {
    name: "Opportunities for Africans",
    url: "https://www.opportunitiesforafricans.com",
    isActive: true,
    isOwnSite: false,
    listing: { by: "feed", feeds: ["https://www.opportunitiesforafricans.com/feed/"] },
  },
  {
    name: "African Institute for Mathematical Sciences",
    url: "https://aims.ac.za",
    isActive: true,
    isOwnSite: true,
    listing: { by: "links", start: ["https://aims.ac.za/"], follows: speaksOfApplying, mostPages: 5 },
  },
  {
    name: "University of Michigan African Presidential Scholars",
    url: "https://ii.umich.edu/asc",
    isActive: true,
    isOwnSite: true,
    listing: { by: "links", start: ["https://ii.umich.edu/asc"], follows: speaksOfApplying, mostPages: 5 },
  },
  {
    name: "Ivy League Universities",
    url: "Various",
    isActive: true,
    isOwnSite: true,
    listing: { by: "pages", colleges: universities },
  },
];

export const activeSources = (all: readonly Source[] = sources) => all.filter(({ isActive }) => isActive);
