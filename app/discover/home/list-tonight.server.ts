import { inArray } from "drizzle-orm";
import { paysInShort } from "#app/catalogue/cards/card-facts.ts";
import { partsOf } from "#app/catalogue/dates/checklist.ts";
import { cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { whenInShort } from "#app/catalogue/dates/deadline.ts";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { eligibilityFor } from "#app/catalogue/eligibility/judge.ts";
import { compareVerdicts, type ShownVerdict, showVerdict } from "#app/catalogue/eligibility/verdict.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";
import { tonightWords as words } from "./words.ts";

const shown = 3;
/** Fewer days are not enough to collect papers and letters. */
const fewestDays = 7;

/**
 * Three scholarships that are certainly open and leave time to apply, the next to close first. For a known applicant
 * also those that are usually open now; those that aren't open to them are left out, and the best verdict comes first.
 */
export async function listTonight(db: Database, today: string, applicant: Applicant | null) {
  const { listings } = await readSnapshot(db, today);
  const first = daysAfter(today, fewestDays);
  const open = listings.scholarship
    .map(({ id, cycle, facts }) => ({ id, cycle, facts, status: cycleStatusOf(cycle, today) }))
    .filter(
      ({ cycle, status: { state, closes } }) =>
        !cycle.isReported &&
        (state === "always" ||
          (state === "open" && closes?.isAnnounced && closes.day >= first) ||
          (applicant && state === "usually_open" && closes && closes.day >= first)),
    )
    .map((one) => ({ ...one, verdict: applicant && verdictFor(one, applicant, today) }))
    .filter(({ verdict }) => verdict?.verdict !== "notOpen")
    .sort(
      (one, other) =>
        (one.verdict && other.verdict ? compareVerdicts(one.verdict, other.verdict) : 0) ||
        lastDayOf(one) - lastDayOf(other) ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, shown);
  const { id, title, amount, covers, amountValue, amountCurrency, amountPer } = scholarships;
  const { documents, referees, hasEssay, isLoan } = scholarships;
  const rows = await db
    .select({
      id,
      title,
      money: { amount, covers, amountValue, amountCurrency, amountPer, isLoan },
      toSend: { documents, referees, hasEssay },
    })
    .from(scholarships)
    .where(
      inArray(
        id,
        open.map((listing) => listing.id),
      ),
    );
  return open.flatMap(({ id, cycle, verdict }) =>
    rows
      .filter((row) => row.id === id)
      .map(({ title, money, toSend }) => ({
        id,
        title,
        verdict,
        pays: paysInShort(money),
        when: whenInShort(cycle, today),
        firstStep: partsOf(toSend).find(({ part }) => part !== "send")?.text ?? words.openSite,
      })),
  );
}

const verdictFor = (
  { cycle, facts }: Pick<Listing<"scholarship">, "cycle" | "facts">,
  applicant: Applicant,
  today: string,
): ShownVerdict => showVerdict(eligibilityFor("scholarship", facts, applicant), cycle, today);

/** Records that are always open come last. */
const lastDayOf = ({ status: { closes } }: { status: { closes: { day: string } | null } }) =>
  closes ? Date.parse(closes.day) : Number.POSITIVE_INFINITY;
