/** What the placement portal of 2026 shows for a group of programmes with one name. */
export interface PortalGroup {
  /** Its cluster in the numbering of 2026, 1 to 18. */
  cluster: number;
  /** Each line must be met, by one of its options (`ENG>=B`). Empty: the portal shows no subject minimums. */
  lines: readonly (readonly string[])[];
}

/** The portal writes "MAT A", "MAT B" and "MUC". */
const otherCodes = new Map([
  ["MAT A", "MAT"],
  ["MAT B", "MATB"],
  ["MUC", "MUS"],
]);

/** `MAT A>=C; ENG|KIS>=C+`: lines by semicolon, alternatives by bar. A grade counts for every alternative before it that has none. */
export function parsePortalMinimums(text: string): string[][] {
  return text
    .split(";")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      let grade = "";
      return line
        .split("|")
        .toReversed()
        .map((option) => {
          const [subject = "", own = grade] = option.split(">=").map((part) => part.trim());
          grade = own;
          return `${otherCodes.get(subject) ?? subject}>=${own}`;
        })
        .toReversed();
    });
}

/** The two tables punctuate the same programme differently. */
export const portalName = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll("&", " AND ")
    .replaceAll(/[^A-Z0-9]+/g, " ")
    .trim();

/** Groups by name. A name that the portal shows with two different lists of minimums is left out. */
export function groupsByName(
  rows: readonly { name: string; cluster: number; minimums: string }[],
): Map<string, PortalGroup> {
  const groups = new Map<string, PortalGroup | null>();
  for (const { name, cluster, minimums } of rows) {
    const key = portalName(name);
    const group = { cluster, lines: parsePortalMinimums(minimums) };
    const before = groups.get(key);
    const isSame = before === undefined || JSON.stringify(before) === JSON.stringify(group);
    groups.set(key, isSame ? group : null);
  }
  return new Map([...groups].flatMap(([name, group]) => (group ? [[name, group]] : [])));
}

/**
 * The clusters of the 2025 document that a cluster of the portal holds: two of the portal's hold two, and its last
 * three have other numbers.
 */
export function clustersOfPortal(portalCluster: number): readonly number[] {
  if (portalCluster === 3) return [3, 17];
  if (portalCluster === 14) return [14, 16];
  return [portalCluster > 15 ? portalCluster + 2 : portalCluster];
}

/** The names of the portal's clusters of 2026, by number. */
export const portalClusters: ReadonlyMap<number, string> = new Map([
  [1, "Law"],
  [2, "Business, hospitality, tourism"],
  [3, "Communication, media, languages, film"],
  [4, "Geosciences"],
  [5, "Engineering and energy"],
  [6, "Architecture, building, planning"],
  [7, "Computer science and IT"],
  [8, "Agribusiness"],
  [9, "Sciences"],
  [10, "Actuarial science, mathematics, statistics"],
  [11, "Design, fashion, textiles"],
  [12, "Sports science"],
  [13, "Medicine, nursing, health sciences"],
  [14, "History, archaeology, geography"],
  [15, "Agriculture, food, environment"],
  [16, "Music"],
  [17, "Education"],
  [18, "Religious studies"],
]);
