const names = [
  ["january", "jan", "janvier", "janv"],
  ["february", "feb", "febr", "février", "fevrier", "févr"],
  ["march", "mar", "mars"],
  ["april", "apr", "avril", "avr"],
  ["may", "mai"],
  ["june", "jun", "juin"],
  ["july", "jul", "juillet", "juil"],
  ["august", "aug", "août", "aout"],
  ["september", "sept", "sep", "septembre"],
  ["october", "oct", "octobre"],
  ["november", "nov", "novembre"],
  ["december", "dec", "décembre", "decembre", "déc"],
];

/** Longest first, so that "mars" does not match as "mar". */
export const monthPattern = names
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join("|");

/** 1 for January; 0 if it is not a month. */
export const monthOf = (name: string) =>
  names.findIndex((forms) => forms.includes(name.toLowerCase().replace(/\.$/, ""))) + 1;
