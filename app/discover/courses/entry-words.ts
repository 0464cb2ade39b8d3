interface EntryPage {
  country: string;
  title: string;
  intro: string;
  parts: readonly { heading: string; text: readonly string[] }[];
  official: { label: string; url: string };
  sources: readonly string[];
}

/** Countries without a table of courses. */
export const entryPages: Record<string, EntryPage> = {
  uganda: {
    country: "Uganda",
    title: "Getting into university in Uganda",
    intro:
      "We haven't found a list of courses and cut-offs that we trust, so we don't show one. Here is how students get a place.",
    parts: [
      {
        heading: "What a degree needs",
        text: ["You need five passes at UCE, and two principal passes at UACE in one sitting."],
      },
      {
        heading: "How the weight is worked out",
        text: [
          "Each university sorts your subjects into essential, relevant and desirable ones for each course. A principal pass counts 6 for an A, 5 for a B, 4 for a C, 3 for a D and 2 for an E. A subsidiary pass counts 1.",
          "Up to two essential subjects count three times. Relevant ones count twice, and desirable ones once. General Paper and subsidiary passes count 1 each.",
          "Your best eight UCE subjects count too: 0.3 for a distinction, 0.2 for a credit, 0.1 for a pass.",
          "For example: essential B and B, relevant B, two subsidiaries, UCE 1.8. That is 30 + 10 + 2 + 1.8 = 43.8.",
          "Women got 1.5 extra points when we last read about it, in 2011. The 2026 exam has new grades, so check first.",
        ],
      },
      {
        heading: "How to find out",
        text: [
          "Ask the university for the subjects of your course and its last cut-off. Public universities announce theirs each year after admission.",
        ],
      },
    ],
    official: { label: "National Council for Higher Education", url: "https://unche.or.ug" },
    sources: [
      "https://campusbee.ug/news/how-to-calculate-your-weighting-points-for-makerere-university-undergraduate-admission",
      "https://ugandafact.com/makerere-university-admission-requirements-pdf-download",
      "https://kawa.ac.ug/kawa-eLearning/content/careerguidance_ebook/programme_requirements_and_weights.html",
    ],
  },
  ethiopia: {
    country: "Ethiopia",
    title: "Getting into university in Ethiopia",
    intro:
      "There are no cut-offs by course. The Ministry of Education sets one line for all public universities each year, and places students.",
    parts: [
      {
        heading: "Passing",
        text: [
          "Since the 2022 exam, you pass with half of the marks: 300 of 600, 350 of 700, or 250 of 500 for blind students. In 2025 the Addis Ababa education bureau said that 49.5 % counted as half.",
          "You name universities, and the Ministry places you. You choose the field later, inside the university.",
        ],
      },
      {
        heading: "The remedial programme",
        text: [
          "If you didn't pass, a few months of classes and a test can still get you into the first year. In 2025 the general line was 33 %. Places paid for by the state began at 216 of 600 for men and 204 for women. In 2024 it was 31 %, 204 and 192.",
          "The Ministry has said that the programme will end. Ask before you count on it. We have no figures for 2026.",
        ],
      },
      {
        heading: "How to find out",
        text: ["Your placement is on the Ministry's own site."],
      },
    ],
    official: {
      label: "Placement site of the Ministry of Education",
      url: "https://placement.ethernet.edu.et",
    },
    sources: [
      "https://aaceb.sims.addislearning.edu.et/frontend/post/-2017-12-49-50-49-99-50-",
      "https://myviewsonnews.net/ethiopia-announces-12th-grade-national-exam-cut-off-scores/",
      "https://ethiopianjobs.net/remedial-program-result-ethiopia-2025-2017-result-ethernet-edu-et",
      "https://ethiopianmonitor.com/2023/01/27/grade-12-exam-only-3-3-of-students-pass-the-halfway-mark/",
    ],
  },
};
