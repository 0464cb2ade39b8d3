import { data, Form } from "react-router";
import { factsContext } from "#app/common/context.ts";
import { bad, goOn, good } from "#app/common/forms/answers.server.ts";
import { pageTitle } from "#app/common/frame/meta.ts";
import { tooManyTries } from "#app/common/limits/words.ts";
import { Button } from "#app/common/ui/button.tsx";
import { NarrowPage } from "#app/common/ui/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/guardian.page.ts";
import { answerAsGuardian, findRequest } from "./guardian.server.ts";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findRequest(context.get(accountsContext), tokenOf(request));
  if (!found) return data(null, { status: 404 });
  return { student: found.studentEmail, hasConsented: found.hasConsented };
}

export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext);
  const turn = await accounts.limits.take({
    limit: limits.resetClient,
    whom: context.get(factsContext).client,
  });
  if (!turn.ok) return goOn(context, "/", bad("Not recorded", tooManyTries(turn.waitSeconds)));
  const agrees = (await request.formData()).get("answer") === "yes";
  if (await answerAsGuardian(accounts, tokenOf(request), agrees, new Date())) {
    return goOn(context, "/", good(agrees ? words.guardianAgreed : words.guardianDeclined));
  }
  return goOn(context, "/", bad("Not recorded", words.linkTooOld));
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("A guardian's consent") },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function Guardian({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NarrowPage title="This link no longer works">
        <p>It is too old, the account is gone, or another guardian has been asked since.</p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="A guardian's consent" intro={`For the Fursa account of ${loaderData.student}`}>
      <p>
        This student is under 18. With your consent we send them our weekly newsletter and let them post in
        public discussions. Finding scholarships and saving them works without it.
      </p>
      {loaderData.hasConsented && (
        <p className="font-semibold">You have agreed. You can take it back here.</p>
      )}
      <Form method="post" className="grid gap-3">
        <Button name="answer" value="yes" isWide>
          I am the parent or guardian, and I agree
        </Button>
        <Button name="answer" value="no" look="outline" isWide>
          {loaderData.hasConsented ? "I take my consent back" : "I do not agree"}
        </Button>
      </Form>
    </NarrowPage>
  );
}
