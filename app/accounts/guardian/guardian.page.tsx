import { data, type RouterContextProvider } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { tokenIn } from "../links/link-token.ts";
import { currentUserContext, requireKnown } from "../session/current-user.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/guardian.page.ts";
import { answerAsGuardian, findRequest } from "./guardian.server.ts";
import { guardianText } from "./text-words.ts";
import { whyNoGuardian } from "./who-may-consent.server.ts";

/** Reads the link, and whether the person who opened it may consent. */
async function readLink(request: Request, context: Readonly<RouterContextProvider>) {
  const accounts = context.get(accountsContext);
  const consent = await findRequest(accounts, tokenIn(request));
  return (
    consent && {
      consent,
      obstacle: await whyNoGuardian(accounts, consent, requireKnown(context.get(currentUserContext))),
    }
  );
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const link = await readLink(request, context);
  if (!link) return data(null, { status: 404 });
  const { consent, obstacle } = link;
  const facts = { student: consent.studentEmail, hasConsented: consent.hasConsented, obstacle };
  return data(facts, { status: obstacle ? 403 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext);
  const attempt = await accounts.limits.consume({
    limit: limits.resetClient,
    subject: context.get(requestInfoContext).client,
  });
  if (!attempt.ok)
    return redirectWithToast(
      context,
      "/",
      errorToast(guardianText.notRecorded, tooManyTries(attempt.waitSeconds)),
    );
  const agrees = (await parseFormData(request)).get("answer") === "yes";
  const link = await readLink(request, context);
  if (!link) return redirectWithToast(context, "/", errorToast(guardianText.notRecorded, words.linkTooOld));
  // The page below says why; nothing is recorded.
  if (link.obstacle) return data(null, { status: 403 });
  await answerAsGuardian(accounts, link.consent, agrees, new Date());
  return redirectWithToast(
    context,
    "/",
    successToast(agrees ? words.guardianAgreed : words.guardianDeclined),
  );
}

export const handle = failureMessage(() => ({ title: guardianText.notRecorded }));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(guardianText.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function Guardian({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NarrowPage title={guardianText.expired}>
        <p>{guardianText.expiredWhy}</p>
      </NarrowPage>
    );
  }
  const { student, hasConsented, obstacle } = loaderData;
  if (obstacle) {
    return (
      <NarrowPage title={words.noGuardian.title} intro={guardianText.forAccount(student)}>
        <p>{words.noGuardian[obstacle]}</p>
        {obstacle === "student" && (
          <Form method="post" action="/sign-out">
            <Button look="outline" isWide>
              {guardianText.signOut}
            </Button>
          </Form>
        )}
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={guardianText.title} intro={guardianText.forAccount(student)}>
      <p>{guardianText.intro}</p>
      {hasConsented && <p className="font-semibold">{guardianText.hasAgreed}</p>}
      <Form method="post" className="grid gap-3">
        <Button name="answer" value="yes" isWide>
          {guardianText.agree}
        </Button>
        <Button name="answer" value="no" look="outline" isWide>
          {hasConsented ? guardianText.withdraw : guardianText.refuse}
        </Button>
      </Form>
    </NarrowPage>
  );
}
