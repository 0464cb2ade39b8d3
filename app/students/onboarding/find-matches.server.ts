import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import {
  countAll,
  countGroups,
  countVerdicts,
  type Matches,
  matchListings,
} from "#app/catalogue/matching/match-listings.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { readMatchPage } from "#app/students/matching/find-matches.server.ts";
import { cardsOf, groupsOf } from "#app/students/matching/match-cards.server.ts";
import { parseMatchesView } from "#app/students/matching/matches-view.server.ts";
import { matchesWords } from "#app/students/matching/words.ts";
import type { OnboardingAnswers } from "#app/students/onboarding-answers/parse-answers.server.ts";
import type { OnboardingProfile } from "#app/students/onboarding-answers/profile-from-answers.server.ts";
import { findSavedIds } from "#app/students/saved/save/find-saved-ids.server.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import type { Viewer } from "#database/viewer.ts";
import { nextQuestion } from "./next-question.server.ts";
import { startAddress } from "./start-address.ts";

/** Matches for onboarding answers, as for a profile with the same answers. */
export async function findOnboardingMatches(
  db: Database,
  viewer: Viewer,
  answers: OnboardingAnswers,
  profile: OnboardingProfile,
  search: URLSearchParams,
  today: string,
) {
  const { kind, cursor, number } = parseMatchesView(search);
  const applicant = applicantOf(profile, null, today);
  const seeker = { profile, applicant };
  const snapshot = await readSnapshot(db, today);
  const all = Object.fromEntries(
    opportunityKinds.map((each) => [each, matchListings(snapshot, each, seeker, today)]),
  ) as Record<OpportunityKind, Matches>;
  const { matches, next } = await readMatchPage(db, all[kind], kind, cursor);
  const counts = opportunityKinds.map((each) => ({
    kind: each,
    count: countAll(all[each]),
    verdicts: countVerdicts(all[each]),
  }));
  const cards = cardsOf(kind, matches, today);
  return {
    ...{ kind, number },
    openNow: sumOf(counts.map(({ verdicts }) => verdicts.openNow)),
    opensLater: sumOf(counts.map(({ verdicts }) => verdicts.opensLater)),
    verdicts: countGroups(all[kind]),
    tabs: counts.map(({ kind: each, count }) => ({
      kind: each,
      to: startAddress(search, { tab: `${each}s` }),
      count: matchesWords.counted(count),
    })),
    groups: groupsOf(cards),
    saved: await findSavedIds(db, viewer, kind, cards),
    next: next && startAddress(search, { page: String(number + 1), after: next }),
    here: startAddress(search),
    question: nextQuestion(
      answers,
      matches.map(({ judgement }) => judgement),
      search,
    ),
  };
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
