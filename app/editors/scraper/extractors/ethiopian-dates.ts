/** The months of the Ethiopian calendar, in Ethiopic and Latin letters. */
const names = [
  ["መስከረም", "meskerem"],
  ["ጥቅምት", "tikimt", "tikemt", "tiqimt"],
  ["ኅዳር", "ህዳር", "ሕዳር", "hidar", "hedar"],
  ["ታኅሣሥ", "ታህሳስ", "ታሕሳስ", "tahsas", "tahisas", "tahesas"],
  ["ጥር", "tir", "ter"],
  ["የካቲት", "yekatit"],
  ["መጋቢት", "megabit"],
  ["ሚያዝያ", "ሚያዚያ", "miyazya", "miyazia", "miazia"],
  ["ግንቦት", "ginbot", "genbot"],
  ["ሰኔ", "sene"],
  ["ሐምሌ", "ሀምሌ", "hamle"],
  ["ነሐሴ", "ነሀሴ", "ነሃሴ", "nehase", "nehasse"],
  ["ጳጉሜ", "ጳጉሜን", "pagume"],
];

/** Longest first. */
export const ethiopianMonthPattern = names
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join("|");

export const ethiopianMonthOf = (name: string) =>
  names.findIndex((forms) => forms.includes(name.toLowerCase())) + 1;

/** "E.C." or "ዓ.ም" behind a date. */
export const isMarkedEthiopian = (behind: string) => /^ ?\(?(?:e\.?c\b|ዓ\.? ?ም)/i.test(behind);

/** The number of the day on which the Ethiopian year 0 would begin, by the Unix epoch. */
const beginning = 1_724_220 - 2_440_588;
const dayMs = 86_400_000;

/** The same day in the Gregorian calendar, or null if there is no such day. */
export function fromEthiopian(year: number, month: number, day: number) {
  const last = month < 13 ? 30 : year % 4 === 3 ? 6 : 5;
  if (month < 1 || month > 13 || day < 1 || day > last) return null;
  const days = beginning + 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + day;
  const date = new Date(days * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
