import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { accountsContext } from "../accounts.server.ts";
import { proofForm } from "../schemas.server.ts";
import { readCarefully } from "../security/careful.server.ts";
import { CarefulPage } from "../security/careful-page.tsx";
import { proofKind } from "../security/prove.server.ts";
import { requireMember } from "../signed-in.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/delete.page.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { deleteText } from "./text-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  return { kind: await proofKind(context.get(accountsContext).db, member) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const reading = await readCarefully(request, context, member, proofForm, deleteText.failed);
  if ("refused" in reading) return reading.refused;
  const accounts = context.get(accountsContext);
  await deleteAccount(accounts, member.userId);
  const out = await accounts.auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return redirectWithToast(context, "/", successToast(words.accountDeleted), out.headers.getSetCookie());
}

export const handle = failureMessage(() => ({ title: deleteText.failed }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(deleteText.title) }];

export default function Delete({ loaderData: { kind }, actionData }: Route.ComponentProps) {
  return (
    <CarefulPage
      title={deleteText.title}
      intro={deleteText.intro}
      back={{ to: "/profile/data", label: deleteText.yourData }}
      failed={deleteText.failed}
      button={deleteText.forGood}
      look="danger"
      kind={kind}
      refusal={actionData}
    />
  );
}
