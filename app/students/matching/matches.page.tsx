import { redirect } from "react-router";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { failing } from "#app/common/forms/failing.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import type { Refusal } from "#app/common/forms/rules.ts";
import { failureWords } from "#app/common/forms/words.ts";
import { pageMeta } from "#app/common/frame/meta.ts";
import { ButtonLink } from "#app/common/ui/button.tsx";
import { EmptyState } from "#app/common/ui/empty-state.tsx";
import { PageHeading } from "#app/common/ui/heading.tsx";
import { NeighbourPages } from "#app/common/ui/neighbour-pages.tsx";
import { Tabs } from "#app/common/ui/tabs.tsx";
import { readItem, writeItem } from "#app/opportunities/item.ts";
import { applicantOf } from "#app/students/fit/applicant-of.ts";
import { verdictNames } from "#app/students/fit/verdict-names.ts";
import { findStudents } from "#app/students/profile/find-students.server.ts";
import { findSavedIds } from "#app/students/saved/find-saved-ids.server.ts";
import { findTitle } from "#app/students/saved/find-title.server.ts";
import { SavedIds } from "#app/students/saved/saved-ids.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/matches.page.ts";
import { answerHideForm } from "./answer-hide-form.server.ts";
import { countMatches } from "./count-matches.server.ts";
import { countVerdicts } from "./count-verdicts.server.ts";
import { findMatches } from "./find-matches.server.ts";
import { countHidden, countHiddenMatches, findHiddenIds, isHidden } from "./hidden-matches.server.ts";
import { UndoHiding } from "./hide-form.tsx";
import { MatchCard } from "./match-card.tsx";
import { cardsOf, type MatchCard as Match } from "./match-cards.server.ts";
import { firstClosed } from "./match-cursor.ts";
import { matchesAddress } from "./matches-address.ts";
import { readMatchesView } from "./matches-view.server.ts";
import { openMore } from "./more/open-more.server.ts";
import { OpenMore } from "./more/open-more.tsx";
import { answerQuestion } from "./question/answer-question.server.ts";
import { type AskedInPlace, findQuestion } from "./question/find-question.server.ts";
import { QuestionForm } from "./question/question-form.tsx";
import { questionWords } from "./question/words.ts";
import { rankShelves } from "./shelves/rank-shelves.server.ts";
import { readShelves } from "./shelves/read-shelves.server.ts";
import { hidingWords, matchesWords, tabNames } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const { userId } = member;
  const search = new URL(request.url).searchParams;
  const { kind, cursor, number, childId } = readMatchesView(search);
  const today = todayInUtc();
  return asViewer(member.viewer, async (db) => {
    const students = await findStudents(db, member);
    const student = students.find((one) => one.childId === childId) ?? students[0];
    if (!student) throw redirect("/profile");
    const { told: profile } = student;
    const applicant = applicantOf(profile, student.circumstances, today);
    const without = await findHiddenIds(db, userId, kind);
    const shelves = await readShelves(db, today);
    const shelved = rankShelves(shelves, { profile, applicant, kind, today });
    const asked = { without, applicant, shelved };
    const { matches, next } = await findMatches(db, profile, kind, { ...asked, cursor }, today);
    const verdicts = await countVerdicts(db, profile, applicant, kind, today, { without, shelved });
    const { analyzed, kinds } = await countMatches(db, profile, today, shelves);
    const hiddenNow = await countHiddenMatches(db, userId, profile, today);
    const tabs = opportunityKinds.map((each) => ({
      kind: each,
      count: kinds[each].matches - hiddenNow[each],
    }));
    const cards = cardsOf(kind, matches, today);
    const isWithThem = cards.some(({ verdict }) => verdict === "check");
    const about = student.isChild ? "child" : "you";
    return {
      ...{ kind, number, next, analyzed, tabs, verdicts },
      groups: groupsOf(cards),
      found: tabs.reduce((sum, { count }) => sum + count, 0),
      saved: await findSavedIds(db, member.viewer, kind, cards),
      hidden: await countHidden(db, userId),
      justHidden: await findJustHidden(db, userId, search.get("hidden")),
      students: students.map((one) => ({ childId: one.childId, called: one.called })),
      childId: student.childId,
      closedFrom: firstClosed,
      question:
        isWithThem || (number === 1 && verdicts.check > 0)
          ? await findQuestion(db, { profile, applicant, about }, kind, today, { without, isWithThem })
          : null,
      more: number === 1 ? await openMore(db, profile, applicant, today, shelves) : [],
    };
  });
}

/** What one can apply for, what is to be checked, and what is not open: in this order, and only those that are there. */
const groupsOf = (cards: Match[]) =>
  (["can", "check", "closed"] as const)
    .map((verdict) => ({ verdict, cards: cards.filter((card) => card.verdict === verdict) }))
    .filter((group) => group.cards.length > 0);

/** What the address says was hidden a moment ago, if it still is. */
async function findJustHidden(db: Database, userId: string, given: string | null) {
  const item = readItem(given);
  if (!item || !(await isHidden(db, userId, item))) return null;
  return { item: writeItem(item), title: (await findTitle(db, item)) ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const form = await readFormData(request);
  const answer = form.get("intent") === "answer" ? answerQuestion : answerHideForm;
  return answer(member, form, request, context, new Date());
}

export const handle = failing((form) => ({ title: failureOf(form) }));

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
        <div className="mt-5">
          <Tabs
            label="Kinds of matches"
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
              {groups.map((group) => (
                <Group
                  key={group.verdict}
                  kind={kind}
                  {...group}
                  count={matchesWords.counted(verdicts[group.verdict], verdicts.areAll)}
                  isOpen={number > 1}
                  question={group.verdict === "check" ? loaderData.question : null}
                  refusal={actionData}
                />
              ))}
              {loaderData.question && !groups.some(({ verdict }) => verdict === "check") && (
                <QuestionForm question={loaderData.question} refusal={actionData} />
              )}
            </SavedIds>
          ) : (
            <EmptyState title={matchesWords.empty(kind)}>
              <ButtonLink to="/profile" look="outline">
                {matchesWords.update}
              </ButtonLink>
            </EmptyState>
          )}
          <NeighbourPages
            number={number}
            previous={null}
            next={next && matchesAddress(kind, { after: next, page: number + 1 }, childId)}
          />
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
          <div className="mt-10">
            <OpenMore steps={loaderData.more} />
          </div>
        </section>
      </div>
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** A parent chooses for which child. */
const Students = ({ kind, students, childId }: Loaded) =>
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

/** What is not open stays folded: it is there for who wants to know why. */
function Group({ kind, verdict, cards, count, isOpen, question, refusal }: GroupProps) {
  const list = (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((match) => (
        <MatchCard key={match.id} kind={kind} match={match} />
      ))}
    </ul>
  );
  const title = matchesWords.group(verdictNames[verdict], count);
  if (verdict === "closed")
    return (
      <details className="mt-6" open={isOpen}>
        <summary className="min-h-11 cursor-pointer content-center text-xl font-bold">{title}</summary>
        <div className="mt-3">{list}</div>
      </details>
    );
  return (
    <section className="mb-8">
      <h3 className="mb-3 text-2xl">{title}</h3>
      {question && <QuestionForm question={question} refusal={refusal} />}
      {list}
    </section>
  );
}

interface GroupProps {
  kind: Loaded["kind"];
  verdict: Match["verdict"];
  cards: Match[];
  count: string;
  /** Who came to see them need not unfold them. */
  isOpen: boolean;
  /** What most of the group hangs on. */
  question: AskedInPlace | null;
  refusal: Refusal | undefined;
}

/** Where this page ends before them: how many they are, and the way there. */
const ClosedElsewhere = ({ kind, groups, verdicts, childId, closedFrom }: Loaded) =>
  verdicts.closed > 0 &&
  !groups.some(({ verdict }) => verdict === "closed") && (
    <p className="mt-6 text-center">
      <ButtonLink to={matchesAddress(kind, { after: closedFrom, page: 2 }, childId)} look="quiet">
        {matchesWords.group(verdictNames.closed, matchesWords.counted(verdicts.closed, verdicts.areAll))}
      </ButtonLink>
    </p>
  );
