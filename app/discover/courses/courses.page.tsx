import { redirect } from "react-router";
import { exams } from "#app/catalogue/courses/exams.ts";
import { StudentResults, standings } from "#app/catalogue/courses/judge-programme.ts";
import { filterProgrammes, judgeAll } from "#app/catalogue/courses/list-programmes.ts";
import { readProgrammes } from "#app/catalogue/courses/read-programmes.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { courseCountries, fieldsOfInterest, programmeLevels } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/courses.page.ts";
import { type CoursesQuery, coursesAddress, parseCoursesQuery, parseGradesForm } from "./courses-address.ts";
import { GradesForm } from "./grades-form.tsx";
import { ProgrammeRow } from "./programme-row.tsx";
import { levelWords, standingWords, courseWords as words } from "./words.ts";

/** Rows of a group while all groups are shown, and on a page of its own. */
const [few, many] = [8, 30];

export function loader({ request, context }: Route.LoaderArgs) {
  const query = parseCoursesQuery(new URL(request.url).searchParams);
  return asViewer(context.get(viewerContext), async (db) => {
    const { programmes, sources, latestYear } = await readProgrammes(db);
    const { country, ranks } = query;
    const student =
      ranks.size > 0 ? new StudentResults(country, ranks, { utmeSubjects: [...ranks.keys()] }) : null;
    const canBeJudged = student !== null && (country !== "Kenya" || student.mean !== null);
    const judged = judgeAll(filterProgrammes(programmes, query), canBeJudged ? student : null, latestYear);
    const groups = canBeJudged
      ? standings
          .map((standing) => ({
            id: standing as string,
            rows: judged.filter(({ judgement }) => judgement?.standing === standing),
          }))
          .filter(({ rows }) => rows.length > 0)
      : [{ id: "all", rows: judged }];
    const shown = groups.length === 1 ? groups[0] : groups.find(({ id }) => id === query.group);
    return {
      query: { ...query, ranks: [...ranks] },
      count: judged.length,
      mean: student?.mean ?? null,
      canBeJudged,
      regions: [
        ...new Set(programmes.flatMap((one) => (one.country === country && one.region) || [])),
      ].sort(),
      groups: (shown ? [shown] : groups).map(({ id, rows }) => ({
        id,
        count: rows.length,
        rows: shown ? rows.slice((query.page - 1) * many, query.page * many) : rows.slice(0, few),
      })),
      isOneGroup: shown !== undefined,
      hasOtherGroups: groups.length > 1,
      pages: shown ? Math.ceil(shown.rows.length / many) : 1,
      sources: [...sources.values()].filter((source) => source.country === country),
    };
  });
}

/** Takes the grades and answers with an address that holds them. Nothing is stored. */
export async function action({ request }: Route.ActionArgs) {
  const query = parseCoursesQuery(new URL(request.url).searchParams);
  const ranks = parseGradesForm(await parseFormData(request), exams[query.country]);
  return redirect(`${coursesAddress(query, { ranks })}#results`, 303);
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    ...words,
    path: "/courses",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: Boolean(loaderData && loaderData.query.ranks.length > 0),
  });

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { count, mean, canBeJudged, groups, isOneGroup, hasOtherGroups, pages, sources, regions } =
    loaderData;
  const query: CoursesQuery = { ...loaderData.query, ranks: new Map(loaderData.query.ranks) };
  const { country, ranks } = query;
  const exam = exams[country];
  return (
    <div className="wrap py-6 md:py-10">
      <PageHeading title={words.title} intro={words.intro} />
      <nav aria-label={words.country} className="mt-5 flex flex-wrap gap-2">
        {courseCountries.map((name) => (
          <ChipLink
            key={name}
            to={coursesAddress(query, { country: name, region: null, ranks: new Map() })}
            isCurrent={name === country}
          >
            {`${name} · ${exams[name].name}`}
          </ChipLink>
        ))}
      </nav>
      <details open={ranks.size === 0} className="mt-5 rounded-card border border-line bg-card p-4 md:p-6">
        <summary className="min-h-11 cursor-pointer py-2 text-xl font-semibold">
          {ranks.size === 0 ? words.yourGrades : words.changeGrades}
        </summary>
        <div className="mt-3">
          <GradesForm
            key={country + loaderData.query.ranks}
            {...{ exam, ranks }}
            action={coursesAddress(query)}
          />
        </div>
      </details>
      {country === "Kenya" && ranks.size > 0 && (
        <p className="mt-4 font-semibold">{mean ? words.mean(mean.grade, mean.total) : words.tooFew}</p>
      )}
      {country === "Kenya" && mean && (
        <p className="mt-1 max-w-[70ch] text-sm text-ink-2">{words.estimate}</p>
      )}
      <div className="mt-6">
        <SearchBox
          action="/courses"
          label={words.search}
          placeholder={words.placeholder}
          value={query.text}
          keeps={keptBy(query, "q")}
        />
      </div>
      <Filters {...{ query, regions }} />
      <section aria-labelledby="results" className="mt-8">
        <h2 id="results" className="text-2xl">
          {words.count(count)}
        </h2>
        {count === 0 && (
          <EmptyState title={words.none}>
            <p className="mb-3">{words.noneHint}</p>
            <ButtonLink
              to={coursesAddress({
                ...query,
                text: "",
                field: null,
                region: null,
                level: null,
                isPublic: null,
              })}
              look="outline"
            >
              {words.all}
            </ButtonLink>
          </EmptyState>
        )}
        {groups.map(({ id, count: inGroup, rows }) => (
          <section key={id} aria-label={id} className="mt-6">
            {canBeJudged && <GroupHeading id={id} count={inGroup} />}
            <ul>
              {rows.map(({ programme, judgement }) => (
                <ProgrammeRow
                  key={programme.id}
                  {...{ programme, judgement, ranks }}
                  to={`/courses/${programme.id}${coursesAddress({ ...query, text: "" }).slice("/courses".length)}`}
                />
              ))}
            </ul>
            {!isOneGroup && inGroup > rows.length && (
              <p className="mt-2">
                <TextLink to={coursesAddress(query, { group: id })}>{words.showAll(inGroup)}</TextLink>
              </p>
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
      <footer className="mt-10 grid max-w-[75ch] gap-2 text-sm text-ink-2">
        <p>{words.noPromise}</p>
        {sources.map(({ id, title, owner, note }) => (
          <p key={id}>
            {words.source}: {owner}, {title}. {note}
          </p>
        ))}
        <h2 className="mt-3 text-base font-semibold text-ink">{words.elsewhere}</h2>
        <p>{words.uganda}</p>
        <p>{words.ethiopia}</p>
      </footer>
    </div>
  );
}

/** The parts of the address that a form does not ask for. */
function keptBy(query: CoursesQuery, ...asked: string[]): Record<string, string> {
  const search = new URLSearchParams(coursesAddress(query).split("?")[1]);
  for (const name of asked) search.delete(name);
  return Object.fromEntries(search);
}

const GroupHeading = ({ id, count }: { id: string; count: number }) => {
  const { title, hint } = lookUp(standingWords, id) ?? standingWords.unknown;
  return (
    <div className="mb-1">
      <h3 className="text-xl">
        {title} <span className="text-ink-2">{count.toLocaleString("en")}</span>
      </h3>
      <p className="text-sm text-ink-2">{hint}</p>
    </div>
  );
};

function Filters({ query, regions }: { query: CoursesQuery; regions: string[] }) {
  const { country, field, region, level, isPublic } = query;
  const owner = isPublic === null ? "" : isPublic ? "public" : "private";
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <Form action="/courses" className="mt-4 grid grid-cols-2 items-end gap-3 md:grid-cols-5">
      {Object.entries(keptBy(query, "field", "region", "level", "owner")).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={words.field}
        name="field"
        defaultValue={field ?? ""}
        placeholder={words.any}
        choices={plain(fieldsOfInterest)}
      />
      {regions.length > 0 && (
        <SelectField
          label={words.region[country]}
          name="region"
          defaultValue={region ?? ""}
          placeholder={words.any}
          choices={plain(regions)}
        />
      )}
      {country === "Kenya" && (
        <SelectField
          label={words.level}
          name="level"
          defaultValue={level ?? ""}
          placeholder={words.any}
          choices={programmeLevels
            .filter((one) => one !== "artisan")
            .map((value) => ({ value, label: levelWords[value] }))}
        />
      )}
      {country !== "Ghana" && (
        <SelectField
          label={words.owner}
          name="owner"
          defaultValue={owner}
          placeholder={words.any}
          choices={[
            { value: "public", label: words.public },
            { value: "private", label: words.private },
          ]}
        />
      )}
      <Button type="submit" look="outline">
        {words.filter}
      </Button>
    </Form>
  );
}
