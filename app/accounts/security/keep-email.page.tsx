import { factsContext } from "#app/shared/context.ts";
import { failing } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { bad, goOn, good } from "#app/shared/forms/form-responses.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { tokenIn } from "../link-token.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/keep-email.page.ts";
import { keepEmail } from "./keep-email.server.ts";

const failed = "Nothing was stopped";

/** The link that an old address gets. A button and not the link alone: mail programs open links by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext);
  const token = tokenIn(request);
  const reset = await keepEmail(accounts, token, new Date());
  if (reset) return goOn(context, `/auth/reset?token=${reset}`, good(words.emailKept));
  const turn = await accounts.limits.take({
    limit: limits.resetClient,
    whom: context.get(factsContext).client,
  });
  const detail = turn.ok ? words.keepEmailFailed : tooManyTries(turn.waitSeconds);
  return goOn(context, "/auth/forgot", bad(failed, detail));
}

export const handle = failing({ title: failed });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Keep your email") },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function KeepEmail() {
  return (
    <NarrowPage
      title="Keep your email"
      intro="Someone who knew your password asked to sign in with another address. If it was not you, take your account back here."
    >
      <p>Your address stays as it was, every device is signed out, and you set a new password.</p>
      <Form method="post">
        <Button isWide size="large">
          Keep my address
        </Button>
      </Form>
    </NarrowPage>
  );
}
