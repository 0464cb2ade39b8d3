import { Form } from "react-router";
import { factsContext } from "#app/common/context.ts";
import { bad, goOn, good } from "#app/common/forms/answers.server.ts";
import { pageTitle } from "#app/common/frame/meta.ts";
import { tooManyTries } from "#app/common/limits/words.ts";
import { Button } from "#app/common/ui/button.tsx";
import { NarrowPage } from "#app/common/ui/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/new-email.page.ts";
import { changeEmail } from "./change-email.server.ts";

/** A button and not the link alone: mail programs open links by themselves, and this one works once. */
export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext);
  const turn = await accounts.limits.take({
    limit: limits.resetClient,
    whom: context.get(factsContext).client,
  });
  if (!turn.ok) return goOn(context, "/auth", bad("Email not changed", tooManyTries(turn.waitSeconds)));
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const isChanged = await changeEmail(accounts, token);
  return goOn(
    context,
    "/auth",
    isChanged ? good(words.emailChanged) : bad("Email not changed", words.emailChangeFailed),
  );
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Your new email") },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function NewEmail() {
  return (
    <NarrowPage
      title="Your new email"
      intro="From now on you sign in with this address. You will be signed out everywhere."
    >
      <Form method="post">
        <Button isWide size="large">
          Use this address
        </Button>
      </Form>
    </NarrowPage>
  );
}
