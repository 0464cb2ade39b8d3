export const refusals = {
  otherKind: "This isn't a scholarship, an internship or a college.",
  closed: (day: string) => `It closed on ${day}.`,
  closedBySource: "The page says that applications are closed.",
  unreadable: "We couldn't read the page.",
  scan: "We found no text in the PDF. It may be a scan.",
  login: "The page asks for a login.",
  empty: "We found no text on the page.",
};

/** Why a find needs an editor. */
export const doubtWords = {
  kind: "We're not sure what kind of opportunity this is.",
  noDescription: "We found no description.",
  noLink: "We found no link to the official site.",
  noDeadline: "We found no closing day.",
  unsureDeadline: "We're not sure of the closing day.",
  noFacts: "We're not sure of the country, field or level.",
  noCompany: "We found no organisation.",
  asksForMoney: "The page asks applicants for money.",
  untrusted: "An editor checks everything from this source.",
  like: (title: string) => `It may be the same as “${title}”.`,
};
