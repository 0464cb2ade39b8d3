import { chosenCountry } from "#app/discover/chosen-country/chosen-country.server.ts";
import { CountryChoice } from "#app/discover/chosen-country/country-choice.tsx";
import { viewerContext } from "#app/shared/context.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/test-prep.page.ts";
import { listTestPrep } from "./list-test-prep.server.ts";
import { TestPrepGroups } from "./test-prep-groups.tsx";
import { testPrepWords } from "./words.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return asViewer(viewer, async (db) => {
    const country = await chosenCountry(db, viewer, new URL(request.url).searchParams);
    return { country, groups: await listTestPrep(db, country) };
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...testPrepWords, path: "/test-prep", appUrl: matches[0].loaderData?.appUrl });

export default function TestPrep({ loaderData: { groups, country } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={testPrepWords.title} intro={testPrepWords.intro} />
      <CountryChoice path="/test-prep" chosen={country} />
      <div className="mt-6">
        {groups.length > 0 ? (
          <TestPrepGroups groups={groups} />
        ) : (
          <EmptyState title={testPrepWords.empty}>
            <TextLink to="/advice">{testPrepWords.emptyHint}</TextLink>
          </EmptyState>
        )}
      </div>
    </div>
  );
}
