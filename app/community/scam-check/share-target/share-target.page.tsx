import { data, redirect } from "react-router";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { knownRecords } from "../known-records/known-records.server.ts";
import { CheckView } from "../page/check-view.tsx";
import { answerCheck, refused } from "../page/handle-check.server.ts";
import { metaWords, form as words } from "../words.ts";
import type { Route } from "./+types/share-target.page.ts";
import { readShared, recordMeant } from "./shared-message.ts";

/** Where a phone's share sheet brings what somebody forwarded: the manifest names this address. */
export async function action({ request, context }: Route.ActionArgs) {
  const shared = readShared(await parseFormData(request));
  const viewer = context.get(viewerContext);
  if (shared.text === "" && shared.hasPicture) return data(refused("", words.picture));
  const { host } = new URL(context.get(requestInfoContext).appUrl);
  const to = recordMeant(shared, host, await knownRecords(viewer, Date.now()));
  return to ? redirect(to, 303) : answerCheck(shared.text, () => viewer);
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/check", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Shared({ actionData }: Route.ComponentProps) {
  return <CheckView checked={actionData} />;
}
