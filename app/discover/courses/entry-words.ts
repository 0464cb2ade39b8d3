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
      "There is no list of courses and cut-offs that we can rely on, so we don't show one. This is how places are given.",
    parts: [
      {
        heading: "What a degree needs",
        text: ["Five passes at UCE, and two principal passes at UACE at one sitting."],
      },
      {
        heading: "How the weight is worked out",
        text: [
          "Each university sorts your subjects into essential, relevant and desirable ones for each course. A principal pass counts A 6, B 5, C 4, D 3, E 2, a subsidiary pass 1.",
          "Essential subjects count three times (at most two of them), relevant ones twice, desirable ones once. General Paper and subsidiary passes count 1 each.",
          "From UCE the best eight count: distinctions 0.3, credits 0.2, passes 0.1.",
          "An example: essential B and B, relevant B, two subsidiaries, UCE 1.8. That is 30 + 10 + 2 + 1.8 = 43.8.",
          "Women had 1.5 more when we last read of it, in 2011. The exam of 2026 has new grades. Check first.",
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
          "Since the exam of 2022, half of the total is a pass: 300 of 600, 350 of 700, or 250 of 500 for blind students. In 2025 the Addis Ababa education bureau said that 49.5 % counted as half.",
          "You name universities, and the Ministry places you. You choose the field later, inside the university.",
        ],
      },
      {
        heading: "The remedial programme",
        text: [
          "Below a pass, a few months of teaching and a test can lead to the first year. In 2025 the general line was 33 %; places that the state pays for began at 216 of 600 for men and 204 for women. In 2024 it was 31 %, 204 and 192.",
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
