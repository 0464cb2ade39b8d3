import { data } from "react-router";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import type { Route } from "./+types/class.page.ts";
import { ClassForm } from "./class-form.tsx";
import { ClassResults } from "./class-results.tsx";
import { handleClassForm } from "./handle-class-form.server.ts";
import { classWords as words } from "./words.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { status, headers, ...taken } = await handleClassForm(request, context);
  return data(taken, { status, headers });
}

export const headers = retryAfterHeaders;

export const handle = failureMessage(() => ({ title: words.failed }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path: "/schools/class", appUrl: matches[0].loaderData?.appUrl });

export default function Class({ actionData }: Route.ComponentProps) {
  const rows = actionData?.rows;
  return (
    <div className="wrap py-6 md:py-10 print:py-0">
      <div className="print:hidden">
        <BackLink to="/schools">{words.back}</BackLink>
      </div>
      <PageHeading title={words.title} intro={words.intro} />
      {rows && <ClassResults key={actionData.list} rows={rows} />}
      <div className="mt-6 max-w-3xl print:hidden">
        <ClassForm
          list={actionData?.list ?? ""}
          country={actionData?.country ?? ""}
          problems={actionData?.problems}
        />
      </div>
    </div>
  );
}
