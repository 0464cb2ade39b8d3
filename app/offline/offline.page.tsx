import { placeChoices } from "#app/catalogue/names/place-choices.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { formatNumber, withStop } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button, buttonLook } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { stageLabels } from "#app/students/onboarding-answers/stage-words.ts";
import { stageNames } from "#app/students/onboarding-answers/stages.ts";
import { servedCountries } from "#database/schema/opportunity-lists.ts";
import type { Route } from "./+types/offline.page.ts";
import { rowsIn } from "./catalogue-file.ts";
import { kilobytesInWords } from "./kilobytes.ts";
import { readCatalogueFile, weighApp, weighOfflineFile } from "./offline-downloads.server.ts";
import { darkRuns } from "./print-poster.server.ts";
import { keepWords, offlineWords as words } from "./words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await readCatalogueFile(context);
  const { scholarships, colleges, internships } = rowsIn(catalogue);
  const { size, runs } = darkRuns(`${context.get(requestInfoContext).appUrl}${localPath("/offline")}`);
  return {
    madeOn: catalogue.madeOn,
    count: scholarships.length + colleges.length + internships.length,
    kilobytes: weighOfflineFile(catalogue, context),
    keep: context.get(requestInfoContext).offersOffline ? await weighApp(catalogue) : null,
    key: catalogue.key.slice(-12),
    code: { size, path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join("") },
    stages: stageNames.map((value) => ({ value, label: stageLabels[value] })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: words.title,
    description: words.description,
    path: "/offline",
    appUrl: matches[0].loaderData?.appUrl,
  });

/** Everything that can be downloaded, passed on and printed. */
export default function Offline({ loaderData, matches }: Route.ComponentProps) {
  const { madeOn, count, kilobytes, key, code } = loaderData;
  const address = `${matches[0].loaderData?.appUrl ?? ""}${localPath("/offline")}`;
  return (
    <div className="wrap py-6 md:py-10">
      <PageHeading title={words.title} intro={words.intro} />
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="file" className="max-w-[65ch]">
          <h2 id="file" className="mb-3 text-2xl">
            {words.file.title}
          </h2>
          <CheckList points={words.file.points} />
          <p className="mt-5">
            <a href={localPath("/offline/fursa.html")} className={buttonLook({ size: "large" })} download>
              {words.file.take(kilobytesInWords(kilobytes))}
            </a>
          </p>
          <p className="mt-3">{words.file.holds(formatNumber(count), dayInWords(madeOn))}</p>
          <p className="mt-2">
            {words.file.courses} <TextLink to="/courses">{words.file.toCourses}</TextLink>
          </p>
          <p className="mt-2 text-sm text-ink-2">
            {words.file.key}{" "}
            <code translate="no" className="font-semibold">
              {key}
            </code>
            {withStop("")}
          </p>
        </section>
        <section aria-labelledby="scan" className="self-start rounded-panel bg-sand p-5">
          <h2 id="scan" className="text-xl">
            {words.scan.title}
          </h2>
          <p className="mt-1 mb-3 text-ink-2">{words.scan.text}</p>
          <svg
            viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
            role="img"
            aria-label={words.scan.label(address)}
            className="w-full max-w-60 rounded-card bg-white"
            shapeRendering="crispEdges"
          >
            <path d={code.path} fill="#000" />
          </svg>
        </section>
      </div>
      {loaderData.keep && (
        <section aria-labelledby="keep" className="mt-10 max-w-[65ch]">
          <h2 id="keep" className="mb-3 text-2xl">
            {keepWords.title}
          </h2>
          <p className="mb-3">{keepWords.text}</p>
          <p>
            <a
              href={localPath("/offline/app#keep")}
              className={buttonLook({ size: "large", look: "forest" })}
            >
              {keepWords.keep(kilobytesInWords(loaderData.keep))}
            </a>
          </p>
        </section>
      )}
      <section aria-labelledby="print" className="mt-10 max-w-[65ch]">
        <h2 id="print" className="mb-3 text-2xl">
          {words.print.title}
        </h2>
        <p>
          <a href={localPath("/offline/poster.pdf")} className={buttonLook({ look: "outline" })}>
            {words.print.poster}
          </a>
        </p>
        <h3 className="mt-6 text-xl">{words.print.sheet}</h3>
        <p className="mt-1 text-ink-2">{words.print.sheetText}</p>
        <form action={localPath("/offline/closing.pdf")} className="mt-3 grid items-end gap-4 sm:grid-cols-2">
          <SelectField
            id="country"
            name="country"
            label={words.print.country}
            placeholder={words.print.everybody}
            choices={placeChoices(servedCountries)}
          />
          <SelectField
            id="level"
            name="level"
            label={words.print.level}
            placeholder={words.print.everyStage}
            choices={loaderData.stages}
          />
          <Button look="outline" className="justify-self-start">
            {words.print.make}
          </Button>
        </form>
      </section>
    </div>
  );
}
