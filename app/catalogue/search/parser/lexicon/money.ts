import { type Entry, type Meaning, meaning } from "../meaning.ts";

const covers = (cost: string, label: string, words: string[], more: Partial<Meaning> = {}): Meaning =>
  meaning("money", label, { tags: { [`covers ${cost}`]: 8 }, words, ...more });

export const money: Entry[] = [
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
    "no pay back, not pay back, no go pay back, not to pay back, never pay back, dont pay back, don't pay back, do not pay back, no repayment, without repayment, not repay, without paying back, non repayable, non-repayable, no refund, not a loan, not loan, no loan, no loans, without loan, without a loan, without loans, without student loan, without debt, debt free, debt-free, no debt, si mkopo, sio mkopo, si deni, bila deni, sans remboursement, sans rembourser, sans pret, pas de pret, sem emprestimo",
    meaning("ruledOut", "Not: Loans", { tags: { "covers loan": 9 } }),
  ],
  [
    "bursary, bursaries, bursary application, busary, busaries",
    meaning("money", "Bursaries", { words: ["bursar"], mention: 6, kind: "scholarships", isLoose: true }),
  ],
  [
    "no application fee, no application fees, without application fee, without application fees, free application, no fee, zero application fee, application fee waiver, free to apply",
    meaning("money", "No application fee", { tags: { "fee none": 8 } }),
  ],
  [
    "tuition free, tuition-free, free tuition, no tuition, free education, free university, free universities, free college, free courses, free",
    meaning("money", "No tuition to pay", {
      tags: { "funded full": 5, "covers tuition": 3 },
      words: ["tuition-free", "tuition free", "free tuition", "no tuition", "free"],
      mention: 6,
    }),
  ],
  [
    "stipend, stipends, allowance, allowances, monthly allowance, upkeep, living costs, living expenses, pocket money",
    covers("stipend", "Living costs paid", ["stipend", "allowance"], {
      tags: { "covers stipend": 8, "paid yes": 7 },
    }),
  ],
  [
    "tuition, tuition fees, school fees, fees, fee, fees paid, tuition waiver, fee waiver",
    covers("tuition", "Tuition paid", ["tuition", "fee"], { narrows: "scholarships" }),
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
