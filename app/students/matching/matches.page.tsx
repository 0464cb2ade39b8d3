import { redirect } from "react-router";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { verdictNames } from "#app/catalogue/eligibility/verdict-words.ts";
import { formatItem, parseItem } from "#app/catalogue/kinds/item.ts";
import {
  countAll,
  countGroups,
  countListings,
  countMatches,
  matchListings,
  withoutListings,
} from "#app/catalogue/matching/match-listings.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { failureWords } from "#app/shared/forms/failed-submission/words.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { recordVisit } from "#app/shared/record-visit.server.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { findStudents } from "#app/students/profile/find-students.server.ts";
import { findSavedIds } from "#app/students/saved/save/find-saved-ids.server.ts";
import { findTitle } from "#app/students/saved/save/find-title.server.ts";
import { SavedIds } from "#app/students/saved/save/saved-ids.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/matches.page.ts";
import { coursesLink } from "./courses-link.ts";
import { readMatchPage } from "./find-matches.server.ts";
import { handleHideForm } from "./hide/handle-hide-form.server.ts";
import { findHiddenIds, isHidden } from "./hide/hidden-matches.server.ts";
import { UndoHiding } from "./hide/hide-form.tsx";
import { cardsOf, groupsOf } from "./match-cards.server.ts";
import { firstClosed } from "./match-cursor.ts";
import { MatchGroups } from "./match-groups.tsx";
import { matchesAddress } from "./matches-address.ts";
import { parseMatchesView } from "./matches-view.server.ts";
import { listNewMatches } from "./new/list-new-matches.server.ts";
import { findMatchesSeenBefore, markMatchesSeen } from "./new/mark-matches-seen.server.ts";
import { NewMatches } from "./new/new-match-list.tsx";
import { listNextSteps } from "./next-steps/list-next-steps.server.ts";
import { NextSteps } from "./next-steps/next-steps.tsx";
import { handleAnswer } from "./question/answer-question.server.ts";
import { findQuestion } from "./question/find-question.server.ts";
import { QuestionForm } from "./question/question-form.tsx";
import { questionWords } from "./question/words.ts";
import { matchesText } from "./text-words.ts";
import { hidingWords, matchesWords, tabNames } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const { userId } = member;
  const search = new URL(request.url).searchParams;
  const { kind, cursor, number, childId } = parseMatchesView(search);
  const today = todayInUtc();
  const now = new Date();
  const page = await asViewer(member.viewer, async (db) => {
    const students = await findStudents(db, member);
    const student = students.find((one) => one.childId === childId) ?? students[0];
    if (!student) throw redirect("/profile");
    const seenBefore = await findMatchesSeenBefore(db, userId, now);
    const { profile } = student;
    const applicant = applicantOf(profile, student.circumstances, today);
    const hidden = await findHiddenIds(db, userId);
    const hiddenCount = Object.values(hidden).flat().length;
    const seeker = { profile, applicant };
    const snapshot = await readSnapshot(db, today);
    const shown = withoutListings(snapshot, Object.values(hidden).flat());
    const all = matchListings(shown, kind, seeker, today);
    const { matches, next, isNextClosed } = await readMatchPage(db, all, kind, cursor);
    const verdicts = countGroups(all);
    const tabs = opportunityKinds.map((each) => ({
      kind: each,
      count: each === kind ? countAll(all) : countMatches(shown, each, profile),
    }));
    const cards = cardsOf(kind, matches, today);
    const isWithThem = cards.some(({ group }) => group === "oneMissing");
    const about = student.isChild ? "child" : "you";
    return {
      ...{ kind, number, tabs, verdicts },
      // `ClosedElsewhere` links to what is closed.
      next: isNextClosed ? null : next,
      analyzed: countListings(snapshot),
      groups: groupsOf(cards),
      news:
        number === 1 && !student.isChild ? await listNewMatches(db, userId, seenBefore, now, today) : null,
      found: tabs.reduce((sum, { count }) => sum + count, 0),
      saved: await findSavedIds(db, member.viewer, kind, cards),
      hidden: hiddenCount,
      justHidden: await findJustHidden(db, userId, search.get("hidden")),
      students: students.map((one) => ({ childId: one.childId, called: one.called })),
      childId: student.childId,
      closedFrom: firstClosed,
      question:
        isWithThem || (number === 1 && verdicts.oneMissing > 0)
          ? findQuestion({ profile, applicant, about }, all, isWithThem)
          : null,
      more: number === 1 ? listNextSteps(snapshot, seeker) : [],
      courses: coursesLink(profile),
    };
  });
  recordVisit(context, "noting that matches were seen", (db) => markMatchesSeen(db, userId, now));
  return page;
}

/** For undo; null if it is not hidden. */
async function findJustHidden(db: Database, userId: string, given: string | null) {
  const item = parseItem(given);
  if (!item || !(await isHidden(db, userId, item))) return null;
  return { item: formatItem(item), title: (await findTitle(db, item)) ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const form = await parseFormData(request);
  const answer = form.get("intent") === "answer" ? handleAnswer : handleHideForm;
  return answer(member, form, request, context, new Date());
}

export const handle = failureMessage((form) => ({ title: failureOf(form) }));

function failureOf(form: FormData): string {
  if (form.get("intent") === "answer") return questionWords.notAnswered;
  return form.get("wants") === "hide" ? hidingWords.failed : failureWords.house.title;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...matchesWords, path: "/matches", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Matches({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, number, next, analyzed, found, tabs, groups, verdicts, saved, hidden, justHidden, childId } =
    loaderData;
  return (
    <>
      {justHidden && <UndoHiding {...justHidden} />}
      <div className="wrap py-6 md:py-10">
        <PageHeading title={matchesWords.title} intro={matchesWords.analyzed(analyzed, found)} />
        <Students {...loaderData} />
        {loaderData.news && <NewMatches news={loaderData.news} />}
        <div className="mt-5">
          <Tabs
            label={matchesText.tabs}
            tabs={tabs.map((tab) => ({
              label: tabNames[tab.kind],
              to: matchesAddress(tab.kind, null, childId),
              isCurrent: tab.kind === kind,
              count: tab.count,
            }))}
          />
        </div>
        <section aria-label={tabNames[kind]} className="mt-5">
          <h2 className="sr-only">{tabNames[kind]}</h2>
          {groups.length > 0 ? (
            <SavedIds value={saved}>
              <p className="mb-4 max-w-[65ch] text-ink-2">{matchesWords.how}</p>
              <MatchGroups
                {...{ kind, groups, verdicts }}
                isOpen={number > 1}
                canHide
                question={
                  loaderData.question && <QuestionForm question={loaderData.question} refusal={actionData} />
                }
              />
            </SavedIds>
          ) : (
            <EmptyState title={matchesWords.empty(kind)}>
              <ButtonLink to="/profile" look="outline">
                {matchesWords.update}
              </ButtonLink>
            </EmptyState>
          )}
          {next && (
            <p className="mt-4 text-center">
              <ButtonLink
                to={matchesAddress(kind, { after: next, page: number + 1 }, childId)}
                look="outline"
                rel="next"
              >
                {matchesWords.showMore}
              </ButtonLink>
            </p>
          )}
          {number > 1 && (
            <p className="mt-4 text-center">
              <ButtonLink to={matchesAddress(kind, null, childId)} look="quiet">
                {matchesWords.firstPage}
              </ButtonLink>
            </p>
          )}
          <ClosedElsewhere {...loaderData} />
          {hidden > 0 && (
            <p className="mt-4 text-center">
              <ButtonLink to="/matches/hidden" look="quiet">
                {hidingWords.link(hidden)}
              </ButtonLink>
            </p>
          )}
          <p className="mt-6 text-center">
            <ButtonLink to="/plan" look="outline">
              {matchesWords.plan}
            </ButtonLink>
          </p>
          {loaderData.courses && (
            <p className="mt-3 text-center">
              <ButtonLink to={loaderData.courses} look="outline">
                {matchesWords.courses}
              </ButtonLink>
            </p>
          )}
          <div className="mt-10">
            <NextSteps steps={loaderData.more} />
          </div>
        </section>
      </div>
    </>
  );
}

type MatchesData = Route.ComponentProps["loaderData"];

const Students = ({ kind, students, childId }: MatchesData) =>
  students.length > 1 && (
    <nav aria-label={matchesWords.forWhom} className="mt-4 flex flex-wrap items-center gap-2">
      <span className="text-ink-2">{matchesWords.forWhom}</span>
      {students.map((student) => (
        <ButtonLink
          key={student.childId}
          to={matchesAddress(kind, null, student.childId)}
          look={student.childId === childId ? "forest" : "outline"}
          size="small"
          aria-current={student.childId === childId ? "page" : undefined}
        >
          {student.called ?? matchesWords.firstChild}
        </ButtonLink>
      ))}
    </nav>
  );

/** Link to closed matches if they are on a later page. */
const ClosedElsewhere = ({ kind, groups, verdicts, childId, closedFrom }: MatchesData) =>
  verdicts.notOpen > 0 &&
  !groups.some(({ group }) => group === "notOpen") && (
    <p className="mt-6 text-center">
      <ButtonLink to={matchesAddress(kind, { after: closedFrom, page: 2 }, childId)} look="quiet">
        {matchesWords.group(verdictNames.notOpen, matchesWords.counted(verdicts.notOpen))}
      </ButtonLink>
    </p>
  );
