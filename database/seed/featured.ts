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
      "Take a master's or a PhD at the African Union's own university. You can come from any African country.",
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
      "Engineering, business and computing in Berekuso, Ghana. If your family can't pay, ask for aid.",
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
    "In 1960 a girl from Nyeri won a scholarship to a small college in Kansas. She was one of hundreds of young Kenyans who flew to study in the United States. She came home with a master's degree. She became the first woman in East and Central Africa to earn a doctorate. She started the Green Belt Movement, which has planted tens of millions of trees. In 2004 she was the first African woman to win the Nobel Peace Prize. It began with one application.",
};

export const schoolSpotlight = {
  schoolName: "Ashesi University",
  spotlightText:
    "A private university on a hill above Accra. You study engineering, business or computing. Everyone also learns about ethics and how to lead. It gives scholarships by need. If your family can't pay, ask for aid when you apply.",
};
