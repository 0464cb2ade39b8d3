import { data } from "react-router";
import { readReturnAddress } from "#app/accounts/sign-in/return-address.ts";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { placeChoices } from "#app/catalogue/names/place-choices.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { findProfile } from "#app/students/profile/save-profile.server.ts";
import { unionCountries } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { nameForm } from "../forms.server.ts";
import { limits } from "../limits.ts";
import { rules } from "../rules.ts";
import { messages, words } from "../words.ts";
import type { Route } from "./+types/name.page.ts";
import { chooseName } from "./choose-name.server.ts";
import { ObstacleNotice } from "./obstacle.tsx";
import { findPostingRights } from "./posting-rights.server.ts";
import { obstacleOf } from "./show-obstacle.server.ts";
import { nameText } from "./text-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const { rights, profile } = await asViewer(member.viewer, async (db) => {
    const rights = await findPostingRights(db, member, new Date());
    return { rights, profile: rights.name ? null : await findProfile(db, member) };
  });
  return {
    displayName: rights.name?.displayName ?? "",
    country: rights.name?.country ?? profile?.country ?? "",
    obstacle: rights.obstacle === "name" ? null : obstacleOf(rights),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const form = await parseFormData(request);
  const reading = parseForm(nameForm, form);
  if (!reading.ok) return data(reading, { status: 400 });
  const { obstacle } = await asViewer(member.viewer, (db) => findPostingRights(db, member, new Date()));
  if (obstacle === "banned") throw data("Not allowed", { status: 403 });
  const attempt = await context
    .get(rateLimiterContext)
    .consume({ limit: limits.names, subject: member.userId });
  if (!attempt.ok)
    return data(refuse(nameForm, form, { form: tooManyTries(attempt.waitSeconds) }), { status: 429 });
  const chosen = await chooseName(member, reading.value);
  if (!chosen.ok) return data(refuse(nameForm, form, { displayName: chosen.problem }), { status: 400 });
  const wanted = new URL(request.url).searchParams.get("return");
  return redirectWithToast(
    context,
    wanted ? readReturnAddress(wanted) : "/union",
    successToast(messages.named),
  );
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: nameText.title,
    description: words.nameHint,
    path: "/union/name",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function Name({ loaderData, actionData }: Route.ComponentProps) {
  const { obstacle } = loaderData;
  const isBusy = useBusy();
  const values = actionData?.values ?? loaderData;
  return (
    <NarrowPage title={nameText.title} intro={nameText.intro}>
      {obstacle ? (
        <ObstacleNotice obstacle={obstacle} comeBackTo="/union/name" />
      ) : (
        <Form method="post" className="grid gap-5">
          <FormProblems title={words.lookAgain} problems={actionData?.problems} formId="name" />
          <TextField
            id="name-displayName"
            name="displayName"
            label={nameText.displayName}
            hint={words.nameHint}
            autoComplete="off"
            defaultValue={String(values.displayName)}
            error={actionData?.problems.displayName}
            {...rules.displayName}
          />
          <SelectField
            id="name-country"
            name="country"
            label={nameText.country}
            required
            choices={placeChoices(unionCountries)}
            placeholder={nameText.chooseACountry}
            defaultValue={String(values.country)}
            error={actionData?.problems.country}
          />
          <Button isBusy={isBusy} busyLabel={nameText.saving}>
            {nameText.save}
          </Button>
        </Form>
      )}
    </NarrowPage>
  );
}
