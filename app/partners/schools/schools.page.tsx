import { setTimeout as wait } from "node:timers/promises";
import { data, redirect } from "react-router";
import { backgroundContext, requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { signTimestamp, verifyTimestamp } from "#app/shared/forms/timestamp.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { mailerContext } from "#app/shared/messages.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { ButtonLink, buttonLook } from "#app/shared/ui/button.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { Hero } from "#app/shared/ui/page/hero.tsx";
import { IconPoints } from "#app/shared/ui/page/icon-points.tsx";
import { Section } from "#app/shared/ui/page/section.tsx";
import type { Route } from "./+types/schools.page.ts";
import { application } from "./application.server.ts";
import { ApplicationForm } from "./application-form.tsx";
import { receiveApplication } from "./receive-application.server.ts";
import { ageOf } from "./spam.server.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";
import {
  application as applicationWords,
  band,
  benefits,
  classList,
  failed,
  inclusions,
  metaWords,
  refusals,
  submitted,
} from "./words.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({
  stamp: signTimestamp(context.get(secretContext), Date.now()),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { contactEmail, client, log } = context.get(requestInfoContext);
  const flash = context.get(flashContext);
  const form = await parseFormData(request);
  const stamp = String(form.get("stamp") ?? "");
  const age = ageOf(verifyTimestamp(context.get(secretContext), stamp), Date.now());
  const sendBack = (refusal: FormRefusal, status: number, headers: HeadersInit = {}) =>
    data({ refusal, stamp: age.ok ? stamp : undefined }, { status, headers });

  const reading = parseForm(application, form);
  if (!reading.ok) return sendBack(reading, 400);
  if (form.get("website")) return sendBack(refuse(application, form, { form: refusals.trap }), 400);
  if (!age.ok) return sendBack(refuse(application, form, { form: refusals.stale }), 400);
  await wait(age.stillToWaitMs);

  const sayFailed = () => flash.showNow({ tone: "bad", ...failed });
  try {
    const tools = {
      viewer: context.get(viewerContext),
      limits: context.get(rateLimiterContext),
      mailer: context.get(mailerContext),
      inBackground: context.get(backgroundContext),
      contactEmail,
      client,
    };
    const received = await receiveApplication(tools, reading.value);
    if (!received.ok) {
      const refusal = refuse(application, form, { form: tooManyTries(received.waitSeconds) });
      return sendBack(refusal, 429, await sayFailed());
    }
  } catch (problem) {
    // Only the database's own message: the query's would put what the school typed into the log.
    log.error(
      { err: problem instanceof Error ? problem.cause : undefined },
      "a partnership application was not stored",
    );
    return sendBack(refuse(application, form, {}), 500, await sayFailed());
  }
  return redirect("/schools", {
    status: 303,
    headers: { "Set-Cookie": await flash.replace({ tone: "good", ...submitted }) },
  });
}

export const handle = failureMessage(() => failed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/schools", appUrl: matches[0].loaderData?.appUrl });

export default function Schools({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...band} hasStrip={!usePage()?.savesData}>
        <a href="#apply" className={buttonLook()}>
          {band.apply}
        </a>
      </Hero>
      <Section id="benefits" title={benefits.title}>
        <IconPoints points={benefits.list} tone="marigold" />
      </Section>
      <Section id="inclusions" title={inclusions.title} tone="sand">
        <CheckList points={inclusions.points} className="md:grid-cols-2 md:gap-x-10" />
      </Section>
      <Section id="class" title={classList.title} intro={classList.text}>
        <ButtonLink to="/schools/class" look="forest">
          {classList.action}
        </ButtonLink>
      </Section>
      <Section id="apply" title={applicationWords.title} intro={applicationWords.intro}>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <ApplicationForm
            key={loaderData.stamp}
            stamp={actionData?.stamp ?? loaderData.stamp}
            refusal={actionData?.refusal}
          />
          <WhatHappensNext />
        </div>
      </Section>
    </>
  );
}
