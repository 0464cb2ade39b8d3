import type { linkNames } from "../words.ts";

export interface PageLink {
  name: keyof typeof linkNames;
  to: string;
}

const link = (name: PageLink["name"], to: string): PageLink => ({ name, to });

export const utilityLinks = [
  link("about", "/about"),
  link("events", "/events"),
  link("resources", "/advice"),
  link("schools", "/schools"),
  link("partners", "/enterprise"),
];

export const mainLinks = [
  link("browse", "/browse"),
  link("resources", "/advice"),
  link("events", "/events"),
  link("premium", "/subscription"),
];

export const memberLinks = [
  link("profile", "/profile"),
  link("myMatches", "/matches"),
  link("saved", "/saved"),
];

/** In the bar at the bottom of a phone's screen. */
export const bottomBarLinks = [
  { name: "home", to: "/", icon: "building" },
  { name: "browse", to: "/browse", icon: "search" },
  { name: "matches", to: "/matches", icon: "star" },
  { name: "saved", to: "/saved", icon: "heart" },
  { name: "profile", to: "/profile", icon: "people" },
] as const;

export const getStarted = link("getStarted", "/auth");

const union = link("union", "/union");

const calendar = link("calendar", "/calendar");

const courses = link("whatCanIStudy", "/courses");

export const menuLinks = [
  link("colleges", "/browse?tab=colleges"),
  link("courses", "/courses"),
  link("parents", "/parents"),
  calendar,
  link("advice", "/advice"),
  union,
  link("schools", "/schools"),
  link("enterprise", "/enterprise"),
  link("entrepreneurship", "/entrepreneurship"),
  link("howTo", "/tutorial"),
  link("check", "/check"),
  link("about", "/about"),
];

export const quickLinks = [
  link("home", "/"),
  link("browse", "/browse"),
  link("myMatches", "/matches"),
  link("jobs", "/jobs"),
  courses,
  calendar,
  link("events", "/events"),
  link("premium", "/subscription"),
];

export const resourceLinks = [
  link("advice", "/advice"),
  union,
  link("testPrep", "/test-prep"),
  link("howTo", "/tutorial"),
  link("check", "/check"),
  link("offline", "/offline"),
  link("newsletter", "/newsletter"),
  link("entrepreneurship", "/entrepreneurship"),
  link("schools", "/schools"),
  link("enterprise", "/enterprise"),
  link("about", "/about"),
  link("privacy", "/privacy"),
];
