import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast, rejectForm, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { accountsContext } from "../accounts.server.ts";
import { FactorList } from "../second-factor/factor-list.tsx";
import { listFactors } from "../second-factor/factors.server.ts";
import { countRecoveryCodes } from "../second-factor/recovery-codes.server.ts";
import { inSession, requireMember } from "../signed-in.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/security.page.ts";
import { findPasswordHash } from "./prove.server.ts";
import { endSession, listSessions } from "./sessions.server.ts";
import { securityText } from "./text-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const { db } = context.get(accountsContext);
  return {
    email: member.email,
    isConfirmed: member.hasConfirmedEmail,
    hasPassword: (await findPasswordHash(db, member.userId)) !== null,
    factors: await listFactors(db, member.userId),
    codesLeft: await countRecoveryCodes(db, member.userId),
    sessions: await listSessions(db, member, new Date()),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const { auth, db } = context.get(accountsContext);
  const form = await parseFormData(request);
  const intent = form.get("intent");
  if (intent === "end-others") {
    const renewed = await inSession(
      request,
      context,
      auth.api.endOtherSessions({ headers: request.headers, returnHeaders: true }),
    );
    return redirectWithToast(
      context,
      "/profile/security",
      successToast(words.othersSignedOut),
      renewed.headers.getSetCookie(),
    );
  }
  if (intent === "end-all") {
    await (await auth.$context).internalAdapter.deleteUserSessions(member.userId);
    const out = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
    return redirectWithToast(
      context,
      "/",
      successToast(words.signedOutEverywhere),
      out.headers.getSetCookie(),
    );
  }
  if (await endSession(db, member, String(form.get("session")))) {
    return redirectWithToast(context, "/profile/security", successToast(words.sessionEnded));
  }
  const { title, detail } = words.noSuchSession;
  return rejectForm(context, title, detail, { values: {}, problems: {} });
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [{ title: pageTitle(securityText.title) }];

const heading = "text-xl";

export default function Security({ loaderData }: Route.ComponentProps) {
  const { email, isConfirmed, hasPassword, factors, codesLeft, sessions } = loaderData;
  return (
    <div className="wrap grid max-w-3xl gap-6 py-8 md:py-12">
      <div>
        <BackLink to="/profile">{securityText.profile}</BackLink>
        <PageHeading title={securityText.title} />
      </div>
      <Card className="grid gap-4">
        <h2 className={heading}>{securityText.how}</h2>
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-all">{email}</span>
          <Tag tone={isConfirmed ? "mint" : "marigold"}>
            {isConfirmed ? securityText.confirmed : securityText.notConfirmed}
          </Tag>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/profile/security/email" look="outline">
            {securityText.changeEmail}
          </ButtonLink>
          <ButtonLink to="/profile/security/password" look="outline">
            {hasPassword ? securityText.changePassword : securityText.setPassword}
          </ButtonLink>
        </div>
      </Card>
      <FactorList factors={factors} codesLeft={codesLeft} isConfirmed={isConfirmed} />
      <Card className="grid gap-4">
        <h2 className={heading}>{securityText.where}</h2>
        <ul className="divide-y divide-line">
          {sessions.map(({ id, device, since, isThis }) => (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0">
                {device} <span className="block text-sm text-ink-2">{securityText.since(since)}</span>
              </span>
              {isThis ? (
                <Tag tone="mint">{securityText.thisDevice}</Tag>
              ) : (
                <Form method="post">
                  <input type="hidden" name="session" value={id} />
                  <Button look="quiet" size="small">
                    {securityText.signOut} <span className="sr-only">{device}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button look="outline" name="intent" value="end-others">
            {securityText.signOutOthers}
          </Button>
          <Button look="outline" name="intent" value="end-all">
            {securityText.signOutAll}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
