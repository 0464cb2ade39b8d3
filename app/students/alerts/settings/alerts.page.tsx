import { accountsContext } from "#app/accounts/accounts.server.ts";
import { changeLanguage } from "#app/accounts/language/change-language.server.ts";
import { LanguageCard } from "#app/accounts/language/language-card.tsx";
import { findLanguage } from "#app/accounts/language/member-languages.server.ts";
import { requireMember, type SignedInMember } from "#app/accounts/signed-in.server.ts";
import { pushContext, ussdContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast, rejectForm, successToast } from "#app/shared/forms/form-responses.server.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { PushCard } from "#app/students/notifications/push-card.tsx";
import { saveNotificationSettings } from "#app/students/notifications/save-notification-settings.server.ts";
import { findSubscription } from "#app/students/notifications/subscriptions.server.ts";
import { ConfirmCard } from "#app/students/profile/profile-cards.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/alerts.page.ts";
import {
  findAlertSettings,
  isAddressPaused,
  listMailings,
  pauseAlerts,
  saveAlertSettings,
  tryAddressAgain,
} from "./alert-settings.server.ts";
import { SentMails } from "./sent-mails.tsx";
import { settingsForm } from "./settings-form.server.ts";
import { SettingsForm } from "./settings-form.tsx";
import { alertsText } from "./text-words.ts";
import { settingsWords as words } from "./words.ts";

const path = "/profile/alerts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const ussdCode = context.get(ussdContext)?.ussdCode ?? null;
  const serverKey = context.get(pushContext)?.serverKey;
  const language = await findLanguage(context.get(accountsContext).db, member.userId);
  return asViewer(member.viewer, async (db) => ({
    ussdCode,
    language,
    push: serverKey ? { serverKey, wanted: await findSubscription(db, member) } : null,
    email: member.email,
    isConfirmed: member.hasConfirmedEmail,
    isAddressPaused: await isAddressPaused(db, member),
    settings: await findAlertSettings(db, member),
    sent: await listMailings(db, member),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const form = await parseFormData(request);
  const step = lookUp(steps, String(form.get("intent")));
  if (step) return redirectWithToast(context, path, successToast(await step(member)));
  if (form.get("intent") === "notices")
    return redirectWithToast(context, path, await saveNotificationSettings(context, member, form));
  if (form.get("intent") === "language") return changeLanguage(context, member, form, path);
  const reading = parseForm(settingsForm, form);
  if (!reading.ok) return rejectForm(context, words.notSaved, words.lookAgain, reading);
  const isSaved = await saveAlertSettings(member, reading.value, new Date());
  return redirectWithToast(context, isSaved ? path : "/profile", isSaved ? successToast(words.saved) : null);
}

const steps = {
  async pause(member: SignedInMember) {
    await pauseAlerts(member, new Date());
    return words.paused;
  },
  async resume(member: SignedInMember) {
    await pauseAlerts(member, null);
    return words.resumed;
  },
  async "try-address"(member: SignedInMember) {
    await tryAddressAgain(member);
    return words.tryingAgain;
  },
};

export const handle = failureMessage(() => ({ title: words.notSaved }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: words.title,
    description: words.intro,
    path,
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function Alerts({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isConfirmed, isAddressPaused: rests, settings, sent, ussdCode, push, language } = loaderData;
  return (
    <div className="wrap grid max-w-3xl grid-cols-1 gap-6 py-8 md:py-12">
      <div>
        <BackLink to="/profile">{alertsText.profile}</BackLink>
        <PageHeading title={words.title} intro={words.intro} />
      </div>
      {!isConfirmed && <ConfirmCard email={email} />}
      {rests && <RestingAddress email={email} />}
      {settings ? (
        <>
          <SettingsForm {...settings} refusal={actionData} />
          <PushCard push={push} />
          <Pausing isPaused={settings.isPaused} />
          <p>
            <TextLink to="/saved/searches">{words.searches}</TextLink>
          </p>
        </>
      ) : (
        <EmptyState title={alertsText.needProfile}>
          <ButtonLink to="/profile">{alertsText.createProfile}</ButtonLink>
        </EmptyState>
      )}
      {ussdCode && (
        <p>
          <TextLink to="/profile/phone">{words.onAnyPhone(ussdCode)}</TextLink>
        </p>
      )}
      <LanguageCard language={language} />
      <SentMails sent={sent} />
    </div>
  );
}

const RestingAddress = ({ email }: { email: string }) => (
  <Card className="border-clay bg-clay-pale text-clay-ink">
    <h2 className="text-xl">{alertsText.refusingTitle}</h2>
    <p className="mt-1 break-words">{words.addressPaused(email)}</p>
    <Form method="post" className="mt-3">
      <Button name="intent" value="try-address" look="outline">
        {alertsText.tryAgain}
      </Button>
    </Form>
  </Card>
);

const Pausing = ({ isPaused }: { isPaused: boolean }) => (
  <Card className="flex flex-wrap items-center justify-between gap-4">
    <div className="min-w-0">
      <h2 className="text-xl">{isPaused ? alertsText.paused : alertsText.pauseTitle}</h2>
      <p className="mt-1 text-ink-2">{isPaused ? alertsText.resumeHint : alertsText.pauseHint}</p>
    </div>
    <Form method="post">
      <Button name="intent" value={isPaused ? "resume" : "pause"} look={isPaused ? "primary" : "outline"}>
        {isPaused ? alertsText.resume : alertsText.pause}
      </Button>
    </Form>
  </Card>
);
