import {
  type ChoiceInput,
  classInput,
  classWorth,
  type DegreeClass,
  type GradeSystem,
  type NumberInput,
  numberIn,
} from "./system.ts";

/** A number with classes, as universities and polytechnics print it. */
interface DegreeScale extends Pick<GradeSystem, "level" | "trust" | "sources"> {
  countries?: GradeSystem["countries"];
  number: NumberInput;
  classes: readonly DegreeClass[];
  /** False if certificates name no class; then the classes only convert the number. */
  printsClass?: false;
  /** GPA by number, interpolated linearly. Without it the number already is a GPA. */
  gpa?: Readonly<Record<number, number>>;
}

const { first, upper, lower, third, pass } = classWorth;
const classNames = {
  first: "First Class",
  upper: "Second Class Upper",
  lower: "Second Class Lower",
  third: "Third Class",
  pass: "Pass",
};

export const degreeScales = {
  ng_poly: scale({
    countries: ["Nigeria"],
    level: "vocational",
    number: cgpa(4),
    classes: [
      { name: "Distinction", counts: first, from: 3.5 },
      { name: "Upper Credit", counts: upper, from: 3 },
      { name: "Lower Credit", counts: 2.5, from: 2.5 },
      { name: "Pass", counts: lower, from: 2 },
    ],
    trust: "about",
    sources: [
      {
        url: "http://www.nairacampusng.com/2016/05/fed-poly-bida-notice-new-grading-system-nd-i-hnd-i.html",
        read: "NBTE letters and classes",
      },
    ],
  }),
  // General knowledge; only "a second class lower qualifies for a degree" has a source.
  gh_hnd: scale({
    countries: ["Ghana"],
    level: "vocational",
    number: cgpa(5),
    classes: [...honours({ first: 4, upper: 3, lower: 2 }), { name: "Pass", counts: third, from: 1.5 }],
    gpa: { 0: 0, 1.5: 1, 2: 2, 3: 3, 4: 3.5, 5: 4 },
    trust: "about",
    sources: [
      {
        url: "https://aucdt.edu.gh/admissions/entry-requirements",
        read: "six credits, aggregate 36; HND entry rule",
      },
    ],
  }),
  // The names and the lowest pass have a source; the limits between are those of Makerere.
  ubteb: scale({
    countries: ["Uganda"],
    level: "vocational",
    number: cgpa(5),
    classes: [
      { name: "First Class (Distinction)", counts: first, from: 4.4 },
      { name: "Second Class Upper (Credit)", counts: upper, from: 3.6 },
      { name: "Second Class Lower (Pass)", counts: lower, from: 2.8 },
      { name: "Pass", counts: pass, from: 2 },
    ],
    gpa: { 0: 0, 2: 1, 2.8: 2, 3.6: 3, 4.4: 3.5, 5: 4 },
    trust: "about",
    sources: [
      {
        url: "https://www.pmldaily.com/news/education/2022/08/ubteb-releases-april-may-2022-examination-results-commends-performance.html",
        read: "UBTEB class names",
      },
      { url: "https://dashboardlogins.com/ubteb-grading-system/", read: "UBTEB pass at GP 2.0" },
    ],
  }),
  // Some private universities start a second class lower at 2.50: a printed class overrides the number.
  ng5: scale({
    countries: ["Nigeria"],
    level: "degree",
    number: cgpa(5, { tooHigh: "isOutOf7" }),
    classes: honours({ first: 4.5, upper: 3.5, lower: 2.4, third: 1.5, pass: 1 }),
    gpa: { 0: 0, 1: 0.5, 1.5: 1, 2.4: 2, 3.5: 3, 4.5: 3.5, 5: 4 },
    trust: "about",
    sources: [
      {
        url: "https://electricalengineering.abu.edu.ng/pages/graduationrequirement.html",
        read: "5-point classes, A70..E40",
      },
      {
        url: "https://ucjfuoye.com.ng/fuoye-adopts-nuc-new-grading-system/",
        read: "NUC memo of 15 Oct 2018: back to 5 points, pass degree returns",
      },
      {
        url: "https://www.mcu.edu.ng/home/students-performance-evaluation/",
        read: "private: 2:2 from 2.50, no pass class",
      },
      {
        url: "https://lboro.ac.uk/international/country/nigeria/applicationinformation/entryrequirements/postgraduate/",
        read: "UK view of 7, 5 and 4 point scales",
      },
    ],
  }),
  ng4: scale({
    countries: ["Nigeria"],
    level: "degree",
    number: cgpa(4, { tooHigh: "isOutOf5" }),
    classes: honours({ first: 3.5, upper: 3, lower: 2, third: 1 }),
    trust: "as it is",
    sources: [
      {
        url: "https://www.oaupeeps.com/2017/02/university-of-ibadan-dumps-70-grading.html",
        read: "UI: 7-point until 2015/16 intake, 4-point after",
      },
      {
        url: "https://crossriverwatch.com/2018/03/unical-adopts-4-point-grading-system-eliminate-pass-degree/",
        read: "4-point classes",
      },
    ],
  }),
  // Only the lower limit of a first class has a source; the others are general knowledge.
  ng7: scale({
    countries: ["Nigeria"],
    level: "degree",
    number: cgpa(7),
    classes: honours({ first: 6, upper: 4.6, lower: 2.6, third: 1.6, pass: 1 }),
    gpa: { 0: 0, 1: 0.5, 1.6: 1, 2.6: 2, 4.6: 3, 6: 3.5, 7: 4 },
    trust: "about",
    sources: [
      {
        url: "https://www.oaupeeps.com/2017/02/university-of-ibadan-dumps-70-grading.html",
        read: "UI: 7-point until 2015/16 intake, 4-point after",
      },
      {
        url: "https://lboro.ac.uk/international/country/nigeria/applicationinformation/entryrequirements/postgraduate/",
        read: "UK view of 7, 5 and 4 point scales",
      },
    ],
  }),
  gh_ug: scale({
    countries: ["Ghana"],
    level: "degree",
    number: cgpa(4, { label: "fgpa" }),
    classes: honours({ first: 3.6, upper: 3, lower: 2, third: 1.5, pass: 1 }),
    trust: "as it is",
    sources: [
      {
        url: "https://studntportal.wordpress.com/2017/05/02/gpa-for-university-of-ghana-lagon/",
        read: "UG classes, weights 1:1:2:2",
      },
    ],
  }),
  // Kumasi Technical University starts a first class at 3.50: a printed class overrides the number.
  gh_cgpa4: scale({
    countries: ["Ghana"],
    level: "degree",
    number: cgpa(4),
    classes: honours({ first: 3.6, upper: 3, lower: 2.5, third: 2, pass: 1 }),
    trust: "as it is",
    sources: [
      {
        url: "https://isr.ucc.edu.gh/main/applicants-and-students/grading-system",
        read: "UCC letters and points",
      },
      {
        url: "https://scoutafrica.net/kumasi-technical-university-kstu-grading-system/",
        read: "KsTU 4.0 classes",
      },
    ],
  }),
  gh_cwa: scale({
    countries: ["Ghana"],
    level: "degree",
    number: { kind: "number", name: "cwa", label: "cwa", min: 0, max: 100, decimals: 2 },
    classes: honours({ first: 70, upper: 60, lower: 50, pass: 45 }),
    gpa: { 0: 0, 45: 1, 50: 2, 60: 3, 70: 3.5, 85: 4, 100: 4 },
    trust: "about",
    sources: [
      {
        url: "https://colemanpublication.com/education/knust-policy-for-students-with-cwa-of-45-or-below-check-here/",
        read: "KNUST CWA classes, pass from 45",
      },
    ],
  }),
  ke_pct: scale({
    countries: ["Kenya"],
    level: "degree",
    number: { kind: "number", name: "percent", label: "percent", min: 0, max: 100, decimals: 2 },
    classes: honours({ first: 70, upper: 60, lower: 50, pass: 40 }),
    gpa: { 0: 0, 40: 1, 50: 2, 60: 3, 70: 3.5, 85: 4, 100: 4 },
    trust: "about",
    sources: [
      {
        url: "https://www.varcity.co.ke/various-grading-systems-in-kenyan-universities/",
        read: "UoN, JKUAT classes",
      },
      {
        url: "https://openeducat.org/articles/kenya-university-grading-scale-explained",
        read: "Kenyan classes in most public universities",
      },
    ],
  }),
  // Nile University has other limits (4.5, 3.5, 2.5): a printed class overrides the number.
  ug5: scale({
    countries: ["Uganda"],
    level: "degree",
    number: cgpa(5),
    classes: honours({ first: 4.4, upper: 3.6, lower: 2.8, pass: 2 }),
    gpa: { 0: 0, 2: 1, 2.8: 2, 3.6: 3, 4.4: 3.5, 5: 4 },
    trust: "about",
    sources: [
      { url: "https://mak.ac.ug/students/grading", read: "Makerere letters and classes" },
      { url: "http://chuss.mak.ac.ug/faqs/240-final-year-results", read: "Makerere classes with pass 2.0" },
      { url: "https://nileuniversity.ac.ug/documentation", read: "private: 4.5/3.5/2.5/2.0" },
      {
        url: "https://www.surrey.ac.uk/uganda/entry-requirements",
        read: "UACE = A-level letter for letter; 2:1 = 4.0 or class",
      },
      {
        url: "https://www.plymouth.ac.uk/international/study/international-students-country-guides/africa/uganda",
        read: "2:1 = 4.00-4.30",
      },
    ],
  }),
  // Universities abroad disagree where a second class upper starts: 3.0, 3.25 or 3.75.
  et4: scale({
    countries: ["Ethiopia"],
    level: "degree",
    number: cgpa(4),
    printsClass: false,
    classes: [
      { name: "Great distinction", counts: first, from: 3.75 },
      { name: "Distinction", counts: upper, from: 3.25 },
      { name: "Good", counts: lower, from: 2.75 },
      { name: "Pass", counts: pass, from: 2 },
    ],
    trust: "as it is",
    sources: [
      {
        url: "https://www.nuffic.nl/en/education-systems/ethiopia/grades-and-study-results",
        read: "exam marks, university letters and classes",
      },
      { url: "https://hu.edu.et/index.php/academic/grading-system", read: "Hawassa letters and raw marks" },
      { url: "https://www.sgs.utoronto.ca/credentials-equiv/ethiopia/", read: "master's minimum 3/4" },
      {
        url: "https://www.nottingham.edu.cn/en/Study-with-us/Global-recruitment/International-applicants.aspx?country=Ethiopia&level=Undergraduate+and+Postgraduate",
        read: "typical 3.25/4; grade 12 = GCSE level",
      },
      {
        url: "https://www.nuigalway.ie/international-students/yourcountry/ethiopia/",
        read: "2:2 = 3.0, 2:1 = 3.75",
      },
    ],
  }),
  us4: scale({
    level: "degree",
    number: cgpa(4, { label: "gpa4", tooHigh: "isOutOf5" }),
    printsClass: false,
    classes: [
      { name: "First-class level", counts: first, from: 3.7 },
      { name: "2:1 level", counts: upper, from: 3 },
      { name: "2:2 level", counts: lower, from: 2.5 },
      { name: "Pass", counts: pass, from: 2 },
    ],
    trust: "as it is",
    sources: [
      { url: "http://www.varcity.co.ke/usiu-vs-uon-difference-systems/", read: "USIU uses a 4.0 GPA" },
      {
        url: "http://www.lboro.ac.uk/international/applicants/study-options/postgraduate-taught/international-qualification-equivalencies/",
        read: "1st/2:1/2:2 by country; 4.0: 3.5/3.0/2.8",
      },
      {
        url: "https://jobs.kent.gov.uk/working-here/starting-your-career-with-us/kent-graduate-programme/qualification-equivalency-table",
        read: "2:1 in Africa = 2:1; US = GPA 3",
      },
      { url: "https://needtopass.com/blog-gpa-uk-vs-us.html", read: "UK classes; 2:1 = 3.0-3.7" },
    ],
  }),
  fr20: scale({
    level: "degree",
    number: { kind: "number", name: "mark", label: "averageOf20", min: 0, max: 20, decimals: 2 },
    printsClass: false,
    classes: [
      { name: "Très bien", counts: first, from: 16 },
      { name: "Bien", counts: upper, from: 14 },
      { name: "Assez bien", counts: lower, from: 12 },
      { name: "Passable", counts: pass, from: 10 },
    ],
    gpa: { 0: 0, 10: 2, 12: 3, 14: 3.5, 16: 4, 20: 4 },
    trust: "about",
    sources: [
      {
        url: "https://www.aber.ac.uk/en/postgrad/apply/comparability/noneuquals/",
        read: "French-type 16/14/12",
      },
      { url: "https://revisiontown.com/french-to-us-gpa-converter", read: "French 16/14/12/10 to GPA" },
      {
        url: "https://www.andrews.edu/services/international/ugcountryreqs/africa-ug.html",
        read: "French-type 14 = 4.0, 12 = 3.33, 11 = 3.0",
      },
    ],
  }),
} satisfies Record<string, GradeSystem>;

function scale({ number, classes, printsClass, gpa, countries = [], ...rest }: DegreeScale): GradeSystem {
  const inputs: (NumberInput | ChoiceInput)[] =
    printsClass === false ? [number] : [number, classInput(classes)];
  const of = numberIn(number.name);
  const points = Object.entries(gpa ?? {})
    .map(([at, worth]) => [Number(at), worth] as const)
    .sort(([one], [other]) => one - other);
  const table = gpa ? ({ kind: "lines", of, points } as const) : ({ kind: "as it is", of } as const);
  return { ...rest, countries, inputs, subjects: null, table, classes };
}

function cgpa(max: 4 | 5 | 7, more: Partial<NumberInput> = {}): NumberInput {
  return { kind: "number", name: "cgpa", label: `cgpa${max}`, min: 0, max, decimals: 2, ...more };
}

/** The classes of an honours degree with the lowest number of each, best first. */
function honours(floors: Partial<Record<keyof typeof classNames, number>>): DegreeClass[] {
  return Object.entries(floors).map(([key, from]) => {
    const name = key as keyof typeof classNames;
    return { name: classNames[name], counts: classWorth[name], from };
  });
}
