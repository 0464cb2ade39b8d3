/** The result of a trial. Times in milliseconds. */
export interface TrialFinding {
  name: string;
  acknowledged: number;
  lost: number;
  pages: number;
  failedPages: number;
  searches: number;
  failedSearches: number;
  gapOfReads: number;
  gapOfWrites: number;
  mailsDoubled: number;
  jobsLost: number;
  sessionsLost: number;
  /** Replicas that an operator had to rebuild. */
  rebuilt: number;
  /** What a form showed while nothing could be saved. */
  form: string;
}

const columns: [heading: string, cell: (finding: TrialFinding) => string][] = [
  ["what happened", ({ name }) => name],
  ["writes", ({ acknowledged }) => String(acknowledged)],
  ["lost", ({ lost }) => String(lost)],
  ["pages, failed", ({ pages, failedPages }) => `${pages}, ${failedPages}`],
  ["searches, failed", ({ searches, failedSearches }) => `${searches}, ${failedSearches}`],
  ["longest without a read", ({ gapOfReads }) => seconds(gapOfReads)],
  ["without a write", ({ gapOfWrites }) => seconds(gapOfWrites)],
  ["mails doubled", ({ mailsDoubled }) => String(mailsDoubled)],
  ["jobs lost", ({ jobsLost }) => String(jobsLost)],
  ["sessions lost", ({ sessionsLost }) => String(sessionsLost)],
  ["rebuilt by hand", ({ rebuilt }) => String(rebuilt)],
  ["forms refused, text kept", ({ form }) => form],
];

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** As Markdown, for a terminal and for a page. */
export function tableOf(findings: TrialFinding[]): string {
  const rows = findings.map((finding) => columns.map(([, cell]) => cell(finding)));
  const headings = columns.map(([heading]) => heading);
  const widths = headings.map((heading, place) =>
    Math.max(heading.length, ...rows.map((row) => row[place]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(" | ")} |`;
  return [line(headings), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Combines repetitions of the same failure into one line: sums, and the longest of the gaps. */
export function gather(findings: TrialFinding[]): TrialFinding[] {
  const names = [...new Set(findings.map(({ name }) => name))];
  return names.map((name) => {
    const same = findings.filter((finding) => finding.name === name);
    const [first] = same as [TrialFinding, ...TrialFinding[]];
    if (same.length === 1) return first;
    const sum = (of: (finding: TrialFinding) => number) =>
      same.reduce((total, finding) => total + of(finding), 0);
    return {
      name: `${name}, ${same.length} times`,
      acknowledged: sum((one) => one.acknowledged),
      lost: sum((one) => one.lost),
      pages: sum((one) => one.pages),
      failedPages: sum((one) => one.failedPages),
      searches: sum((one) => one.searches),
      failedSearches: sum((one) => one.failedSearches),
      gapOfReads: Math.max(...same.map((one) => one.gapOfReads)),
      gapOfWrites: Math.max(...same.map((one) => one.gapOfWrites)),
      mailsDoubled: sum((one) => one.mailsDoubled),
      jobsLost: sum((one) => one.jobsLost),
      sessionsLost: sum((one) => one.sessionsLost),
      rebuilt: sum((one) => one.rebuilt),
      form: addForms(same.map(({ form }) => form)),
    };
  });
}

function addForms(forms: string[]): string {
  const pairs = forms.map((form) => form.split(", ").map(Number) as [number, number]);
  return [0, 1].map((place) => pairs.reduce((total, pair) => total + (pair[place] ?? 0), 0)).join(", ");
}
