import { verdicts } from "#app/catalogue/eligibility/judgement.ts";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import { kinds } from "#database/schema/lists.ts";
import { allPairs, countSeen, firstTen, isWrongClosed, isWrongFit } from "./pairs.ts";
import { students } from "./table.ts";

/** Prints the verdicts for the judged students: `node tests/judged/print-table.ts`. */
const pairs = allPairs();
const share = (part: number, whole: number) =>
  `${part} of ${whole} (${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %)`;

for (const kind of kinds) {
  const ofKind = pairs.filter((pair) => pair.kind === kind);
  const shown = ofKind.filter(({ percent }) => percent >= lowestPercent);
  const count = (verdict: string) => shown.filter((pair) => pair.verdict === verdict).length;
  const closed = ofKind.filter(({ verdict }) => verdict === "notOpen");
  const fits = ofKind.filter(({ ours }) => ours.eligibility === "fits");
  const first = students.flatMap((student) => firstTen(ofKind.filter((pair) => pair.student === student)));
  console.log(`\n${kind}: ${students.length} students, ${ofKind.length} pairs, ${shown.length} matches`);
  for (const verdict of verdicts) console.log(`  ${verdict}: ${share(count(verdict), shown.length)}`);
  const seen = students.map((student) => countSeen(ofKind.filter((pair) => pair.student === student)));
  const sum = (of: (one: { seen: number; toCheck: number }) => number) =>
    seen.reduce((total, one) => total + of(one), 0);
  const toCheck = share(
    sum((one) => one.toCheck),
    sum((one) => one.seen),
  );
  console.log(`  check with them, of what is neither apart nor closed: ${toCheck}`);
  const noCourse = shown.filter(({ ours }) => ours.eligibility === "noCourse");
  console.log(`  no such course known: ${share(noCourse.length, shown.length)}`);
  console.log(`  wrong fits: ${share(fits.filter(isWrongFit).length, fits.length)}`);
  console.log(`  wrong "not open": ${share(closed.filter(isWrongClosed).length, closed.length)}`);
  const shut = first.filter(({ byHand }) => byHand.judgement === "closed");
  console.log(`  closed among the first ten: ${share(shut.length, first.length)}`);
}
/** Of what a student sees unfolded, and of all that isn't closed to them. */
if (process.argv.includes("--students"))
  console.table(
    Object.fromEntries(
      students.map((student) => [
        student.id,
        Object.fromEntries(
          kinds.map((kind) => {
            const own = pairs.filter((pair) => pair.kind === kind && pair.student === student);
            const { seen, toCheck } = countSeen(own);
            const open = own.filter(
              ({ percent, verdict }) => percent >= lowestPercent && verdict !== "notOpen",
            );
            const all = open.filter(({ verdict }) => verdict === "checkWithThem");
            return [kind, `${toCheck} of ${seen} (all: ${all.length} of ${open.length})`];
          }),
        ),
      ]),
    ),
  );
if (process.argv.includes("--top"))
  for (const student of students) {
    console.log(`\n${student.id}: ${student.story}`);
    for (const kind of kinds) {
      const own = pairs.filter((pair) => pair.kind === kind && pair.student === student);
      const top = firstTen(own).slice(0, 5);
      for (const { key, verdict, percent, byHand } of top)
        console.log(`  ${kind} ${key}: ${verdict} ${percent} (${byHand.judgement})`);
    }
  }
