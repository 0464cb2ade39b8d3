import { redirect } from "react-router";
import { readUtmeSubjects } from "#app/catalogue/course-search/read-utme-subjects.ts";
import { exams } from "#app/catalogue/courses/exams.ts";
import { aggregateHints, standingWords } from "#app/catalogue/courses/words.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { formatNumber, withColon } from "#app/shared/languages/formats.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/courses.page.ts";
import { CourseFiltersForm } from "./course-filters.tsx";
import { CourseRow } from "./course-row.tsx";
import {
  type CoursesQuery,
  coursesAddress,
  noStudent,
  otherParameters,
  receivedQuery,
  sentQuery,
  withoutFilters,
} from "./courses-address.ts";
import { examChoices, examFormOf } from "./exam-choices.server.ts";
import { findCourses } from "./find-courses.server.ts";
import { GradesForm } from "./grades-form.tsx";
import { KenyanResults } from "./kenyan-results.tsx";
import { findProfileGrades } from "./own-grades.server.ts";
import { parseCoursesQuery, parseGradesForm, parsePortalForm, parseUnread } from "./parse-courses-query.ts";
import { standingLooks } from "./standing-looks.ts";
import { UnreadGrades } from "./unread-grades.tsx";
import { otherCountries, courseWords as words } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = parseCoursesQuery(search);
  const typed = parseGradesForm(search, exams[query.country]);
  // The form sends a field for each subject; the redirect puts one short text into the URL.
  if (typed) throw redirect(`${coursesAddress(query, typed)}#results`, 303);
  const points = parsePortalForm(search);
  if (points) throw redirect(`${coursesAddress(query, points)}#results`, 303);
  const named =
    query.utme.length > 0 || query.country === "Ghana"
      ? null
      : readUtmeSubjects(query.text, query.country === "Nigeria");
  if (named) throw redirect(coursesAddress(query, { country: "Nigeria", text: "", utme: named }), 303);
  const viewer = context.get(viewerContext);
  const page = await asViewer(viewer, async (db) => {
    const own = await findProfileGrades(db, viewer, query);
    return own ? { own } : { found: await findCourses(db, query, todayInUtc()) };
  });
  if ("own" in page) throw redirect(coursesAddress(query, { ranks: page.own }), 303);
  return {
    query: sentQuery(query),
    exam: examFormOf(exams[query.country]),
    examChoices: examChoices(),
    found: page.found,
    unread: parseUnread(search, query.country),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    ...words,
    path: "/courses",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: Boolean(loaderData && loaderData.query.ranks.length > 0),
  });

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { found, unread } = loaderData;
  const query = receivedQuery(loaderData.query);
  const { country, ranks, utme } = query;
  const { exam } = loaderData;
  const hasGrades = ranks.size > 0 || utme.length > 0;
  return (
    <div className="wrap py-6 md:py-10">
      <PageHeading title={words.title} intro={words.intro} />
      <nav aria-label={words.country} className="mt-4 flex flex-wrap gap-2">
        {loaderData.examChoices.map(({ country: name, label }) => (
          <ChipLink
            key={name}
            to={coursesAddress(query, { country: name, region: null, choices: [], ...noStudent })}
            isCurrent={name === country}
          >
            {label}
          </ChipLink>
        ))}
        {otherCountries.map(({ label, to }) => (
          <ChipLink key={to} to={to}>
            {label}
          </ChipLink>
        ))}
      </nav>
      {hasGrades && query.group !== "grades" ? (
        <p className="mt-3">
          <TextLink to={coursesAddress(query, { group: "grades" })}>{words.changeGrades}</TextLink>
        </p>
      ) : (
        <section aria-labelledby="grades" className="mt-5">
          <h2 id="grades" className="mb-3 text-xl">
            {words.yourGrades}
          </h2>
          <GradesForm
            key={country + loaderData.query.ranks}
            {...{ exam, ranks, utme }}
            keeps={otherParameters(query, "grades", "utme")}
          />
        </section>
      )}
      <UnreadGrades parts={unread} />
      {country === "Kenya" && ranks.size > 0 && (
        <KenyanResults
          {...{ exam, ranks }}
          clusters={found.clusters}
          toClusters={coursesAddress(query, { group: "points" })}
          portal={query.points}
          keeps={otherParameters(query, "points")}
        />
      )}
      {found.isJudged && ranks.size > 0 && !found.better && (
        <p>
          <TextLink to={`${coursesAddress(query, { group: "better" })}#results`}>{words.whatIf}</TextLink>
        </p>
      )}
      {query.choices.length > 0 && (
        <p className="mt-4">
          <ButtonLink to={coursesAddress(query, {}, "/courses/plan")} look="outline">
            {words.openPlan(query.choices.length)}
          </ButtonLink>
        </p>
      )}
      <div className="mt-6">
        <SearchBox
          action="/courses"
          label={words.search}
          placeholder={words.placeholder}
          value={query.text}
          keeps={otherParameters(query, "q")}
        />
      </div>
      <CourseFiltersForm query={query} regions={found.regions} />
      {found.better ? (
        <BetterGrades query={query} better={found.better} />
      ) : (
        <CourseGroups {...{ query, found }} />
      )}
      <footer className="mt-10 grid max-w-[65ch] gap-2 text-sm text-ink-2">
        <p>{words.noPromise}</p>
        {found.sources.map(({ id, title, owner, url, note }) => (
          <p key={id}>
            {withColon(words.source)} {owner}, {title}. {note}
            <span className="block">
              <HostLink href={url} label={words.source} />
            </span>
          </p>
        ))}
      </footer>
    </div>
  );
}

type CoursesData = Route.ComponentProps["loaderData"];

function CourseGroups({ query, found }: { query: CoursesQuery; found: CoursesData["found"] }) {
  const { count, isJudged, groups, isOneGroup, hasOtherGroups, pages } = found;
  return (
    <section aria-labelledby="results" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="results" className="text-2xl">
          {words.count(count)}
        </h2>
        {query.country === "Kenya" && count > 0 && (
          <p className="text-sm text-ink-2">
            {words.legend} {found.isJudged && words.ownLegend}
          </p>
        )}
      </div>
      {found.mean && <p className="mt-1">{words.meanAsked(found.mean)}</p>}
      {count === 0 && (
        <EmptyState title={words.none}>
          <p className="mb-3">{words.noneHint}</p>
          <ButtonLink to={coursesAddress(withoutFilters(query))} look="outline">
            {words.all}
          </ButtonLink>
        </EmptyState>
      )}
      {groups.map(({ id, count: inGroup, lines }) => (
        <section key={id} aria-label={lookUp(standingWords, id)?.title ?? words.title} className="mt-4">
          {isJudged && <GroupHeading id={id} count={inGroup} isAggregate={query.country === "Ghana"} />}
          <ul>
            {lines.map((line) => (
              <CourseRow
                key={line.id}
                line={line}
                hasStudent={isJudged}
                heading={isJudged ? "h4" : "h3"}
                to={coursesAddress(query, {}, `/courses/${line.id}`)}
              />
            ))}
          </ul>
          {!isOneGroup && inGroup > lines.length && (
            <TextLink to={coursesAddress(query, { group: id })}>{words.showAll(inGroup)}</TextLink>
          )}
        </section>
      ))}
      {isOneGroup && hasOtherGroups && (
        <p className="mt-4">
          <TextLink to={coursesAddress(query)}>{words.back}</TextLink>
        </p>
      )}
      <Pagination
        page={query.page}
        pages={pages}
        hrefFor={(page) => coursesAddress(query, { group: query.group, page })}
      />
    </section>
  );
}

/** What one better grade opens, subject by subject. */
const BetterGrades = ({
  query,
  better,
}: {
  query: CoursesQuery;
  better: NonNullable<CoursesData["found"]["better"]>;
}) => (
  <section aria-labelledby="results" className="mt-8">
    <h2 id="results" className="text-2xl">
      {words.whatIf}
    </h2>
    {better.length === 0 && <p className="mt-1">{words.opensNone}</p>}
    {better.map(({ code, subject, grade, ranks, count, lines }) => {
      const withGrade = { ranks: new Map(ranks) };
      return (
        <section key={code} aria-labelledby={`better-${code}`} className="mt-4">
          <h3 id={`better-${code}`} className="bg-indigo-pale px-4 py-2 text-base text-indigo-ink">
            {words.opens(subject, grade, count)}
          </h3>
          <ul>
            {lines.map((line) => (
              <CourseRow
                key={line.id}
                line={line}
                hasStudent
                heading="h4"
                to={coursesAddress(query, withGrade, `/courses/${line.id}`)}
              />
            ))}
          </ul>
          <TextLink to={coursesAddress(query, withGrade)}>{words.withGrade(subject, grade)}</TextLink>
        </section>
      );
    })}
    <p className="mt-4">
      <TextLink to={coursesAddress(query)}>{words.back}</TextLink>
    </p>
  </section>
);

const GroupHeading = ({ id, count, isAggregate }: { id: string; count: number; isAggregate: boolean }) => {
  const { title, hint } = lookUp(standingWords, id) ?? standingWords.unknown;
  return (
    <h3
      className={classNames(
        "flex flex-wrap items-baseline gap-x-2 px-4 py-2 text-base",
        lookUp(standingLooks, id),
      )}
    >
      {title} <span>{formatNumber(count)}</span>
      <span className="w-full font-sans text-sm sm:ml-auto sm:w-auto font-normal tracking-normal">
        {(isAggregate && lookUp(aggregateHints, id)) || hint}
      </span>
    </h3>
  );
};
