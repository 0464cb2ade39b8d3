import { data, redirect } from "react-router";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { knownRecords } from "../known-records/known-records.server.ts";
import { CheckView } from "../page/check-view.tsx";
import { handleCheck, refused } from "../page/handle-check.server.ts";
import { metaWords, form as words } from "../words.ts";
import type { Route } from "./+types/share-target.page.ts";
import { findSharedRecord, parseShared } from "./shared-message.ts";

/** The share target in the manifest: receives what a phone's share sheet sends. */
export async function action({ request, context }: Route.ActionArgs) {
  const shared = parseShared(await parseFormData(request));
  const viewer = context.get(viewerContext);
  if (shared.text === "" && shared.hasPicture) return data(refused("", words.picture));
  const { host } = new URL(context.get(requestInfoContext).appUrl);
  const to = findSharedRecord(shared, host, await knownRecords(viewer, Date.now()));
  return to ? redirect(to, 303) : handleCheck(shared.text, () => viewer);
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/check", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Shared({ actionData }: Route.ComponentProps) {
  return <CheckView checked={actionData} />;
}
