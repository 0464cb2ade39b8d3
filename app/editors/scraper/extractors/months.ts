/** In English, French, Portuguese and Swahili. */
const names = [
  ["january", "jan", "janvier", "janv", "janeiro", "januari"],
  ["february", "feb", "febr", "février", "fevrier", "févr", "fevereiro", "februari"],
  ["march", "mar", "mars", "março", "marco", "machi"],
  ["april", "apr", "avril", "avr", "abril", "aprili"],
  ["may", "mai", "maio", "mei"],
  ["june", "jun", "juin", "junho", "juni"],
  ["july", "jul", "juillet", "juil", "julho", "julai"],
  ["august", "aug", "août", "aout", "agosto", "agosti"],
  ["september", "sept", "sep", "septembre", "setembro", "septemba"],
  ["october", "oct", "octobre", "outubro", "oktoba"],
  ["november", "nov", "novembre", "novembro", "novemba"],
  ["december", "dec", "décembre", "decembre", "déc", "dezembro", "desemba"],
];

/** Longest first, so that "mars" does not match as "mar". */
export const monthPattern = names
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join("|");

/** 1 for January; 0 if it is not a month. */
export const monthOf = (name: string) =>
  names.findIndex((forms) => forms.includes(name.toLowerCase().replace(/\.$/, ""))) + 1;
