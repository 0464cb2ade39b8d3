import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { metaWords } from "../words.ts";
import type { Route } from "./+types/check.page.ts";
import { CheckView } from "./check-view.tsx";
import { handleCheck } from "./handle-check.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const message = String((await parseFormData(request)).get("message") ?? "");
  return handleCheck(message, () => context.get(viewerContext));
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/check", appUrl: matches[0].loaderData?.appUrl });

export default function Check({ actionData }: Route.ComponentProps) {
  return <CheckView checked={actionData} />;
}
