import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { qualifyWords as words } from "../words.ts";
import type { Route } from "./+types/qualify.page.ts";
import { answerQualify, readQualify } from "./qualify.server.ts";
import { Qualify, qualifyForm } from "./qualify.tsx";

export const loader = (args: Route.LoaderArgs) => readQualify(args);

export const action = (args: Route.ActionArgs) => answerQualify(args);

export const handle = failureMessage(() => ({ title: words.notAnswered }));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? words.titleFor(loaderData.title) : words.title) },
  { name: "robots", content: "noindex" },
];

/**
 * The eligibility questions of one opportunity. A separate page, so that readers don't have to load the form.
 */
export default function QualifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, path } = loaderData;
  const qualify = actionData ?? loaderData.qualify;
  const isBusy = useBusy(qualifyForm);
  const problems = <FormProblems title={words.failed} problems={qualify.problems} formId={qualifyForm} />;
  return (
    <div className="wrap max-w-2xl py-4 md:py-6">
      <BackLink to={path}>{title}</BackLink>
      <div className="mt-2 mb-6">
        <PageHeading title={words.titleFor(title)} />
      </div>
      <Qualify path={path} qualify={qualify} here={{ problems, isBusy }} />
    </div>
  );
}
