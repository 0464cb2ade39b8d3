import { type LexiconEntry, meaning } from "../meaning.ts";

/** Words that name a tab, not a listing in it. */
export const kindWords: LexiconEntry[] = [
  ["grant, grants", meaning("money", null, { words: ["grant"], kind: "scholarships" })],
  [
    "scholarship, scholarships, scholarship program, scholarship programs, scholarship programme, scholarship programmes, scholar, scholars, sponsor, sponsors, sponsored, sponsor me, sponsorship, sponsorships, financial aid, financial support, financial assistance, funding, fund, funds, funder, funders, funded, who funds, donor, donors, support, supporter, supporters, benefactor, benefactors, well wisher, well wishers, well-wishers, scholarship opportunities",
    meaning("kind", null, { kind: "scholarships" }),
  ],
  // A question about how to pay is a search for funding, whatever the money is for.
  [
    [
      "pay for, pay my, pay, paying for, paying, fund my, fund, raise, get money for, get money to finish, money for, money to finish, money to complete"
        .split(", ")
        .flatMap((words) =>
          [
            "university",
            "college",
            "school",
            "school fees",
            "fees",
            "my fees",
            "studies",
            "my studies",
            "education",
            "tuition",
            "campus",
            "my degree",
            "my course",
          ].map((what) => `${words} ${what}`),
        ),
      "help me pay, help to pay, help paying, help us pay, pay for uni, who can pay, someone to pay, how to pay, how do i pay, how can i pay",
    ]
      .flat()
      .join(", "),
    meaning("kind", null, { kind: "scholarships", words: ["tuition", "fees"] }),
  ],
  [
    "university, universities, campus",
    meaning("kind", null, {
      kind: "colleges",
      prefers: {
        "school Public university": 3,
        "school Private university": 3,
        "school University college": 2,
      },
    }),
  ],
  [
    "college, colleges, institute, institutes, institution, institutions, school, schools, course, courses, where to study, tertiary, admission, admissions, entry requirements, intake, intakes",
    meaning("kind", null, { kind: "colleges" }),
  ],
  // Verbs of learning mean courses.
  [
    "what can i do after, what can i do with, what to do after, what to do with, what next after, where can i go after, where to go after, become, become a, become an, becoming, becoming a, want to be, wants to be, i want to be, teach us, dey teach, wey dey teach, to learn, they teach, do they teach, that teach, which teach, who teach, schools that teach, learn, learning, place to study, place to learn, places to study, places to learn, place for studying, where to learn, where can i learn, where do i learn, where can i study, where do i study, where should i study, where to train, teaches, teach me, lessons, classes, taught, trained as, train as, train to be, study to become, study to be",
    meaning("small", null, { kind: "colleges" }),
  ],
  [
    "direct entry",
    meaning("kind", null, {
      kind: "colleges",
      // In these countries it gives entry to the second year with a diploma.
      prefers: { "country Nigeria": 3, "level undergraduate": 2 },
    }),
  ],
  [
    "internship, internships, intern, interns, company, companies, firm, firms, job, jobs, vacancy, vacancies, employment, work, recruitment, placement, placements, career, careers, traineeship, traineeships",
    meaning("kind", null, { kind: "internships" }),
  ],
  // Organisations that no listing may name. A search for one matches what it does, in its country.
  ...Object.entries({
    "South Africa": "nsfas",
    Tanzania: "heslb",
    Rwanda: "hec rwanda, brd loan",
  }).map(
    ([country, says]): LexiconEntry => [
      says,
      meaning("country", country, { tags: { [`country ${country}`]: 9 }, kind: "scholarships" }),
    ],
  ),
  // Programmes for young people that no listing is named after.
  ...Object.entries({
    Kenya: "kazi mtaani, kazi kwa vijana, ajira digital, kyeop, uwezo fund, youth fund",
    Nigeria: "npower, n power, n-power, p-yes, pyes, nyif, osun youth",
    Ghana: "nabco, nvti programme, youth in agriculture",
    Uganda:
      "emyooga, youth livelihood programme, youth livelihood program, ylp, parish development model, pdm",
    Ethiopia: "mesrat, job creation commission",
  }).map(
    ([country, says]): LexiconEntry => [
      says,
      meaning("country", country, { tags: { [`country ${country}`]: 9 }, kind: "internships" }),
    ],
  ),
  ...Object.entries({
    Kenya: "cue kenya, commission for university education, tveta, cdacc, tvet cdacc, kuccps portal",
    Nigeria: "nuc, nbte, jamb caps, post jamb",
    Ghana: "gtec, ctvet, ges",
    Uganda: "nche, dit uganda, puj",
    Ethiopia: "hesc, etqra",
  }).map(
    ([country, says]): LexiconEntry => [
      says,
      meaning("country", country, { tags: { [`country ${country}`]: 9 }, kind: "colleges" }),
    ],
  ),
  [
    "polytechnic, polytechnics, poly, polys",
    meaning("kind", "Polytechnic", {
      tags: { "school Polytechnic": 9 },
      // The successors of Ghana's polytechnics.
      words: ["polytechnic", "technical university"],
      kind: "colleges",
    }),
  ],
  [
    "teachers college, teacher college, teachers training college, teacher training college, teacher training, teachers training, ttc, college of education, colleges of education, teacher training colleges",
    meaning("kind", "Teachers' college", {
      tags: { "school Teachers' college": 9 },
      words: ["teachers training", "college of education"],
      kind: "colleges",
    }),
  ],
  [
    "nursing school, nursing schools, school of nursing, nursing college, nursing colleges, college of nursing, nurses training, nursing training",
    meaning("kind", "Nursing", {
      tags: { "school Nursing school": 10, "program Nursing": 8, "field Nursing": 6 },
      words: ["nursing"],
      kind: "colleges",
    }),
  ],
  [
    "without going to class, without attending class, without attending classes, without attending, distance learning, distance education, distance, online degree, online degrees, online university, online universities, online study, study online, e-learning, elearning, open university, open universities",
    meaning("kind", "Distance learning", {
      words: [
        "distance",
        "open university",
        "online degree",
        "study online",
        "entirely online",
        "e-learning",
      ],
      mention: 7,
      kind: "colleges",
    }),
  ],
  ["online", meaning("kind", "Online", { words: ["online", "distance", "remote"], mention: 7 })],
  [
    "evening classes, evening class, evening, weekend classes, weekend class, weekend, part time, part-time, part time study, part time studies",
    meaning("kind", "Evenings and weekends", {
      words: ["evening", "weekend", "part-time", "part time"],
      mention: 7,
    }),
  ],
  [
    "private university, private universities, private college, private colleges, private school, private schools, private institution, private institutions",
    meaning("kind", "Private university", { tags: { "school Private university": 9 }, kind: "colleges" }),
  ],
  [
    "public university, public universities, government university, government universities, federal university, federal universities, state university, state universities, government college, government colleges, public college, public colleges, government school",
    meaning("kind", "Public university", {
      tags: { "school Public university": 9 },
      words: ["federal university", "state university"],
      kind: "colleges",
    }),
  ],
  [
    "technical college, technical colleges, technical institute, technical institutes, trade school, trade schools, vocational school, vocational college, vocational training center, vocational training centre, technical school",
    meaning("kind", "Trade school", {
      tags: { "school Trade school": 9, "school Polytechnic": 6 },
      words: ["technical", "vocational"],
      kind: "colleges",
    }),
  ],
];
