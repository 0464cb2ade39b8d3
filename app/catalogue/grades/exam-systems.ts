import { choiceIn, classWorth, type GradeSystem, numberIn } from "./system.ts";

/** Exams and certificates that need no code of their own. */
export const examSystems = {
  kjsea: {
    countries: ["Kenya"],
    level: "school",
    inputs: [
      {
        kind: "choice",
        name: "level",
        label: "level",
        values: ["EE1", "EE2", "ME1", "ME2", "AE1", "AE2", "BE1", "BE2"],
      },
      { kind: "number", name: "total_points", label: "totalPoints", min: 9, max: 72, decimals: 0 },
    ],
    subjects: null,
    table: { kind: "none" },
    trust: "estimate",
    sources: [
      {
        url: "https://educationnewshub.co.ke/how-grade-9-students-were-graded-by-knec-in-kjsea-exam-results/",
        read: "KJSEA levels, points, 60/20/20",
      },
    ],
  },
  // Ranks the candidates of one year; can't be converted to a GPA.
  utme: {
    countries: ["Nigeria"],
    level: "school",
    inputs: [{ kind: "number", name: "score", label: "scoreOf400", min: 0, max: 400, decimals: 0 }],
    subjects: null,
    table: { kind: "none" },
    trust: "estimate",
    sources: [
      {
        url: "https://www.icirnigeria.org/jamb-sets-150-as-minimum-cut-off-mark-for-varsities/",
        read: "UTME minima 2025",
      },
      {
        url: "https://app.allcbts.com/allcbtsm/news-details.php?id=698",
        read: "UTME minima 2026 (one source)",
      },
    ],
  },
  uce_old: {
    countries: ["Uganda"],
    level: "school",
    inputs: [
      {
        kind: "number",
        name: "aggregate",
        label: "aggregate",
        min: 8,
        max: 72,
        decimals: 0,
        hint: "bestEight",
      },
      { kind: "choice", name: "division", label: "division", values: ["1", "2", "3", "4", "7", "9"] },
    ],
    subjects: {
      grades: ["D1", "D2", "C3", "C4", "C5", "C6", "P7", "P8", "F9"],
      least: 8,
      most: 10,
      usual: ["English", "Mathematics", "Biology", "Chemistry", "Physics", "Geography", "History"],
    },
    table: { kind: "none" },
    trust: "estimate",
    sources: [
      { url: "https://ugcolleges.com/2023/02/28/how-uneb-did-grades-uce-exams/", read: "old UCE divisions" },
      {
        url: "https://kawa.ac.ug/kawa-eLearning/content/careerguidance_ebook/programme_requirements_and_weights.html",
        read: "two principal passes; weights 3/2/1; O-level 0.3/0.2/0.1; subsidiary pass = 1-6",
      },
    ],
  },
  // No divisions and no points: a rule in D1 to F9 can't be decided.
  uce_new: {
    countries: ["Uganda"],
    level: "school",
    inputs: [{ kind: "choice", name: "result", label: "result", values: ["1", "2", "3"] }],
    subjects: {
      grades: ["A", "B", "C", "D", "E"],
      least: 8,
      most: 10,
      usual: ["English", "Mathematics", "Biology", "Chemistry", "Physics", "Geography", "History"],
    },
    table: { kind: "none" },
    trust: "estimate",
    sources: [
      {
        url: "https://campusbee.ug/news/new-uce-grading-system-explained-as-uneb-releases-2024-exam-results",
        read: "UCE A-E, Result 1-3",
      },
    ],
  },
  a_level: {
    countries: [],
    level: "school",
    inputs: [],
    subjects: { grades: ["A*", "A", "B", "C", "D", "E", "U"], least: 1, most: 5, usual: [] },
    // Strict, as for UACE.
    table: { kind: "best", best: 3, least: 1, worth: { "A*": 4, A: 4, B: 3, C: 2, D: 1, E: 1, U: 0 } },
    trust: "estimate",
    sources: [
      {
        url: "https://www.fastgpacalc.com/uk-to-us-gpa-calculator",
        read: "A-level A4 B3 C2; first 4.0, 2:1 3.3-3.7",
      },
      { url: "https://geratools.com/cambridge-grade-converter", read: "A-level A4 B3.5 C3 D2.5 E2" },
      {
        url: "https://www.surrey.ac.uk/uganda/entry-requirements",
        read: "UACE = A-level letter for letter; 2:1 = 4.0 or class",
      },
    ],
  },
  ib: {
    countries: [],
    level: "school",
    inputs: [
      {
        kind: "number",
        name: "total",
        label: "totalPoints",
        min: 0,
        max: 45,
        decimals: 0,
        hint: "outOf45",
      },
    ],
    subjects: null,
    table: {
      kind: "lines",
      of: numberIn("total"),
      points: [
        [0, 0],
        [24, 2.0],
        [30, 3.0],
        [34, 3.5],
        [38, 4.0],
        [45, 4.0],
      ],
    },
    trust: "estimate",
    sources: [
      {
        url: "https://unik.ac.ug/foreign-qualifications-guidelines/",
        read: "IB 24, A-level = UACE, UNEB equates",
      },
      { url: "https://revisiontown.com/?p=31575", read: "IB totals to A-level letters" },
    ],
  },
  igcse: {
    countries: [],
    level: "school",
    inputs: [],
    subjects: {
      grades: ["A*", "A", "B", "C", "D", "E", "F", "G", "U"],
      least: 1,
      most: 12,
      usual: ["English", "Mathematics"],
      alsoWritten: { 9: "A*", 8: "A*", 7: "A", 6: "B", 5: "C", 4: "C", 3: "D", 2: "E", 1: "G" },
    },
    table: { kind: "none" },
    trust: "estimate",
    sources: [
      {
        url: "https://unik.ac.ug/foreign-qualifications-guidelines/",
        read: "IB 24, A-level = UACE, UNEB equates",
      },
    ],
  },
  bac20: {
    countries: [],
    level: "school",
    inputs: [{ kind: "number", name: "mark", label: "averageOf20", min: 0, max: 20, decimals: 2 }],
    subjects: null,
    // The lowest averages of the mentions: 10, 12, 14 and 16.
    table: {
      kind: "lines",
      of: numberIn("mark"),
      points: [
        [0, 0],
        [10, 2],
        [12, 3],
        [14, 3.5],
        [16, 4],
        [20, 4],
      ],
    },
    trust: "estimate",
    sources: [
      {
        url: "https://www.aber.ac.uk/en/postgrad/apply/comparability/noneuquals/",
        read: "French-type 16/14/12",
      },
      { url: "https://revisiontown.com/french-to-us-gpa-converter", read: "French 16/14/12/10 to GPA" },
    ],
  },
  // No source says what its percentages correspond to elsewhere.
  exetat: {
    countries: [],
    level: "school",
    inputs: [
      {
        kind: "number",
        name: "percent",
        label: "percent",
        min: 0,
        max: 100,
        decimals: 2,
        hint: "from50",
      },
    ],
    subjects: null,
    table: { kind: "none" },
    trust: "estimate",
    sources: [
      {
        url: "https://congocheck.net/attention-ce-message-de-reussite-dun-eleve-de-la-province-educationnelle-sud-kivu-1-a-lexetat-avec-38-est-un-montage",
        read: "passed from 50 per cent",
      },
    ],
  },
  knec: {
    countries: ["Kenya"],
    level: "vocational",
    inputs: [
      {
        kind: "choice",
        name: "overall",
        label: "overall",
        values: ["Distinction", "Credit", "Pass", "Refer", "Fail"],
      },
    ],
    subjects: null,
    // Our own estimate, from the lowest percentage of each grade: 75, 60 and 40.
    table: {
      kind: "letter",
      of: choiceIn("overall"),
      worth: { Distinction: 3.5, Credit: 3, Pass: 2, Refer: 0, Fail: 0 },
    },
    trust: "estimate",
    sources: [
      {
        url: "https://kenyaeducationguide.com/knec-grading-system-for-colleges/",
        read: "KNEC college grades 1-7",
      },
    ],
  },
  cdacc: {
    countries: ["Kenya"],
    level: "vocational",
    inputs: [
      {
        kind: "choice",
        name: "result",
        label: "result",
        values: ["Competent", "Not Yet Competent"],
        alsoWritten: { mastery: "Competent", proficient: "Competent" },
      },
    ],
    subjects: null,
    table: { kind: "none" },
    trust: "estimate",
    sources: [
      {
        url: "https://edunotes.co.ke/cdacc-grading-system-kenya",
        read: "CDACC Competent / Not Yet Competent",
      },
    ],
  },
  // The lowest number of the class: people who know their number enter that instead.
  uk_class: {
    countries: ["Kenya", "Nigeria", "Ghana", "Uganda"],
    level: "degree",
    inputs: [
      {
        kind: "choice",
        name: "class",
        label: "class",
        values: ["First", "2:1", "2:2", "Third", "Pass"],
        alsoWritten: {
          firstclass: "First",
          firstclasshonours: "First",
          "1st": "First",
          secondclassupper: "2:1",
          secondclasshonoursupperdivision: "2:1",
          secondupper: "2:1",
          uppersecond: "2:1",
          "2.1": "2:1",
          secondclasslower: "2:2",
          secondclasshonourslowerdivision: "2:2",
          lowersecond: "2:2",
          "2.2": "2:2",
          thirdclass: "Third",
          "3rd": "Third",
          ordinary: "Pass",
        },
      },
    ],
    subjects: null,
    table: {
      kind: "letter",
      of: choiceIn("class"),
      worth: {
        First: classWorth.first,
        "2:1": classWorth.upper,
        "2:2": classWorth.lower,
        Third: classWorth.third,
        Pass: classWorth.pass,
      },
    },
    trust: "about",
    sources: [
      { url: "https://needtopass.com/blog-gpa-uk-vs-us.html", read: "UK classes; 2:1 = 3.0-3.7" },
      {
        url: "https://www.fastgpacalc.com/uk-to-us-gpa-calculator",
        read: "A-level A4 B3 C2; first 4.0, 2:1 3.3-3.7",
      },
      {
        url: "https://jobs.kent.gov.uk/working-here/starting-your-career-with-us/kent-graduate-programme/qualification-equivalency-table",
        read: "2:1 in Africa = 2:1; US = GPA 3",
      },
    ],
  },
} satisfies Record<string, GradeSystem>;
