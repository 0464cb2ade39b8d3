export interface TestPrepSeed {
  testType: string;
  title: string;
  description: string;
  resourceUrl: string;
}

/** `usualDate` is the month and day ("11-01"); the year is the next one in which it lies ahead. */
export interface EventSeed {
  title: string;
  description: string;
  usualDate: `${number}-${number}`;
  eventTime: string;
  location: string;
  organizer: string;
  eventUrl: string;
}
