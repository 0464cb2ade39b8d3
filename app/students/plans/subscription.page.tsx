import { data } from "react-router";
import { withReturn } from "#app/accounts/sign-in/return-address.ts";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Hero } from "#app/shared/ui/page/hero.tsx";
import { Section } from "#app/shared/ui/page/section.tsx";
import { planTypes } from "#database/schema/lists.ts";
import type { Route } from "./+types/subscription.page.ts";
import { choosePlan } from "./choose-plan.server.ts";
import { currentPlan } from "./current-plan.ts";
import { findSubscription } from "./find-subscription.server.ts";
import { PlanCard } from "./plan-card.tsx";
import { type PlanType, parsePlanType } from "./plans.ts";
import { band, currentInWords, metaWords, words } from "./words.ts";

/** Anyone may read the plans. A visitor has none yet, so all three can be chosen. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = SignedInMember.of(context);
  return { current: member && currentPlan(await findSubscription(member), new Date()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = SignedInMember.of(context);
  if (!member) {
    return redirectWithToast(context, withReturn("/auth", "/subscription"), {
      tone: "bad",
      title: words.signInFirst,
    });
  }
  const flash = context.get(flashContext);
  const planType = parsePlanType((await parseFormData(request)).get("plan"));
  if (!planType) {
    return data(null, {
      status: 400,
      headers: await flash.showNow(errorToast(words.failed, words.unknownPlan)),
    });
  }
  const now = new Date();
  let former: PlanType;
  try {
    former = currentPlan(await findSubscription(member), now).type;
    await choosePlan(member, planType, now);
  } catch (problem) {
    const { log, requestId } = context.get(requestInfoContext);
    log.error({ err: problem }, "choosing a plan failed");
    const headers = await flash.showNow(errorToast(words.failed, words.tryAgain(requestId)));
    return data(null, { status: 500, headers });
  }
  return redirectWithToast(context, "/subscription", { tone: "good", title: words.chosen(planType, former) });
}

export const handle = failureMessage(() => ({ title: words.failed }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/subscription", appUrl: matches[0].loaderData?.appUrl });

export default function SubscriptionPage({ loaderData: { current } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...band} hasStrip={!usePage()?.savesData} />
      <Section id="plans" title={words.title} intro={current && currentInWords(current)}>
        <NoPayment />
        <ul className="mt-6 grid gap-4 lg:grid-cols-3">
          {planTypes.map((type) => (
            <PlanCard key={type} type={type} isCurrent={type === current?.type} />
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap items-center gap-x-3">
          {words.forSchools}
          <TextLink to="/enterprise">{words.seeEnterprise}</TextLink>
        </p>
      </Section>
    </>
  );
}

const NoPayment = () => (
  <div className="flex items-start gap-3 rounded-card bg-mint p-5 text-mint-ink">
    <Icon name="shield" className="mt-0.5 size-6 shrink-0" />
    <p className="min-w-0">
      <strong className="block">{words.noPayment.title}</strong>
      {words.noPayment.text}
    </p>
  </div>
);
