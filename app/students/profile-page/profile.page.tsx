import { data } from "react-router";
import { findConsent } from "#app/accounts/guardian/guardian.server.ts";
import { requireMember, type SignedInMember } from "#app/accounts/signed-in.server.ts";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import {
  errorToast,
  redirectWithToast,
  rejectForm,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { listNextSteps } from "#app/students/matching/next-steps/list-next-steps.server.ts";
import { NextSteps } from "#app/students/matching/next-steps/next-steps.tsx";
import { findCircumstances } from "#app/students/profile/circumstances/circumstances.server.ts";
import { HiddenSave } from "#app/students/profile/hidden-save.tsx";
import { ConfirmCard, GuardianCard, MatchesCard, MoreCard } from "#app/students/profile/profile-cards.tsx";
import { ProfileFields } from "#app/students/profile/profile-fields.tsx";
import { parseProfile, profileForm } from "#app/students/profile/profile-form.server.ts";
import { valuesOf } from "#app/students/profile/profile-values.server.ts";
import { findProfile, type Profile, saveProfile } from "#app/students/profile/save-profile.server.ts";
import { changeForm } from "#app/students/profile/student/change-form.server.ts";
import { openFoldOf } from "#app/students/profile/student/fold.tsx";
import { typedStudentValues } from "#app/students/profile/student/student-form.server.ts";
import { words } from "#app/students/profile/words.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/profile.page.ts";
import { profileText } from "./text-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const today = todayInUtc();
  const { profile, consent, more } = await asViewer(member.viewer, async (db) => {
    const profile = await findProfile(db, member);
    const consent = await findConsent(db, member);
    return { profile, consent, more: profile ? await findMore(db, member, profile, today) : [] };
  });
  return {
    exists: profile !== null,
    values: valuesOf(profile, member.email, today),
    more,
    isParent: profile?.role === "parent",
    isYoung: profile?.ageBand === "under_18",
    consent,
    email: member.email,
    isConfirmed: member.hasConfirmedEmail,
    isAdmin: member.isAdmin,
  };
}

/** How to unlock more, in the same words as the matches page. */
async function findMore(db: Database, member: SignedInMember, profile: Profile, today: string) {
  const circumstances = await findCircumstances(db, member, null);
  const applicant = applicantOf(profile, circumstances, today);
  return listNextSteps(await readSnapshot(db, today), { profile, applicant });
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const form = await parseFormData(request);
  const changed = changeForm(profileForm, form);
  if (changed) return { values: changed, problems: {} };
  const reading = parseProfile(form, todayInUtc());
  if (!reading.ok) return rejectForm(context, words.saveFailed, words.lookAgain, reading);
  try {
    const outcome = await saveProfile(member, reading.value, new Date());
    return redirectWithToast(context, "/profile", successToast(words[outcome]));
  } catch (problem) {
    const { log, requestId } = context.get(requestInfoContext);
    log.error({ err: problem }, "saving a profile failed");
    const detail = profileText.failed(requestId);
    const headers = await context.get(flashContext).showNow(errorToast(words.saveFailed, detail));
    const refusal: FormRefusal = {
      values: typedStudentValues(profileForm, form),
      problems: { form: detail },
    };
    return data(refusal, { status: 500, headers });
  }
}

export const handle = {
  ...failureMessage(() => ({ title: words.saveFailed })),
  loadFailed: () => words.loadFailed,
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: profileText.tab,
    description: profileText.description,
    path: "/profile",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { exists, values, email, isConfirmed, isAdmin, isParent, isYoung, consent } = loaderData;
  const isBusy = useBusy("save");
  const shown = actionData ?? { values, problems: {} };
  return (
    <div className="wrap grid max-w-3xl grid-cols-1 gap-3 py-4 md:gap-6 md:py-12">
      <PageHeading title={profileText.title} intro={exists ? words.onlyYou : words.fourAnswers} />
      {!isConfirmed && <ConfirmCard email={email} />}
      {exists && <MatchesCard />}
      <Card>
        <Form
          method="post"
          className="grid gap-2"
          onInvalidCapture={openFoldOf}
          key={JSON.stringify(shown.values)}
        >
          <HiddenSave />
          <FormProblems title={words.saveFailed} problems={actionData?.problems} formId="profile" />
          <ProfileFields {...shown} isNew={!exists} isTyped={actionData !== undefined} />
          <Button
            name="intent"
            value="save"
            size="large"
            isWide
            isBusy={isBusy}
            busyLabel={profileText.saving}
          >
            {exists ? profileText.update : profileText.create}
          </Button>
        </Form>
      </Card>
      <NextSteps steps={loaderData.more} />
      {isYoung && <GuardianCard consent={consent} />}
      <MoreCard isAdmin={isAdmin} isParent={isParent} />
    </div>
  );
}
