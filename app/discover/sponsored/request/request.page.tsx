import { data } from "react-router";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { backgroundContext, requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { mailerContext } from "#app/shared/messages.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading, SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import type { Route } from "./+types/request.page.ts";
import { confirmRequest, stopRequest } from "./change-request.server.ts";
import { findRequest, lastDayOf, pictureOf, readRequestId, statusOf } from "./find-request.server.ts";
import { ListingPreview } from "./listing-preview.tsx";
import { teamMail } from "./mails.ts";
import { periodWords, previewWords, statusWords as words } from "./words.ts";

/** Opening the link changes nothing, because mail servers open links to scan them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database } = context.get(viewerContext);
  const found = await findRequest(database, context.get(secretContext), params.token);
  if (!found) return data(null, { status: 404 });
  const { request, listing, days } = found;
  const { sponsor, title, description, type, targetUrl, weeks, price, reason } = listing
    ? { ...request, title: listing.title, description: listing.description, targetUrl: listing.targetUrl }
    : request;
  const first = listing?.startDate ?? request.startsOn;
  return data({
    listing: { sponsor, title, description, type, picture: pictureOf(request.picture) },
    ...{ targetUrl, price, reason, first, days },
    last: listing?.endDate ?? lastDayOf(first, weeks),
    status: statusOf(found, todayInUtc()),
    views: listing?.viewsCount ?? 0,
    clicks: listing?.clicksCount ?? 0,
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = readRequestId(context.get(secretContext), params.token);
  if (!id) throw data(null, { status: 404 });
  const { database } = context.get(viewerContext);
  const here = `/advertised/${params.token}`;
  if ((await parseFormData(request)).get("intent") === "stop") {
    await stopRequest(database, id, new Date());
    return redirectWithToast(context, here, successToast(words.stopped));
  }
  if (await confirmRequest(database, id, new Date())) {
    const { appUrl, contactEmail } = context.get(requestInfoContext);
    const mailer = context.get(mailerContext);
    context.get(backgroundContext)("telling the team about a sponsored listing", () =>
      mailer.send(teamMail(contactEmail, appUrl)),
    );
  }
  return redirectWithToast(context, here, successToast(words.confirmed));
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

/** The private page of a sponsor, behind the link in their emails. */
export default function RequestPage({ loaderData }: Route.ComponentProps) {
  const isBusy = useBusy();
  if (!loaderData)
    return (
      <NarrowPage title={words.oldLink.title}>
        <p>{words.oldLink.text}</p>
        <ButtonLink to="/advertise">{words.again}</ButtonLink>
      </NarrowPage>
    );
  const { listing, targetUrl, status, reason, first, last, price, views, clicks, days } = loaderData;
  const isOpen = ["waiting", "upcoming", "running"].includes(status);
  const facts = [
    [words.dates, periodWords.days(first, last)],
    [words.price, periodWords.price(price)],
    [words.leadsTo, targetUrl],
  ];
  return (
    <div className="wrap max-w-4xl py-8 md:py-12">
      <PageHeading title={words.title} intro={words.private} />
      <Card as="section" aria-labelledby="status" className="mt-6 grid gap-3">
        <h2 id="status" className="text-xl">
          {words.status}
        </h2>
        <p className="font-semibold">{statusInWords(status, first, last)}</p>
        {reason && (
          <p>
            {withColon(words.why)} {reason}
          </p>
        )}
        <dl className="grid gap-1">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt className="text-ink-2">{name}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {status === "unconfirmed" && (
          <Form method="post">
            <Button name="intent" value="confirm" isBusy={isBusy} className="max-sm:w-full">
              {words.confirm}
            </Button>
          </Form>
        )}
      </Card>
      <section aria-labelledby="preview" className="mt-8">
        <SectionHeading id="preview" title={previewWords.title} />
        <ListingPreview {...listing} />
      </section>
      {["running", "ended", "paused", "stopped"].includes(status) && (
        <Figures views={views} clicks={clicks} days={days} />
      )}
      {["ended", "refused", "stopped"].includes(status) && (
        <p className="mt-8">
          <ButtonLink to="/advertise" look="outline">
            {words.again}
          </ButtonLink>
        </p>
      )}
      {isOpen && (
        <details className="mt-8 rounded-card border border-line">
          <summary className="flex min-h-12 cursor-pointer items-center rounded-card px-4 py-2 font-semibold hover:bg-sand">
            {words.stop}
          </summary>
          <Form method="post" className="grid justify-items-start gap-3 px-4 pb-4">
            <p>{words.stopWhat}</p>
            <Button name="intent" value="stop" look="outline" className="text-clay-ink" isBusy={isBusy}>
              {words.stop}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}

function statusInWords(
  status: NonNullable<Route.ComponentProps["loaderData"]>["status"],
  first: string,
  last: string,
) {
  if (status === "upcoming") return words.states.upcoming(first);
  if (status === "running" || status === "ended") return words.states[status](last);
  return words.states[status];
}

interface FiguresProps {
  views: number;
  clicks: number;
  days: { day: string; views: number; clicks: number }[];
}

const Figures = ({ views, clicks, days }: FiguresProps) => (
  <section aria-labelledby="figures" className="mt-8">
    <SectionHeading id="figures" title={words.figures} />
    <dl className="flex gap-8">
      {[[words.views, views] as const, [words.clicks, clicks] as const].map(([name, count]) => (
        <div key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-display text-3xl font-bold tabular-nums">{count.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2 text-ink-2">{days.length > 0 ? words.counted : words.noFigures}</p>
    {days.length > 0 && (
      <table className="mt-4 w-full max-w-md text-left">
        <caption className="mb-1 text-left font-semibold">{words.perDay}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1">
              {words.day}
            </th>
            <th scope="col" className="py-1 text-right">
              {words.views}
            </th>
            <th scope="col" className="py-1 text-right">
              {words.clicks}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, ...counts }) => (
            <tr key={day} className="border-b border-line tabular-nums">
              <th scope="row" className="py-1 font-normal">
                {dayInWords(day)}
              </th>
              <td className="py-1 text-right">{counts.views}</td>
              <td className="py-1 text-right">{counts.clicks}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
