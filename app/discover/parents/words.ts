import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";

/** For a parent who has never heard of it: short sentences, and nothing that nobody has confirmed. */
export const parentWords = {
  title: (title: string) => `For parents: ${title}`,
  above: "For parents and guardians",
  intro: {
    scholarship:
      "Your child thinks of applying for this. Here is what it is, what it costs you, what is asked of you, and whether it is safe.",
    college:
      "Your child thinks of studying here. Here is what it is, what it costs you, what is asked of you, and whether it is safe.",
    internship:
      "Your child thinks of working here for a while. Here is what it is, what it costs you, what is asked of you, and whether it is safe.",
  } satisfies Record<OpportunityKind, string>,
  description: "What it costs, what is asked of parents, and whether it is safe, in plain words.",
  isTitle: "What it is",
  costsTitle: "What it costs you",
  askedTitle: "What is asked of you",
  safeTitle: "Is it safe?",
  notConfirmed: "Not confirmed:",

  scholarship: (by: string) => `It is money for studies${by}.`,
  loan: "It is a loan: it has to be paid back.",
  college: (type: string) => `It is a place to study${type}.`,
  internship: (by: string) => `It is a time of work and learning${by}.`,
  by: (name: string) => ` from ${name}`,
  at: (name: string) => ` at ${name}`,
  where: (place: string) => `Where: ${place}.`,
  worth: (amount: string) => `What it gives: ${amount}.`,
  lasts: (duration: string) => `How long: ${duration}.`,
  accredited: (by: string) => `It is accredited by ${by}.`,

  free: "Applying costs nothing.",
  fee: (fee: string) => `Applying costs ${fee}.`,
  feeUnknown: "Not confirmed: whether applying costs money.",
  covers: (list: string) => `It pays for: ${list}.`,
  rest: (list: string) => `It does not name these, so plan for them yourselves: ${list}.`,
  coversUnknown: "Not confirmed: which costs it pays for. Ask before you plan.",
  tuition: (range: string) => `Tuition: ${range}.`,
  fees: (who: string, fee: string, year: string) => `${who} pay ${fee} (${year}).`,
  noYear: "no year given",
  feesUnknown: "Not confirmed: what a year costs. Ask the college.",
  paid: "The work is paid.",
  pay: (range: string) => `The work is paid: ${range}.`,
  unpaid: "The work is not paid, so travel, food and a room are yours to pay.",
  paidUnknown: "Not confirmed: whether the work is paid.",
  tests: (tests: string) =>
    `A test may be needed: ${tests}. Tests cost money; look up the fee before you book one.`,

  documents: (list: string) => `Papers they want: ${list}. Help your child to find them and to make copies.`,
  documentsUnknown: "Not confirmed: which papers they want. The official site says.",
  referees: (count: number) =>
    count === 1
      ? "A teacher or an employer has to write a letter."
      : `${count} people, like teachers or employers, have to write letters.`,
  interview: "There is an interview.",
  closes: (line: string) => `When: ${line}.`,
  sign: "Read any form before you sign it, and keep a copy.",

  offeredBy: (name: string) => `It is offered by ${name}.`,
  official: "Its official site is",
  officialUnknown: "Not confirmed: we know no official site. Be careful until you have found one.",
  sourcesTitle: "Where we read this",
  read: (line: string) => `${line}.`,
  nothingRead: "Not confirmed: we have no dated source for these facts yet. Check them on the official site.",
  promise: "Nobody can promise that your child gets it. Whoever does is not honest.",
  never:
    "Never pay anybody to get an award, and never give away a PIN, a password or a code from a text message.",
  feeWarning: "If somebody asks for a fee that is not named on the official site, do not pay.",
  check: "Check a message that looks wrong",
  all: "All facts about it",
  share: "Send this to your parents",
};
