export const refusals = {
  otherKind: "This is not a scholarship, an internship or a college.",
  closed: (day: string) => `It closed on ${day}.`,
  closedBySource: "The page says that applications are closed.",
  unreadable: "The page could not be read.",
  login: "The page asks for a login.",
  empty: "No text was found on the page.",
};

/** Why a find waits for an editor. */
export const doubtWords = {
  kind: "It is not clear what kind of opportunity this is.",
  noDescription: "No description was found.",
  noLink: "No link to the official site was found.",
  noDeadline: "No closing day was found.",
  unsureDeadline: "The closing day is not certain.",
  noFacts: "Neither a country, a field nor a level was found for certain.",
  noCompany: "No organisation was found.",
  asksForMoney: "The page asks applicants for money.",
  like: (title: string) => `It may be the same as “${title}”.`,
};
