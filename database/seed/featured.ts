import type { sponsoredTypes } from "../schema/lists.ts";

interface SponsoredSeed {
  title: string;
  description: string;
  type: (typeof sponsoredTypes)[number];
  targetUrl: string;
  priority: number;
}

/** Shown on the home and browse pages until an admin chooses others. */
export const sponsoredListings: SponsoredSeed[] = [
  {
    title: "Pan African University",
    description:
      "Master's and PhD study at the African Union's own university, open to graduates from every African country.",
    type: "scholarship",
    targetUrl: "https://www.au-pau.org",
    priority: 30,
  },
  {
    title: "Outreachy open-source internship",
    description:
      "Three months, paid and remote, with a mentor from a real open-source community. No degree needed.",
    type: "mentorship",
    targetUrl: "https://www.outreachy.org",
    priority: 20,
  },
  {
    title: "Ashesi University",
    description:
      "Engineering, business and computing with a liberal-arts core in Berekuso, Ghana, and aid by need.",
    type: "school",
    targetUrl: "https://www.ashesi.edu.gh",
    priority: 10,
  },
  {
    title: "Official Digital SAT Prep",
    description:
      "Free lessons and practice from Khan Academy, made with the College Board. Lessons can be done on a phone.",
    type: "course",
    targetUrl: "https://www.khanacademy.org/digital-sat",
    priority: 5,
  },
];

/** A true story from the public record. */
export const studentSpotlight = {
  name: "Wangari Maathai",
  country: "Kenya",
  program: "Biological sciences",
  university: "Mount St. Scholastica College and the University of Pittsburgh",
  story:
    "In 1960 a scholarship took a girl from Nyeri to a small college in Kansas, one of hundreds of young Kenyans flown to study in the United States. She came home with a master's degree, became the first woman in East and Central Africa to earn a doctorate, started the Green Belt Movement that has planted tens of millions of trees, and in 2004 was the first African woman to receive the Nobel Peace Prize. It began with one application.",
};

export const schoolSpotlight = {
  schoolName: "Ashesi University",
  spotlightText:
    "A private university on a hill above Accra that asks every student to study ethics and leadership beside engineering, business or computing, and that gives scholarships by need so that a good mind is not turned away for lack of money.",
};
