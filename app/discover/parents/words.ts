import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";

/** For parents who have never heard of it: short sentences, confirmed facts only. */
export const parentWords = {
  title: (title: string) => `For parents: ${title}`,
  above: "For parents and guardians",
  intro: {
    scholarship:
      "Your child is thinking of applying for this. Here's what it is, what it costs, what you need to do, and whether it's safe.",
    college:
      "Your child is thinking of studying here. Here's what it is, what it costs, what you need to do, and whether it's safe.",
    internship:
      "Your child is thinking of working here for a while. Here's what it is, what it costs, what you need to do, and whether it's safe.",
  } satisfies Record<OpportunityKind, string>,
  description: "What it costs, what parents need to do, and whether it's safe, in plain words.",
  isTitle: "What it is",
  costsTitle: "What it costs you",
  askedTitle: "What you need to do",
  safeTitle: "Is it safe?",
  notConfirmed: "Not confirmed:",

  scholarship: (by: string) => `It's money for your child's studies${by}.`,
  loan: "It's a loan. Your child has to pay it back.",
  college: (type: string) => `It's a place to study${type}.`,
  internship: (by: string) => `Your child works and learns for a while${by}.`,
  by: (name: string) => ` from ${name}`,
  at: (name: string) => ` at ${name}`,
  where: (place: string) => `Where: ${place}.`,
  worth: (amount: string) => `It gives: ${amount}.`,
  lasts: (duration: string) => `How long: ${duration}.`,
  accredited: (by: string) => `It's accredited by ${by}.`,

  free: "It's free to apply.",
  fee: (fee: string) => `Applying costs ${fee}.`,
  feeUnknown: "We don't know whether there's a fee to apply.",
  covers: (list: string) => `It pays for: ${list}.`,
  rest: (list: string) => `It doesn't mention these, so plan to pay for them: ${list}.`,
  coversUnknown: "We don't know which costs it pays for. Ask before you plan.",
  tuition: (range: string) => `Tuition: ${range}.`,
  fees: (who: string, fee: string, year: string) => `${who} pay ${fee} (${year}).`,
  noYear: "no year given",
  feesUnknown: "We don't know what a year costs. Ask the college.",
  paid: "The work is paid.",
  pay: (range: string) => `The work is paid: ${range}.`,
  unpaid: "The work isn't paid, so you'll need to pay for travel, food and a room.",
  paidUnknown: "We don't know whether the work is paid.",
  tests: (tests: string) =>
    `Your child may need a test: ${tests}. Tests cost money. Check the fee before you book one.`,

  documents: (list: string) => `They ask for these documents: ${list}. Help your child find and copy them.`,
  documentsUnknown: "We don't know which documents they ask for. Check the official site.",
  referees: (count: number) =>
    count === 1
      ? "A teacher or an employer has to write a letter."
      : `${count} people, like teachers or employers, have to write letters.`,
  interview: "There is an interview.",
  closes: (line: string) => `${line}.`,
  sign: "Read any form before you sign it, and keep a copy.",

  offeredBy: (name: string) => `It's offered by ${name}.`,
  official: "Its official site is",
  officialUnknown: "We don't know an official site. Be careful until you find one.",
  sourcesTitle: "Sources",
  read: (line: string) => `${line}.`,
  nothingRead: "We have no dated source for these facts yet. Check them on the official site.",
  promise: "No one can promise a place. If someone does, it's a lie.",
  never: "Never pay anyone to get an award. Never give away a PIN, a password or a code from a text message.",
  feeWarning: "If someone asks for a fee that isn't on the official site, don't pay.",
  check: "Check a message that looks wrong",
  all: "All facts about it",
  share: "Send this to your parents",
};
