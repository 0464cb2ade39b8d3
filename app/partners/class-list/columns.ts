/** The columns of a class list, and the headers that spreadsheets use for them. */
const names = {
  grade: ["grade", "grades", "meangrade", "result", "results", "score", "points", "marks"],
  field: ["field", "fields", "course", "subject", "interest", "fieldofstudy", "career"],
  county: ["county", "state", "region", "district", "province", "woreda"],
  country: ["country", "nationality", "citizenship"],
  level: ["level", "levelwanted", "wants", "wantedlevel", "wantsnext"],
  sex: ["sex", "gender"],
  subjects: ["subjects", "subjectgrades", "gradesbysubject"],
  exam: ["exam", "system", "certificate", "examination", "scale"],
} as const;

export type Column = keyof typeof names;
const columns = Object.keys(names) as Column[];

/** The meaning of each column; null for one that is ignored. Of two with the same meaning the first counts. */
export function parseHeader(header: string[]): (Column | null)[] {
  const taken = new Set<Column>();
  return header.map((cell) => {
    const wanted = plain(cell);
    const found = columns.find(
      (column) => !taken.has(column) && names[column].some((name) => name === wanted),
    );
    if (found) taken.add(found);
    return found ?? null;
  });
}

const plain = (cell: string) => cell.toLowerCase().replaceAll(/[^a-z]/g, "");
