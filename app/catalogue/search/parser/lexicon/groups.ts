import { type LexiconEntry, meaning } from "../meaning.ts";

export const groups: LexiconEntry[] = [
  [
    "girl, girls, girl child, girl-child, girl child education, woman, women, female, females, female students, lady, ladies, girls only, women only, young women, mother, mothers, single mothers, single mother, widows, widow, teenage mothers, young mothers",
    meaning("group", "For women and girls", { tags: { "for women": 9 } }),
  ],
  [
    "boy, boys, boys only, young men",
    meaning("group", "For boys", { words: ["boys"], mention: 8, isLoose: true }),
  ],
  [
    "orphan, orphans, total orphan, partial orphan, double orphan, orphaned, orphaned children",
    meaning("group", "For orphans", { tags: { "for orphan": 9 }, words: ["orphan"] }),
  ],
  [
    "refugee, refugees, displaced, displaced people, idp, asylum seekers, asylum seeker, refugee students",
    meaning("group", "For refugees", { tags: { "for refugee": 9 }, words: ["refugee"] }),
  ],
  [
    "disability, disabilities, disabled, disabled students, pwd, pwds, persons with disabilities, people with disabilities, students with disabilities, special needs, deaf, albinism, albino, albinos, wheelchair, lame, crippled",
    meaning("group", "For people with a disability", { tags: { "for disability": 9 }, words: ["disab"] }),
  ],
  [
    "blind, blind students, visually impaired",
    meaning("group", "For people with a disability", {
      tags: { "for disability": 6 },
      words: ["blind"],
      mention: 9,
    }),
  ],
  [
    "needy, needy students, poor, poor students, low income, low-income, poor families, poor family, vulnerable, vulnerable students, disadvantaged, underprivileged, less privileged, bright but needy, financial need, no money, no fees, cannot afford, can not afford, can't afford, cant afford, struggling",
    meaning("group", "For low-income families", {
      tags: { "for low_income": 9 },
      words: ["needy", "low-income", "poor"],
    }),
  ],
  [
    "rural, rural areas, village",
    meaning("group", "For rural areas", { tags: { "for rural": 9 }, words: ["rural"] }),
  ],
  [
    "sport, sports, football, athletics, athlete, athletes, basketball, sports scholarship",
    meaning("group", "For athletes", { tags: { "for sport": 9 }, words: ["sport"] }),
  ],
  [
    "first generation",
    meaning("group", "First in the family to study", {
      tags: { "for first_generation": 9 },
      words: ["first generation"],
    }),
  ],
  [
    "lecturers, academic staff, university staff",
    meaning("group", "For university staff", {
      tags: { "for academic_staff": 9 },
      words: ["academic staff"],
    }),
  ],
];
