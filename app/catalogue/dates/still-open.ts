/** The rule of every list and page: what closes today is still open, and what names no day never closes. Days are in UTC. */
export const hasClosed = (closesOn: string | null, today: string): boolean =>
  closesOn !== null && closesOn < today;
