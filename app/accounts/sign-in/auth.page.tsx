import { eq } from "drizzle-orm";
import { redirect, useSearchParams } from "react-router";
import { parseItem } from "#app/catalogue/kinds/item.ts";
import { tableOf } from "#app/catalogue/kinds/tables.server.ts";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import {
  errorToast,
  redirectWithToast,
  rejectBusy,
  rejectForm,
  rejectTooManyTries,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { asViewer } from "#database/viewer.ts";
import { accountsContext } from "../accounts.server.ts";
import { signInForm, signUpForm } from "../schemas.server.ts";
import { currentUserContext } from "../session/current-user.server.ts";
import {
  findNewUser,
  forgetNewAddress,
  readNewAddress,
  rememberNewAddress,
} from "../sign-up/new-address.server.ts";
import { signUp } from "../sign-up/sign-up.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/auth.page.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { readReturnAddress, withReturn } from "./return-address.ts";
import { signIn, withoutCookies } from "./sign-in.server.ts";
import { authText } from "./text-words.ts";
import { whereNext } from "./where-next.server.ts";

const wants = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return {
    isSignUp: searchParams.get("mode") === "signup",
    comeBackTo: readReturnAddress(searchParams.get("return")),
  };
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { comeBackTo, isSignUp } = wants(request);
  const { kind } = context.get(currentUserContext);
  if (kind === "challenged") throw redirect(withReturn("/auth/challenge", comeBackTo));
  if (kind === "member" || kind === "admin") throw redirect(comeBackTo);
  return {
    offersGoogle: context.get(accountsContext).google !== undefined,
    newAddress: isSignUp ? null : await readNewAddress(context, request),
    willSave: await findTitleToSave(context, comeBackTo),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { isSignUp, comeBackTo } = wants(request);
  const accounts = context.get(accountsContext);
  const from = { client: context.get(requestInfoContext).client, headers: request.headers };
  const form = await parseFormData(request);
  if (form.get("intent") === "continue") return continueAsNewUser(request, context, comeBackTo);
  const schema = isSignUp ? signUpForm : signInForm;
  const failure = isSignUp ? words.signUpFailed : words.signInFailed;
  const reading = parseForm(schema, form);
  if (!reading.ok) return rejectForm(context, failure, Object.values(reading.problems)[0] ?? "", reading);

  const result = await (isSignUp ? signUp : signIn)(accounts, reading.value, from);
  if (!result.ok && result.reason === "limited") {
    const otherwise = isSignUp ? undefined : words.orReset;
    return rejectTooManyTries(context, failure, result.waitSeconds, refuse(schema, form, {}), otherwise);
  }
  if (!result.ok && result.reason === "busy")
    return rejectBusy(context, failure, words.manyAtOnce, refuse(schema, form, {}));
  if (!result.ok) {
    const problem = words.wrongCredentials;
    return rejectForm(context, failure, problem, refuse(schema, form, { form: problem }));
  }
  if ("deviceCookies" in result) {
    const address = withReturn("/auth", comeBackTo);
    const cookies = [
      ...result.deviceCookies,
      await rememberNewAddress(context, reading.value.email, result.hash, Date.now()),
    ];
    return redirectWithToast(context, address, successToast(words.signUpSucceeded), cookies);
  }
  return whereNext(request, context, [...result.cookies, await forgetNewAddress(context)], comeBackTo);
}

/** Signs in a person who made an account in this browser a moment ago, without typing the password again. */
async function continueAsNewUser(request: Request, context: Route.ActionArgs["context"], comeBackTo: string) {
  const { db, auth } = context.get(accountsContext);
  const userId = await findNewUser(context, db, request, Date.now());
  if (!userId)
    return redirectWithToast(
      context,
      withReturn("/auth", comeBackTo),
      errorToast(words.signInFailed, words.typePassword),
      [await forgetNewAddress(context)],
    );
  const begun = await auth.api.beginSession({
    body: { userId },
    headers: withoutCookies(request.headers),
    returnHeaders: true,
  });
  const cookies = [...begun.headers.getSetCookie(), await forgetNewAddress(context)];
  return whereNext(request, context, cookies, comeBackTo);
}

/** The opportunity whose heart a visitor pressed before they were sent here. */
async function findTitleToSave(
  context: Route.LoaderArgs["context"],
  comeBackTo: string,
): Promise<string | null> {
  const { pathname, searchParams } = new URL(comeBackTo, "http://fursa.invalid");
  const item = pathname === "/saved/continue" ? parseItem(searchParams.get("item")) : null;
  if (!item) return null;
  const table = tableOf[item.kind];
  const title = "title" in table ? table.title : table.name;
  const [found] = await asViewer(context.get(viewerContext), (db) =>
    db.select({ title }).from(table).where(eq(table.id, item.id)),
  );
  return found?.title ?? null;
}

export const handle = failureMessage((_, { searchParams }) => ({
  title: searchParams.get("mode") === "signup" ? words.signUpFailed : words.signInFailed,
}));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title: location.search.includes("mode=signup") ? authText.signUp : authText.signIn,
    description: authText.description,
    path: "/auth",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isSignUp = search.get("mode") === "signup";
  const comeBackTo = readReturnAddress(search.get("return"));
  const { newAddress, willSave } = loaderData;
  const signUpAddress = withReturn("/auth?mode=signup", comeBackTo);
  const tabs = [
    { label: authText.signIn, to: withReturn("/auth", comeBackTo), isCurrent: !isSignUp },
    { label: authText.signUp, to: signUpAddress, isCurrent: isSignUp },
  ];
  return (
    <NarrowPage
      title={isSignUp ? authText.createAccount : authText.welcome}
      intro={isSignUp ? authText.signUpIntro : authText.signInIntro}
    >
      <Tabs label={authText.tabs} tabs={tabs} />
      {willSave && <p className="font-semibold">{words.willSave(willSave)}</p>}
      {newAddress && (
        <Form method="post" className="grid gap-2 rounded-card bg-mint p-4 text-mint-ink">
          <p>{words.madeHere(newAddress)}</p>
          <Button name="intent" value="continue" size="large" isWide autoFocus>
            {words.goOn}
          </Button>
        </Form>
      )}
      {!isSignUp && !newAddress && (
        <p className="rounded-card bg-mint px-4 py-3 text-mint-ink">
          {words.newHere}{" "}
          <Link
            to={signUpAddress}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.signUpHere}
          </Link>
        </p>
      )}
      <CredentialsForm key={newAddress} isSignUp={isSignUp} newAddress={newAddress} refusal={actionData} />
      {loaderData.offersGoogle && <GoogleLink comeBackTo={comeBackTo} />}
    </NarrowPage>
  );
}

const GoogleLink = ({ comeBackTo }: { comeBackTo: string }) => (
  <>
    <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {authText.or}
    </p>
    {/* A link, not a form: the CSP doesn't allow forms to lead to another site. */}
    <a
      href={withReturn("/auth/google", comeBackTo)}
      className="inline-flex min-h-12 items-center justify-center rounded-full border-[1.5px] border-edge bg-card px-5 font-semibold no-underline hover:border-ink-2"
    >
      {authText.google}
    </a>
  </>
);
