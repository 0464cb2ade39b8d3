/** One sign of a scam. */
export interface Signal {
  /** Weight: 4 alone is enough to stop; 2 or 3 is a reason to check; 1 only adds to others. */
  weight: 1 | 2 | 3 | 4;
  patterns: RegExp[];
  /** The weight if the message also links to an official address: some universities do charge a fee. */
  withOfficial?: number;
  /** Ignored if the message also links to an official address: then it is one way of several. */
  onlyWithoutOfficial?: boolean;
}
