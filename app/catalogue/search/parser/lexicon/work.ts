import { type LexiconEntry, meaning } from "../meaning.ts";

export const work: LexiconEntry[] = [
  [
    "attachment, attachments, industrial attachment, industrial training, field attachment, practicum, it placement, student attachment",
    meaning("work", "Attachment", {
      // Companies use "internship" for it as often.
      tags: { "work attachment": 8, "job internship": 2 },
      words: ["attachment", "industrial training"],
      kind: "internships",
    }),
  ],
  [
    "national service, youth service, service corps, corper, corpers, corp member, corps member, corps members, corp members, ppa, place of primary assignment",
    meaning("work", "National service", {
      tags: { "work national_service": 8 },
      words: ["national service", "youth service"],
      kind: "internships",
    }),
  ],
  [
    "volunteer, volunteering, volunteers, volunteer work, voluntary, voluntary work",
    meaning("work", "Volunteer work", {
      tags: { "work volunteer": 8 },
      words: ["volunteer"],
      kind: "internships",
    }),
  ],
  [
    "fellowship, fellowships, fellow",
    meaning("work", "Fellowship", { tags: { "work fellowship": 8 }, words: ["fellowship"] }),
  ],
  [
    "apprenticeship, apprenticeships, apprentice",
    meaning("work", "Apprenticeship", { words: ["apprentic"], mention: 6, isLoose: true }),
  ],
  [
    "graduate trainee, graduate trainees, graduate trainee programme, graduate trainee program, trainee, trainees, management trainee, young professional, young professionals, young professionals program, young professionals programme, young graduate, young graduates, graduate programme, graduate program, graduate programs, graduate programmes, entry level, entry level jobs",
    meaning("work", "Graduate trainee", {
      tags: { "job full-time": 5 },
      words: ["trainee", "graduate programme", "graduate program", "entry level", "entry-level"],
      mention: 4,
      kind: "internships",
    }),
  ],
  [
    "fresh graduate, fresh graduates, recent graduate, recent graduates, new graduate, new graduates, just graduated, for graduates, graduate jobs, graduate job, jobs for graduates, graduate vacancies, job for graduates, graduate positions, unemployed graduate, unemployed graduates",
    meaning("wish", null, {
      prefers: { "job full-time": 3, "finished undergraduate": 3 },
      kind: "internships",
    }),
  ],
  [
    "paid, paid internship, paid internships",
    meaning("work", "Paid work", { tags: { "paid yes": 8 }, kind: "internships" }),
  ],
  [
    "unpaid, unpaid work, unpaid internship, unpaid internships, don't pay, dont pay, doesn't pay, do not pay, not paying, without pay, without salary, no pay, no salary",
    meaning("work", "Unpaid work", { tags: { "paid no": 8, "work volunteer": 4 }, kind: "internships" }),
  ],
  [
    "remote, work from home, online internship, online internships, remote internship, remote internships, remote jobs, virtual",
    meaning("work", "Remote", { tags: { "remote yes": 9 }, words: ["remote"], kind: "internships" }),
  ],
  [
    "summer, summer job, summer jobs, vacation job, vacation jobs, vacation work, holiday job, holiday jobs, vac work",
    meaning("work", "Summer", { words: ["summer", "vacation"], kind: "internships", isLoose: true }),
  ],
  [
    "gap year, before university, before joining university, while waiting for university, waiting for admission",
    meaning("work", "Before university", {
      tags: { "work national_service": 5, "work volunteer": 5 },
      words: ["pre-university", "youth service", "gap year"],
      mention: 9,
      kind: "internships",
    }),
  ],
  ["un, united nations", meaning("work", "United Nations", { words: ["united nations"], mention: 8 })],
  [
    "bank, banks, bank jobs, banking jobs, bank job",
    meaning("work", "Banks", { words: ["bank"], mention: 5, kind: "internships" }),
  ],
];
