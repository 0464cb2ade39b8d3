import { judge } from "#app/catalogue/eligibility/judge.ts";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { verdictOn, showVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { noStanding } from "#app/catalogue/grades/academic-standing.ts";
import { matchGroupOf, rankOf } from "#app/catalogue/matching/rank.ts";
import { score, wantedBy } from "#app/catalogue/scoring/score.ts";
import { degreeTypes, kinds } from "#database/schema/lists.ts";
import { currencyRates } from "#database/seed/currency-rates.ts";
import { listingOf, starterRows } from "#tests/judged/records.ts";
const { people } = await import("/tmp/38/people.ts");
const [which = "", kindsWanted = "internships", n = "10"] = process.argv.slice(2);
const rates = new Map(currencyRates.map(({ currency, perDollar }) => [currency, perDollar]));
const today = "2026-11-19";
const rows = starterRows();
for (const { id, story, standing, targets = [], budget = null, ...rest } of people) {
  if (which && !id.startsWith(which)) continue;
  const applicant = { ...unknownApplicant, ...rest, standing: { ...noStanding, ...standing } };
  const { finished, studying, wants } = applicant;
  const reached: any = { none: null, primary: null, secondary: "high_school" };
  const profile: any = { fieldsOfInterest: applicant.fields, targetCountries: targets,
    currentEducationLevel: studying ?? (finished && (finished in reached ? reached[finished] : finished)),
    degreeType: degreeTypes.find((t) => wants.includes(t as never)) ?? null, gpa: null, budgetRange: budget };
  console.log(`\n## ${id}: ${story}`);
  for (const kind of kinds) {
    if (!kindsWanted.includes(kind)) continue;
    const counts: any = {};
    const list = (rows[kind] as any[]).map(({ key, row }) => {
      const listing = listingOf(kind, key, row);
      const ours = judge(listing.kind, listing.facts as never, applicant);
      const verdict = verdictOn(ours.eligibility, listing.cycle, today);
      const { points, percent } = score(listing.kind, profile, row as never);
      const to = { profile, wanted: wantedBy(profile), applicant, rates, today };
      const group = matchGroupOf(listing, verdict, to);
      if (percent >= 30) counts[group] = (counts[group] ?? 0) + 1;
      return { key, row, ours, verdict, text: showVerdict(ours.eligibility, listing.cycle, today).text, percent, group, rank: rankOf(listing, group, points, to) };
    });
    const shown = list.filter((x) => x.percent >= 30 && x.verdict !== "notOpen").sort((a, b) => b.rank - a.rank);
    console.log(` # ${kind}: ${JSON.stringify(counts)}`);
    for (const x of shown.slice(0, Number(n))) {
      const line = kind === "colleges" ? x.ours.lines.find((l) => l.rule === "course" || l.rule === "noCourse")?.text : x.ours.lines.filter((l) => l.answer !== "yes").map((l) => l.text).join(" / ");
      console.log(`   ${x.group} ${x.percent} ${x.key.slice(0, 60)} [${x.row.country ?? (x.row.countries ?? []).join(",")}] ${x.text} — ${line ?? ""}`);
    }
    if (process.argv.includes("--low")) for (const x of list.filter((x) => x.percent < 30 && x.verdict !== "notOpen")) console.log(`   (score ${x.percent}) ${x.verdict} ${x.key}`);
  }
}
