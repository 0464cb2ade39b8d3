export interface PageLink {
  label: string;
  to: string;
}

const link = (label: string, to: string): PageLink => ({ label, to });

export const utilityLinks = [
  link("About Us", "/about"),
  link("Events", "/events"),
  link("Resources", "/advice"),
  link("For Schools", "/schools"),
  link("For Partners", "/enterprise"),
];

export const mainLinks = [
  link("Browse", "/browse"),
  link("Resources", "/advice"),
  link("Events", "/events"),
  link("Premium", "/subscription"),
];

export const memberLinks = [
  link("Profile", "/profile"),
  link("My Matches", "/matches"),
  link("Saved", "/saved"),
];

/** In the bar at the bottom of a phone's screen. */
export const bottomBarLinks = [
  { label: "Home", to: "/", icon: "building" },
  { label: "Browse", to: "/browse", icon: "search" },
  { label: "Matches", to: "/matches", icon: "star" },
  { label: "Saved", to: "/saved", icon: "heart" },
  { label: "Profile", to: "/profile", icon: "people" },
] as const;

export const getStarted = link("Get Started", "/auth");

const union = link("Student Union", "/union");

const calendar = link("The Year Ahead", "/calendar");

const courses = link("What Can I Study?", "/courses");

export const menuLinks = [
  link("Colleges", "/browse?tab=colleges"),
  link("Courses", "/courses"),
  link("For Parents", "/parents"),
  calendar,
  link("Advice Center", "/advice"),
  union,
  link("For Schools", "/schools"),
  link("Enterprise", "/enterprise"),
  link("Entrepreneurship", "/entrepreneurship"),
  link("How to Use", "/tutorial"),
  link("Check This Message", "/check"),
  link("About Us", "/about"),
];

export const quickLinks = [
  link("Home", "/"),
  link("Browse", "/browse"),
  link("My Matches", "/matches"),
  link("Jobs", "/jobs"),
  courses,
  calendar,
  link("Events", "/events"),
  link("Premium", "/subscription"),
];

export const resourceLinks = [
  link("Advice Center", "/advice"),
  union,
  link("Test Preparation", "/test-prep"),
  link("How to Use", "/tutorial"),
  link("Check This Message", "/check"),
  link("Without Internet", "/offline"),
  link("Newsletter", "/newsletter"),
  link("Entrepreneurship", "/entrepreneurship"),
  link("For Schools", "/schools"),
  link("Enterprise", "/enterprise"),
  link("About Us", "/about"),
  link("Privacy", "/privacy"),
];
