import { namedChoices } from "#app/shared/forms/named-choices.ts";
import * as lists from "#database/schema/lists.ts";

export const finishedChoices = namedChoices(lists.finishedLevels, {
  none: "No school yet",
  primary: "Primary school",
  secondary: "Secondary school",
  vocational: "A certificate or diploma (TVET, ND, HND)",
  undergraduate: "A first degree",
  graduate: "A master's degree",
});

export const wantedChoices = namedChoices(lists.studyLevels, {
  high_school: "Secondary school",
  vocational: "Certificate or diploma (TVET, ND, HND)",
  undergraduate: "First degree",
  graduate: "Master's degree",
  doctorate: "Doctorate",
  short_course: "Short course",
});

export const sexChoices = namedChoices(lists.sexes, { female: "Female", male: "Male" });

/** Who a form is about: the user, or a child of theirs. */
export type About = "you" | "child";

const ofYou = {
  studies: "Your studies",
  lookingFor: "Fields and countries",
  finished: "What you have finished",
  wanted: "Degree you want",
  budget: "Budget",
  gpa: (lowest: number, highest: number) =>
    `Optional, from ${lowest} to ${highest}. If you leave it empty, we work it out from a degree below.`,
  results: {
    title: "Your grades",
    why: "Write them as they are on your certificate. They decide what you can apply for.",
  },
  place: {
    title: "Citizenship and home",
    why: "Many awards are only for citizens of some countries, or for people who live there.",
    citizenships: "Citizen of",
    residence: "Where you live, if elsewhere",
    region: "County, state or region",
    origin: "Where your family comes from",
    originHint: "County, state or region, if it's not where you live",
  },
  school: {
    title: "School or university",
    why: "Some awards are only for one university or one year of study, or for people who finished recently.",
    institution: "Where you study",
    yearOfStudy: "Year of study",
    schoolClass: "Class, if you're still in school",
    finishedIn: "Year you finished, or will finish",
    finishedInHint: "Of what you study now. If you don't study: of your last school, college or university",
  },
  person: {
    title: "Age and sex",
    why: "Some awards have an age limit, and some are for women only.",
    bornOn: "Date of birth",
    age: "Or your age",
  },
  wishes: {
    title: "What you want next",
    why: "This helps us show courses you want, in places you want, at a price you can pay.",
    levels: "I would like to do a",
    words: "What you want to study, in your own words",
    other: "Other countries",
    budgetValue: "What you can pay in a year",
  },
  experience: {
    title: "Work and tests",
    why: "Some awards ask for years of work, some for a test. Most ask for neither.",
    workYears: "Years you have worked",
    tests: "Tests you have taken",
    noTest: "I haven't taken any of these",
    isGoing: "I am still studying for this",
  },
  circumstances:
    "Some awards are for refugees, people with a disability, orphans or low-income families. You can tell us on a separate, private page.",
};

type StudentWords = typeof ofYou;

const ofChild: StudentWords = {
  studies: "Your child's studies",
  lookingFor: "Fields and countries",
  finished: "What your child has finished",
  wanted: "Degree your child wants",
  budget: "Budget",
  gpa: ofYou.gpa,
  results: {
    title: "Your child's grades",
    why: "Write them as they are on the certificate. They decide what your child can apply for.",
  },
  place: {
    title: "Citizenship and home",
    why: ofYou.place.why,
    citizenships: "Citizen of",
    residence: "Where your child lives, if elsewhere",
    region: "County, state or region",
    origin: "Where your family comes from",
    originHint: "County, state or region, if it's not where your child lives",
  },
  school: {
    title: "School or university",
    why: ofYou.school.why,
    institution: "Where your child studies",
    yearOfStudy: "Year of study",
    schoolClass: "Class, if your child is still in school",
    finishedIn: "Year your child finished, or will finish",
    finishedInHint: ofYou.school.finishedInHint,
  },
  person: {
    title: "Age and sex",
    why: "Some awards have an age limit, and some are for women only. This is about your child, not about you.",
    bornOn: "Your child's date of birth",
    age: "Or your child's age",
  },
  wishes: {
    title: "What your child wants next",
    why: "So we show what your child would really study, where, and what you can afford.",
    levels: "My child would like to do a",
    words: "What your child wants to study, in your own words",
    other: "Other countries",
    budgetValue: "What you can pay in a year",
  },
  experience: {
    title: "Work and tests",
    why: ofYou.experience.why,
    workYears: "Years your child has worked",
    tests: "Tests your child has taken",
    noTest: "My child hasn't taken any of these",
    isGoing: "My child is still studying for this",
  },
  circumstances: ofYou.circumstances,
};

export const wordsAbout = (about: About): StudentWords => (about === "you" ? ofYou : ofChild);

export const foldWords = { optional: "You can leave this out." };
