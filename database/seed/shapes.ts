export interface TestPrepSeed {
  testType: string;
  title: string;
  description: string;
  resourceUrl: string;
}

interface EventFacts {
  title: string;
  description: string;
  location: string;
  organizer: string;
  eventUrl: string;
}

/**
 * `date` is announced, like 2027-05-01; `yearly` is the same day each year, like 06-16; `usually` is the month, like
 * 10, if no day is known.
 */
export type EventSeed = EventFacts & ({ date: string } | { yearly: string } | { usually: string });
