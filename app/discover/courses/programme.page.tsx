import { data } from "react-router";
import { exams, gradeOfRank } from "#app/catalogue/courses/exams.ts";
import { judgeAll } from "#app/catalogue/courses/judge-all.ts";
import { judgeProgramme } from "#app/catalogue/courses/judge-programme.ts";
import { waysOfSubCluster } from "#app/catalogue/courses/kenya/clusters.ts";
import { findCountryOfProgramme, readProgrammes } from "#app/catalogue/courses/read-programmes.server.ts";
import { standingWords } from "#app/catalogue/courses/words.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/programme.page.ts";
import { lineOf } from "./course-line.ts";
import { CourseRow } from "./course-row.tsx";
import { type CoursesQuery, coursesAddress, parseCoursesQuery } from "./courses-address.ts";
import { CutoffPlot, plotCutoffs } from "./cutoff-plot.tsx";
import { describeMissing, describePlace } from "./describe-missing.ts";
import { studentOf } from "./student-of.ts";
import { levelWords, courseWords as words } from "./words.ts";

const mostSimilar = 5;
const noRanks: CoursesQuery["ranks"] = new Map();

export function loader({ request, context, params }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const given = parseCoursesQuery(new URL(request.url).searchParams);
  return asViewer(context.get(viewerContext), async (db) => {
    const country = id && (await findCountryOfProgramme(db, id));
    if (!country) throw data(null, { status: 404 });
    const { programmes, find, sources, latestYear } = await readProgrammes(db, country);
    const programme = find(id);
    if (!programme) throw data(null, { status: 404 });
    // Grades of another country's exam say nothing here.
    const query = given.country === country ? given : { ...given, country, ranks: noRanks, utme: [] };
    const judge = studentOf(query);
    const others = programmes.filter(
      (one) => one.id !== id && one.field === programme.field && one.field !== null,
    );
    return {
      query: { ...query, ranks: [...query.ranks] },
      programme,
      source: sources.get(programme.sourceId) ?? null,
      judgement: judge && judgeProgramme(programme, judge, latestYear),
      similar: judge
        ? judgeAll(others, judge, latestYear)
            .filter(
              ({ judgement }) =>
                judgement && ["likely", "possible", "qualified"].includes(judgement.standing),
            )
            .slice(0, mostSimilar)
            .map((one) => lineOf(one.programme, one.judgement, query.ranks))
        : [],
    };
  });
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
  const { programme, judgement, similar, source } = loaderData;
  const query: CoursesQuery = { ...loaderData.query, ranks: new Map(loaderData.query.ranks) };
  const { name, institution, region, level, field, cutoffs, country, collegeId, requirement } = programme;
  const exam = exams[country];
  const points = judgement?.points?.points;
  const plot = plotCutoffs(cutoffs, points);
  return (
    <div className="wrap py-6 md:py-10">
      <p className="mb-3">
        <TextLink to={coursesAddress(query)}>{words.title}</TextLink>
      </p>
      <PageHeading title={name} intro={institution ?? words.severalPlaces} />
      <p className="mt-3 flex flex-wrap gap-2">
        {[levelWords[level], field, region].filter(Boolean).map((fact) => (
          <Tag key={fact}>{fact}</Tag>
        ))}
      </p>
      {judgement && (
        <section aria-labelledby="standing" className="mt-6 max-w-[60ch]">
          <h2 id="standing" className="text-2xl">
            {standingWords[judgement.standing].title}
          </h2>
          <p className="text-ink-2">{standingWords[judgement.standing].hint}</p>
          <ul className="mt-2 text-clay-ink">
            {judgement.missing.map((item) => {
              const text = describeMissing(item, exam, query.ranks);
              return <li key={text}>{text}</li>;
            })}
          </ul>
        </section>
      )}
      <section aria-labelledby="requirements" className="mt-8 max-w-[60ch]">
        <h2 id="requirements" className="mb-2 text-2xl">
          {words.requirements}
        </h2>
        <Requirements loaded={loaderData} />
      </section>
      {cutoffs.length > 0 && (
        <section aria-labelledby="cutoffs" className="mt-8 max-w-[60ch]">
          <h2 id="cutoffs" className="mb-2 text-2xl">
            {words.cutoffs}
          </h2>
          {plot && <CutoffPlot plot={plot} hasStudent={points !== undefined} />}
          <table className="mt-2 w-full max-w-sm text-left">
            <thead>
              <tr>
                <th className="py-1">{words.year}</th>
                <th className="py-1">{words.points}</th>
              </tr>
            </thead>
            <tbody>
              {[...cutoffs]
                .sort((a, b) => b.year - a.year)
                .map(({ year, points: needed, tookEveryone }) => (
                  <tr key={year} className="border-t border-line">
                    <td className="py-1">{year}</td>
                    <td className="py-1">
                      {tookEveryone ? words.tookEveryone : needed.toFixed(3)}
                      {points !== undefined && !tookEveryone && ` · ${words.you(points - needed)}`}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      )}
      {collegeId && (
        <p className="mt-8">
          <TextLink to={`/college/${collegeId}`}>{words.college}</TextLink>
        </p>
      )}
      {field && (
        <section aria-labelledby="pays" className="mt-8">
          <h2 id="pays" className="text-2xl">
            {words.pays}
          </h2>
          <TextLink to={`/browse?${new URLSearchParams({ type: "scholarships", q: `${field} ${country}` })}`}>
            {words.paysText}
          </TextLink>
        </section>
      )}
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-8">
          <h2 id="similar" className="text-2xl">
            {words.similar}
          </h2>
          <ul>
            {similar.map((one) => (
              <CourseRow
                key={one.id}
                line={one}
                hasStudent
                to={coursesAddress(query, {}, `/courses/${one.id}`)}
              />
            ))}
          </ul>
        </section>
      )}
      <footer className="mt-10 grid max-w-[75ch] gap-2 text-sm text-ink-2">
        <p>{words.noPromise}</p>
        {source && (
          <p>
            {words.source}: {source.owner}, {source.title}. {source.note}
          </p>
        )}
        {requirement.system === "kcse-degree" && requirement.origin === "probable" && <p>{words.probably}</p>}
      </footer>
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** Subject by subject, with a tick where the student's grades meet it. */
function Requirements({ loaded }: { loaded: Loaded }) {
  const { programme, judgement } = loaded;
  const { requirement, country } = programme;
  const exam = exams[country];
  const lines: { text: string; isMet: boolean | null; by: string | null }[] = [];
  if ("meanGrade" in requirement) {
    const isMet = judgement ? !judgement.missing.some(({ kind }) => kind === "mean") : null;
    lines.push({ text: `${words.meanNeeded} ${requirement.meanGrade}`, isMet, by: null });
  }
  const checks = judgement?.checks ?? [];
  for (const { places } of checks)
    for (const place of places)
      lines.push({ text: describePlace(place, exam), isMet: place.by !== null, by: place.by });
  if (checks.length === 0 && requirement.system === "kcse-degree")
    for (const id of requirement.subClusters)
      for (const slot of waysOfSubCluster(id)?.[0]?.slots ?? [])
        lines.push({ text: describePlace({ slot }, exam), isMet: null, by: null });
  if (requirement.system === "wassce")
    lines.push({ text: `Aggregate ${requirement.aggregateLimit} or better`, isMet: null, by: null });
  if (lines.length === 0 || (requirement.system === "kcse-degree" && requirement.origin === "unknown"))
    lines.push({ text: words.notKnown, isMet: null, by: null });
  const ranks = new Map(loaded.query.ranks);
  return (
    <ul className="grid gap-1">
      {lines.map(({ text, isMet, by }) => (
        <li key={text + by} className="flex gap-2">
          {isMet !== null && (
            <Icon
              name={isMet ? "check" : "close"}
              className={`mt-1 size-4 shrink-0 ${isMet ? "text-leaf" : "text-clay"}`}
            />
          )}
          <span>
            {isMet !== null && <span className="sr-only">{isMet ? "Met: " : "Missing: "}</span>}
            {text}
            {by && (
              <span className="text-ink-2">{` · you have ${exam.subjectName(by)} ${gradeOfRank(exam, ranks.get(by) ?? 0) ?? ""}`}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
