interface EthiopianDate {
  year: number;
  /** 1 to 13. */
  month: number;
  day: number;
}

const oneDay = 86_400_000;
/** 1 Meskerem of the year 1, in days before 1970. */
const epoch = 716_367;

/** The day 2026-09-11 is 1 Meskerem 2019: twelve months of thirty days, then five days, or six before a leap year. */
export function ethiopianDate(day: string): EthiopianDate {
  const days = Math.floor(Date.parse(day) / oneDay) + epoch;
  const year = Math.floor((4 * days + 1463) / 1461);
  const ofYear = days - 365 * (year - 1) - Math.floor(year / 4);
  return { year, month: Math.floor(ofYear / 30) + 1, day: (ofYear % 30) + 1 };
}
