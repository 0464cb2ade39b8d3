import { type LexiconEntry, type Meaning, meaning } from "../meaning.ts";

const covers = (cost: string, label: string, words: string[], more: Partial<Meaning> = {}): Meaning =>
  meaning("money", label, { tags: { [`covers ${cost}`]: 8 }, words, ...more });

const noTuition = meaning("money", "No tuition to pay", {
  tags: { "funded full": 5, "covers tuition": 3 },
  words: ["tuition-free", "tuition free", "free tuition", "no tuition", "free"],
  mention: 6,
});
/** Public schools charge less. */
const cheap = meaning("wish", null, {
  prefers: {
    "school Public university": 4,
    "school Polytechnic": 4,
    "school Trade school": 3,
    "school Teachers' college": 3,
  },
});
const noApplicationFee = meaning("money", "No application fee", { tags: { "fee none": 8 } });

export const money: LexiconEntry[] = [
  [
    "fully funded, full funding, full scholarship, full scholarships, fully funded scholarship, fully funded scholarships, full ride, full-ride, fully sponsored, fully paid, fully-funded, full sponsorship, full bursary, fullyfunded, fully fund",
    meaning("money", "Full funding", { tags: { "funded full": 9 } }),
  ],
  [
    "for free, study for free, free of charge, without paying, study abroad for free, study abroad free, study free abroad, no money to pay",
    meaning("money", "Full funding", {
      tags: { "funded full": 9, "covers tuition": 4 },
      words: ["tuition-free", "tuition free", "free tuition", "no tuition", "free"],
      mention: 6,
    }),
  ],
  [
    "loan, loans, student loan, student loans, students loan, study loan, education loan, school loan",
    meaning("money", "Loans", { tags: { "covers loan": 8 }, words: ["loan"], kind: "scholarships" }),
  ],
  [
    "no pay back, not pay back, no go pay back, not to pay back, never pay back, dont pay back, don't pay back, do not pay back, no repayment, without repayment, not repay, without paying back, non repayable, non-repayable, no refund, without debt, debt free, debt-free, no debt, si deni, bila deni, sans remboursement, sans rembourser",
    meaning("ruledOut", "Not: Loans", { tags: { "covers loan": 9 } }),
  ],
  [
    "bursary, bursaries, bursary application, busary, busaries",
    meaning("money", "Bursaries", { words: ["bursar"], mention: 6, kind: "scholarships", isLoose: true }),
  ],
  ["free application, no fee, application fee waiver, free to apply, zero application fee", noApplicationFee],
  [
    "application fee, application fees, application charges, frais de dossier",
    meaning("small", null, { absent: noApplicationFee }),
  ],
  [
    "cheap, cheaper, cheapest, affordable, inexpensive, low cost, low-cost, low fees, low fee, low tuition, cheap fees, affordable fees, fair fees, pas cher, pas chere, moins cher",
    cheap,
  ],
  [
    "expensive, costly, too expensive, high fees, high fee, plenty money, much money, a lot of money, cher, chere, ghali",
    meaning("small", null, { absent: cheap }),
  ],
  [
    "tuition free, tuition-free, free tuition, no tuition, free education, free university, free universities, free college, free courses, free",
    noTuition,
  ],
  [
    "stipend, stipends, allowance, allowances, monthly allowance, upkeep, living costs, living expenses, pocket money",
    covers("stipend", "Living costs paid", ["stipend", "allowance"], {
      tags: { "covers stipend": 8, "paid yes": 7 },
    }),
  ],
  [
    "tuition, tuition fees, school fees, fees, fee, fees paid, tuition waiver, fee waiver",
    covers("tuition", "Tuition paid", ["tuition", "fee"], {
      narrows: "scholarships",
      absent: noTuition,
    }),
  ],
  [
    "accommodation, hostel, hostels, housing, boarding",
    covers("accommodation", "Accommodation", ["accommodation", "hostel"], {
      tags: { "covers accommodation": 8, "hostel yes": 8 },
    }),
  ],
  [
    "travel, flight, flights, air ticket, airfare, visa and flight",
    covers("travel", "Travel paid", ["travel", "flight"]),
  ],
  [
    "part time work, part time job, part-time job, part time jobs, part-time jobs, work study, work-study, work and study, work while studying, study and work, job while studying, student jobs, student job, campus jobs, campus job, jobs on campus, job on campus, work on campus",
    meaning("money", "Work while studying", {
      words: ["work-study", "work study", "part-time job", "part-time work", "jobs on campus"],
      mention: 9,
      kind: "scholarships",
    }),
  ],
  ["laptop, laptops", covers("laptop", "Laptop given", ["laptop"])],
  ["books, book allowance", covers("books", "Books paid", ["books"])],
  ["mentorship, mentoring, mentor", covers("mentoring", "Mentoring", ["mentor"])],
];
