import { requireMember } from "#app/accounts/signed-in.server.ts";
import { requestInfoContext, secretContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button, buttonLook } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { savedWords, calendarWords as words } from "../words.ts";
import type { Route } from "./+types/calendar.page.ts";
import { findCalendarToken, renewCalendar, revokeCalendar } from "./calendar-address.server.ts";

const path = "/saved/calendar";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const token = await findCalendarToken(member, context.get(secretContext));
  return { address: token && `${context.get(requestInfoContext).appUrl}${path}/${token}.ics` };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const wants = (await parseFormData(request)).get("wants");
  if (wants === "revoke") {
    await revokeCalendar(member);
    return redirectWithToast(
      context,
      path,
      successToast({ title: words.revoked, detail: words.revokedDetail }),
    );
  }
  await renewCalendar(member, new Date());
  return redirectWithToast(
    context,
    path,
    wants === "renew"
      ? successToast({ title: words.renewed, detail: words.renewedDetail })
      : { tone: "good", title: words.made },
  );
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path, appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function SavedCalendar({ loaderData: { address } }: Route.ComponentProps) {
  return (
    <NarrowPage title={words.title} intro={words.intro}>
      {address ? <Address address={address} /> : <NoAddress />}
      <BackLink to="/saved">{savedWords.back}</BackLink>
    </NarrowPage>
  );
}

const NoAddress = () => (
  <Form method="post">
    <p className="mb-3 text-ink-2">{words.none}</p>
    <Button name="wants" value="make">
      {words.make}
    </Button>
  </Form>
);

const Address = ({ address }: { address: string }) => (
  <>
    <TextField label={words.address} hint={words.secret} defaultValue={address} key={address} readOnly />
    <a href={address.replace(/^https?:/, "webcal:")} className={buttonLook()}>
      {words.open}
    </a>
    <ul className="grid list-disc gap-2 pl-5">
      <li>{words.iphone}</li>
      <li>{words.android}</li>
    </ul>
    <section aria-labelledby="renew" className="rounded-card bg-sand p-5">
      <h2 id="renew" className="text-xl">
        {words.renewTitle}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{words.renewHint}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button name="wants" value="renew" look="outline">
          {words.renew}
        </Button>
        <Button name="wants" value="revoke" look="outline">
          {words.revoke}
        </Button>
      </Form>
    </section>
  </>
);
