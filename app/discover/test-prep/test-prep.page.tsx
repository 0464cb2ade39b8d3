import { Suspense, use, useEffect } from "react";
import { viewerContext } from "#app/common/context.ts";
import { pageMeta } from "#app/common/frame/meta.ts";
import { EmptyState } from "#app/common/ui/empty-state.tsx";
import { PageHeading } from "#app/common/ui/heading.tsx";
import { SkeletonCards } from "#app/common/ui/skeleton.tsx";
import { TextLink } from "#app/common/ui/text-link.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/test-prep.page.ts";
import { listTestPrep, type TestPrepGroup } from "./list-test-prep.server.ts";
import { TestPrepGroups } from "./test-prep-groups.tsx";
import { testPrepWords } from "./words.ts";

type Groups = TestPrepGroup[] | Promise<TestPrepGroup[]>;

export async function loader({ context }: Route.LoaderArgs): Promise<{ groups: Groups }> {
  return { groups: await asViewer(context.get(viewerContext), listTestPrep) };
}

/** What was shown last: going back finds the page as long as it was, and so the place where one had been reading. */
let shown: TestPrepGroup[] | null = null;

/** A scripted navigation shows the page at once, and fills it when the answer comes. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): { groups: Groups } {
  return { groups: shown ?? serverLoader().then(({ groups }) => groups) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...testPrepWords, path: "/test-prep", appUrl: matches[0].loaderData?.appUrl });

export default function TestPrep({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={testPrepWords.title} intro={testPrepWords.intro} />
      <div className="mt-6">
        {groups instanceof Promise ? <Coming groups={groups} /> : <Resources groups={groups} />}
      </div>
    </div>
  );
}

/** Only a browser waits here. On the server React would send what stands inside a boundary apart, for a script to put in place. */
const Coming = ({ groups }: { groups: Promise<TestPrepGroup[]> }) => (
  <Suspense fallback={<SkeletonCards count={6} label={testPrepWords.loading} />}>
    <Arrived groups={groups} />
  </Suspense>
);

const Arrived = ({ groups }: { groups: Promise<TestPrepGroup[]> }) => <Resources groups={use(groups)} />;

function Resources({ groups }: { groups: TestPrepGroup[] }) {
  useEffect(() => {
    shown = groups;
  }, [groups]);
  if (groups.length > 0) return <TestPrepGroups groups={groups} />;
  return (
    <EmptyState title={testPrepWords.empty}>
      <TextLink to="/advice">{testPrepWords.emptyHint}</TextLink>
    </EmptyState>
  );
}
