import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./entry-words.ts";

type Words = Translation<typeof english>;

export const entryPages: Words["entryPages"] = {
  uganda: {
    country: "Uganda",
    title: "Jinsi ya kupata nafasi chuo kikuu nchini Uganda",
    intro:
      "Hakuna orodha ya kozi na cut-off tunayoweza kuitegemea, kwa hiyo hatuonyeshi yoyote. Hivi ndivyo nafasi zinavyotolewa.",
    parts: [
      {
        heading: "Shahada inahitaji nini",
        text: ["Kufaulu masomo matano ya UCE, na principal passes mbili za UACE katika mtihani mmoja."],
      },
      {
        heading: "Jinsi uzito (weight) unavyohesabiwa",
        text: [
          "Kila chuo kikuu hugawanya masomo yako kwa kila kozi: essential, relevant na desirable. Principal pass huhesabiwa A 6, B 5, C 4, D 3, E 2, na subsidiary pass 1.",
          "Masomo ya essential huhesabiwa mara tatu (yasiyozidi mawili), ya relevant mara mbili, ya desirable mara moja. General Paper na subsidiary passes huhesabiwa 1 kila moja.",
          "Kutoka UCE, masomo manane bora huhesabiwa: distinction 0.3, credit 0.2, pass 0.1.",
          "Mfano: essential B na B, relevant B, subsidiaries mbili, UCE 1.8. Hiyo ni 30 + 10 + 2 + 1.8 = 43.8.",
          "Wanawake waliongezewa 1.5 tuliposoma habari hizi mwisho, za mwaka 2011. Mtihani wa 2026 una gredi mpya. Hakikisha kwanza.",
        ],
      },
      {
        heading: "Jinsi ya kujua",
        text: [
          "Uliza chuo kikuu kuhusu masomo ya kozi yako na cut-off yake ya mwisho. Vyuo vikuu vya umma hutangaza zao kila mwaka baada ya kupokea wanafunzi.",
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
    title: "Jinsi ya kupata nafasi chuo kikuu nchini Ethiopia",
    intro:
      "Hakuna cut-off za kila kozi. Kila mwaka Wizara ya Elimu huweka kiwango kimoja kwa vyuo vikuu vyote vya umma, na huwapangia wanafunzi nafasi.",
    parts: [
      {
        heading: "Kufaulu",
        text: [
          "Tangu mtihani wa 2022, nusu ya alama zote ni kufaulu: 300 kati ya 600, 350 kati ya 700, au 250 kati ya 500 kwa wanafunzi wasioona. Mwaka 2025 ofisi ya elimu ya Addis Ababa ilisema kwamba 49.5% ilihesabiwa kuwa nusu.",
          "Unataja vyuo vikuu unavyotaka, na Wizara inakupangia kimoja. Unachagua fani baadaye, ukiwa chuoni.",
        ],
      },
      {
        heading: "Programu ya remedial",
        text: [
          "Kama hukufaulu, miezi michache ya masomo na mtihani inaweza kukupeleka mwaka wa kwanza. Mwaka 2025 kiwango cha jumla kilikuwa 33%; nafasi zinazolipiwa na serikali zilianzia 216 kati ya 600 kwa wanaume na 204 kwa wanawake. Mwaka 2024 zilikuwa 31%, 204 na 192.",
          "Wizara imesema kwamba programu hii itaisha. Uliza kabla ya kuitegemea. Hatuna takwimu za 2026.",
        ],
      },
      {
        heading: "Jinsi ya kujua",
        text: ["Nafasi uliyopangiwa iko kwenye tovuti ya Wizara yenyewe."],
      },
    ],
    official: {
      label: "Tovuti ya Wizara ya Elimu ya kupanga nafasi",
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
