import { data } from "react-router";
import { aggregateHints, standingWords } from "#app/catalogue/courses/words.ts";
import { fieldName } from "#app/catalogue/names/words.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { mostChoices } from "#database/schema/bounds.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/programme.page.ts";
import type { CourseLine } from "./course-line.ts";
import { CourseRow } from "./course-row.tsx";
import { type CoursesQuery, coursesAddress, receivedQuery } from "./courses-address.ts";
import { CutoffPlot } from "./cutoff-plot.tsx";
import { findProgramme } from "./find-programme.server.ts";
import { parseCoursesQuery, parseUnread } from "./parse-courses-query.ts";
import { standingLooks } from "./standing-looks.ts";
import { UnreadGrades } from "./unread-grades.tsx";
import { levelWords, courseWords as words } from "./words.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const search = new URL(request.url).searchParams;
  const query = parseCoursesQuery(search);
  const found =
    id && (await asViewer(context.get(viewerContext), (db) => findProgramme(db, id, query, todayInUtc())));
  if (!found) throw data(null, { status: 404 });
  const { country } = found.programme;
  return { ...found, unread: country === query.country ? parseUnread(search, country) : [] };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    title: loaderData
      ? [loaderData.programme.name, loaderData.programme.institution].filter(Boolean).join(", ")
      : words.title,
    description: words.description,
    path: loaderData ? `/courses/${loaderData.programme.id}` : "/courses",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: Boolean(loaderData && loaderData.query.ranks.length > 0),
  });

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  const { programme, standing, missing, points, better, cutoffs, plot, remarks, source } = loaderData;
  const query = receivedQuery(loaderData.query);
  const { name, institution, region, level, field, country, collegeId, code } = programme;
  const hasStudent = standing !== null;
  const facts = [levelWords[level], field && fieldName(field), region, code && words.code(code)];
  return (
    <div className="wrap py-6 md:py-10">
      <p className="mb-3">
        <TextLink to={coursesAddress(query)}>{words.title}</TextLink>
      </p>
      <PageHeading title={name} intro={institution ?? words.severalPlaces} />
      <p className="mt-3 flex flex-wrap gap-2">
        {facts.filter(Boolean).map((fact) => (
          <Tag key={fact}>{fact}</Tag>
        ))}
      </p>
      <UnreadGrades parts={loaderData.unread} />
      {standing ? (
        <section
          aria-labelledby="standing"
          className={classNames("mt-6 max-w-[65ch] rounded-card p-4", standingLooks[standing])}
        >
          <h2 id="standing" className="text-2xl">
            {standingWords[standing].title}
          </h2>
          <p>{(country === "Ghana" && aggregateHints[standing]) || standingWords[standing].hint}</p>
          {points && (
            <p className="mt-2">
              {points.isOfficial ? (
                <b>{words.portalHas(points.points)}</b>
              ) : (
                <>
                  <b>{words.aboutPoints(points.points)}</b> {points.sum} {words.anEstimate}{" "}
                  <TextLink
                    to={`${coursesAddress(query, { group: "points" })}#portal`}
                    className="text-inherit"
                  >
                    {words.typePoints}
                  </TextLink>
                </>
              )}
            </p>
          )}
          <TextList items={missing} />
          {better.length > 0 && <h3 className="mt-3 text-base">{words.whatIf}</h3>}
          <TextList items={better} />
        </section>
      ) : (
        <p className="mt-4">
          <TextLink to={coursesAddress(query, { group: "grades" })}>{words.enterGrades}</TextLink>
        </p>
      )}
      <p className="mt-4">
        {query.choices.includes(programme.choice) ? (
          <ButtonLink to={coursesAddress(query, {}, "/courses/plan")} look="outline">
            {words.inPlan}
          </ButtonLink>
        ) : query.choices.length === mostChoices ? (
          words.planFull(mostChoices)
        ) : (
          <ButtonLink
            to={coursesAddress(query, { choices: [...query.choices, programme.choice] }, "/courses/plan")}
            rel="nofollow"
          >
            {words.addToPlan}
          </ButtonLink>
        )}
      </p>
      <section aria-labelledby="requirements" className="mt-8 max-w-[65ch]">
        <h2 id="requirements" className="mb-2 text-2xl">
          {words.requirements}
        </h2>
        <Requirements {...loaderData} />
        {remarks.map((remark) => (
          <p key={remark} className="mt-2 text-sm text-ink-2">
            {remark}
          </p>
        ))}
      </section>
      {cutoffs.length > 0 && (
        <section aria-labelledby="cutoffs" className="mt-8 max-w-[65ch]">
          <h2 id="cutoffs" className="mb-2 text-2xl">
            {words.cutoffs}
          </h2>
          {plot && <CutoffPlot {...{ plot, hasStudent }} />}
          <table className="mt-2 w-full max-w-sm text-left">
            <thead>
              <tr>
                <th className="py-1">{words.year}</th>
                <th className="py-1">{words.points}</th>
              </tr>
            </thead>
            <tbody>
              {cutoffs.map(({ year, figure, own }) => (
                <tr key={year} className="border-t border-line">
                  <td className="py-1">{year}</td>
                  <td className="py-1">{[figure, own].filter(Boolean).join(" · ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Lines
        id="elsewhere"
        title={words.elsewhere(loaderData.elsewhereCount)}
        {...{ query, hasStudent }}
        lines={loaderData.elsewhere}
      />
      <Lines id="similar" title={words.similar} {...{ query, hasStudent }} lines={loaderData.similar} />
      <Lines
        id="later"
        title={words.later}
        hint={words.laterHint}
        {...{ query, hasStudent }}
        lines={loaderData.later}
      />
      {loaderData.career && (
        <section aria-labelledby="become" className="mt-8 max-w-[65ch]">
          <h2 id="become" className="text-2xl">
            {words.become}
          </h2>
          <p>{loaderData.career}</p>
        </section>
      )}
      <section aria-labelledby="pays" className="mt-8">
        <h2 id="pays" className="text-2xl">
          {words.pays}
        </h2>
        <ul className="mt-1 grid gap-2">
          {loaderData.awards.map(({ id, title }) => (
            <li key={id}>
              <TextLink to={`/scholarship/${id}`}>{title}</TextLink>
            </li>
          ))}
          <li>
            <TextLink
              to={`/browse?${new URLSearchParams({ tab: "scholarships", country, ...(field && { field }) })}`}
            >
              {words.paysMore}
            </TextLink>
          </li>
        </ul>
        {collegeId && (
          <p className="mt-4">
            <TextLink to={`/college/${collegeId}`}>{words.college}</TextLink>
          </p>
        )}
      </section>
      <footer className="mt-10 grid max-w-[65ch] gap-2 text-sm text-ink-2">
        <p>{words.noPromise}</p>
        {source && (
          <p>
            {withColon(words.source)} {source.owner}, {source.title}. {source.note}
            <span className="block">
              <HostLink href={source.url} label={words.source} />
            </span>
          </p>
        )}
      </footer>
    </div>
  );
}

const TextList = ({ items }: { items: readonly string[] }) =>
  items.length > 0 && (
    <ul className="mt-1 grid gap-0.5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

interface LinesProps {
  id: string;
  title: string;
  hint?: string;
  lines: readonly CourseLine[];
  query: CoursesQuery;
  hasStudent: boolean;
}

const Lines = ({ id, title, hint, lines, query, hasStudent }: LinesProps) =>
  lines.length > 0 && (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-2 text-2xl">
        {title}
      </h2>
      {hint && <p className="mb-2 text-ink-2">{hint}</p>}
      <ul>
        {lines.map((line) => (
          <CourseRow
            key={line.id}
            {...{ line, hasStudent }}
            to={coursesAddress(query, {}, `/courses/${line.id}`)}
          />
        ))}
      </ul>
    </section>
  );

/** Line by line, with a tick where the student's grades meet it. */
const Requirements = ({ requirements }: Route.ComponentProps["loaderData"]) => (
  <ul className="grid gap-1">
    {requirements.map(({ text, isMet, by }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a rule may ask for the same thing twice
      <li key={place} className="flex gap-2">
        {isMet !== null && (
          <Icon
            name={isMet ? "check" : "close"}
            className={`mt-1 size-4 shrink-0 ${isMet ? "text-leaf" : "text-clay"}`}
          />
        )}
        <span>
          {isMet !== null && <span className="sr-only">{isMet ? words.met : words.unmet} </span>}
          {text}
          {by && <span className="text-ink-2">{words.youHave(by)}</span>}
        </span>
      </li>
    ))}
  </ul>
);
