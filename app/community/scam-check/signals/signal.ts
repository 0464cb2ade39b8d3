/** One thing that scams do. */
export interface Signal {
  /** 4 alone is enough to stop; 2 or 3 is a reason to check; 1 only adds to others. */
  weight: 1 | 2 | 3 | 4;
  patterns: RegExp[];
  /** What it weighs where the message also leads to an official address: some universities do ask for a fee. */
  withOfficial?: number;
  /** Left out where the message also leads to an official address: then it is one way among others. */
  onlyWithoutOfficial?: boolean;
}
