import type { ReactNode } from "react";
import { placeChoices } from "#app/catalogue/names/place-choices.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { withColon } from "#app/shared/languages/formats.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { PreviousNext } from "#app/shared/ui/navigation/previous-next.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { coursesLink } from "#app/students/matching/courses-link.ts";
import { MatchGroups } from "#app/students/matching/match-groups.tsx";
import { matchesWords, tabNames } from "#app/students/matching/words.ts";
import { parseOnboardingAnswers } from "#app/students/onboarding-answers/parse-answers.server.ts";
import { profileFromAnswers } from "#app/students/onboarding-answers/profile-from-answers.server.ts";
import { hasProfile } from "#app/students/profile/has-profile.server.ts";
import { SavedIds } from "#app/students/saved/save/saved-ids.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/start.page.ts";
import { findOnboardingMatches } from "./find-matches.server.ts";
import { type AnswerLink, firstQuestion, listAnswersGiven } from "./first-questions.server.ts";
import { NextQuestionForm } from "./next-question.tsx";
import { startText } from "./text-words.ts";
import { startWords as words } from "./words.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const viewer = context.get(viewerContext);
  const today = todayInUtc();
  const answers = parseOnboardingAnswers(search);
  const profile = profileFromAnswers(answers, today);
  const step = { question: firstQuestion(answers, search), given: listAnswersGiven(answers, search) };
  return asViewer(viewer, async (db) => ({
    ...step,
    courses: profile && coursesLink(profile),
    problem: Object.values(answers.refusal?.problems ?? {})[0] ?? null,
    hasProfile: await hasProfile(db, viewer),
    found: profile && (await findOnboardingMatches(db, viewer, answers, profile, search, today)),
  }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path: "/start", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Start({ loaderData }: Route.ComponentProps) {
  const { question, given, found, problem } = loaderData;
  return (
    <div className="wrap py-6 md:py-10">
      <PageHeading
        title={words.title}
        intro={found ? words.found(found.openNow, found.opensLater) : words.intro}
      />
      <GivenAnswers given={given}>
        {found && <KeepAction {...loaderData} found={found} label={words.keepAndHear} />}
      </GivenAnswers>
      {question && (
        <section aria-labelledby="question" className="mt-6">
          <p className="text-sm font-semibold text-ink-2">{words.step(question.number)}</p>
          <h2 id="question" className="mb-3 text-2xl">
            {question.title}
          </h2>
          <Choices choices={question.choices} />
          {question.others && <Others {...question.others} keeps={question.keeps} />}
        </section>
      )}
      {problem && (
        <p role="alert" className="mt-4 font-semibold text-clay-ink">
          {withColon(words.notRead)} {problem}
        </p>
      )}
      {loaderData.courses && (
        <p className="mt-4">
          <ButtonLink to={loaderData.courses} look="outline">
            {matchesWords.courses}
          </ButtonLink>
        </p>
      )}
      {found && <FoundMatches {...loaderData} found={found} />}
    </div>
  );
}

const GivenAnswers = ({ given, children }: { given: AnswerLink[]; children: ReactNode }) =>
  given.length > 0 && (
    <div className="mt-4 flex flex-wrap gap-2">
      <ul aria-label={words.given} className="contents">
        {given.map(({ label, to }) => (
          <li key={label}>
            <Link
              to={to}
              aria-label={words.change(label)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-mint px-4 text-sm font-semibold text-mint-ink no-underline"
            >
              {label}
              <Icon name="close" className="size-3.5" />
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );

const Choices = ({ choices }: { choices: AnswerLink[] }) => (
  <ul className="flex flex-wrap gap-2">
    {choices.map(({ label, to }) => (
      <li key={label}>
        <ChipLink to={to}>{label}</ChipLink>
      </li>
    ))}
  </ul>
);

interface OthersProps {
  name: string;
  label: string;
  values: readonly string[];
  /** Hidden inputs. */
  keeps: [name: string, value: string][];
}

/** Answers that are too many for chips. */
const Others = ({ name, label, values, keeps }: OthersProps) => (
  <Form action="/start" className="mt-4 flex max-w-md flex-wrap items-end gap-3">
    {keeps.map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value} />
    ))}
    <div className="min-w-0 grow basis-48">
      <SelectField
        id={`start-${name}`}
        name={name}
        label={label}
        placeholder={startText.choose}
        choices={placeChoices(values)}
      />
    </div>
    <Button look="outline" className="min-h-12">
      {words.otherCountryUse}
    </Button>
  </Form>
);

type StartData = Route.ComponentProps["loaderData"];
type WithMatches = StartData & { found: NonNullable<StartData["found"]> };

function FoundMatches(loaded: WithMatches) {
  const { given, found } = loaded;
  const { kind, tabs, groups, verdicts, saved, next, number, question } = found;
  return (
    <>
      {question && <NextQuestionForm question={question} isOpen={given.length > 3} />}
      <div className="mt-6">
        <Tabs
          label={startText.tabs}
          tabs={tabs.map((tab) => ({ ...tab, label: tabNames[tab.kind], isCurrent: tab.kind === kind }))}
        />
      </div>
      <section aria-label={tabNames[kind]} className="mt-5">
        <h2 className="sr-only">{tabNames[kind]}</h2>
        {groups.length > 0 ? (
          <SavedIds value={saved}>
            <MatchGroups {...{ kind, groups, verdicts }} isOpen={number > 1} />
          </SavedIds>
        ) : (
          <EmptyState title={words.empty}>
            <ButtonLink to="/browse" look="outline">
              {words.more}
            </ButtonLink>
          </EmptyState>
        )}
        <PreviousNext number={number} previous={null} next={next} />
      </section>
      <section aria-labelledby="keep" className="mt-10 rounded-panel bg-mint px-5 py-7 text-mint-ink">
        <h2 id="keep" className="text-2xl">
          {words.keepTitle}
        </h2>
        <p className="mt-2 mb-4 max-w-[65ch]">{loaded.hasProfile ? words.hasProfile : words.keepText}</p>
        <KeepAction {...loaded} label={words.keep} />
      </section>
    </>
  );
}

/** The only place that suggests an account. Members with a profile are linked to their matches. */
const KeepAction = ({ found, hasProfile, label }: WithMatches & { label: string }) =>
  hasProfile ? (
    <ButtonLink to="/matches" look="forest">
      {words.toMatches}
    </ButtonLink>
  ) : (
    <Form method="post" action="/start/keep">
      <input type="hidden" name="back" value={found.here} />
      <Button>{label}</Button>
    </Form>
  );
