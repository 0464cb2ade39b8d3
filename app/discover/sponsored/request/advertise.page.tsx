import { data } from "react-router";
import {
  backgroundContext,
  outboundContext,
  requestInfoContext,
  secretContext,
  viewerContext,
} from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm, typedValues } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { imageBounds } from "#app/shared/images/copy-images.server.ts";
import { fetchImage } from "#app/shared/images/fetch-image.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { mailerContext } from "#app/shared/messages.ts";
import { type RateLimit, rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { PageHeading, SectionHeading } from "#app/shared/ui/page/heading.tsx";
import type { Route } from "./+types/advertise.page.ts";
import { requestListing } from "./change-request.server.ts";
import { lastDayOf, pictureOf } from "./find-request.server.ts";
import { ListingPreview } from "./listing-preview.tsx";
import { sponsoredPeriods } from "./periods.ts";
import { priceOf, requestForm } from "./request-form.server.ts";
import { RequestForm } from "./request-form.tsx";
import { formWords, pageWords, periodWords, previewWords } from "./words.ts";

/** A preview fetches the image from another site. */
const previewLimit: RateLimit = { name: "sponsored-preview", tries: 40, seconds: 3_600 };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const typed = typedValues(requestForm, form);
  const isSending = form.get("intent") === "send";
  const refuse = (problems: Record<string, string>, status = 400, headers: HeadersInit = {}) =>
    data({ typed, problems, preview: null, isPreviewed: isSending }, { status, headers });
  const reading = parseForm(requestForm, form);
  if (!reading.ok) return refuse(reading.problems);
  const { agrees, ...listing } = reading.value;
  if (isSending && agrees === undefined) return refuse({ agrees: formWords.mustAgree });
  const sent = () => redirectWithToast(context, "/advertise", successToast(formWords.sent));
  // Bots get the same response as people.
  if (form.get("website")) return sent();
  const { appUrl, client } = context.get(requestInfoContext);
  const limits = context.get(rateLimiterContext);
  const tooMany = (waitSeconds: number) =>
    refuse({ form: tooManyTries(waitSeconds) }, 429, { "Retry-After": String(waitSeconds) });
  const attempt = await limits.consume({ limit: previewLimit, subject: client });
  if (!attempt.ok) return tooMany(attempt.waitSeconds);
  const { fetchPublic } = context.get(outboundContext);
  const fetched = listing.imageUrl && (await fetchImage(fetchPublic, listing.imageUrl, imageBounds.large));
  if (fetched && !fetched.ok) return refuse({ imageUrl: fetched.error });
  const picture = fetched ? fetched.image.content : null;
  if (isSending) {
    const tools = {
      viewer: context.get(viewerContext),
      limits,
      mailer: context.get(mailerContext),
      inBackground: context.get(backgroundContext),
      secret: context.get(secretContext),
      origin: appUrl,
      client,
    };
    const stored = await requestListing(tools, listing, picture);
    return stored.ok ? sent() : tooMany(stored.waitSeconds);
  }
  const { sponsor, title, description, type, startsOn, weeks } = listing;
  const preview = {
    listing: { sponsor, title, description, type, picture: pictureOf(picture) },
    first: startsOn,
    last: lastDayOf(startsOn, weeks),
    weeks,
    price: priceOf(weeks),
  };
  return data({ typed, problems: undefined, preview, isPreviewed: true });
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...pageWords.meta, path: "/advertise", appUrl: matches[0].loaderData?.appUrl });

/** The page where a partner requests a sponsored listing: a preview first, then it can be sent. */
export default function Advertise({ actionData }: Route.ComponentProps) {
  const preview = actionData?.preview;
  return (
    <div className="wrap max-w-4xl py-8 md:py-12">
      <PageHeading title={pageWords.title} intro={pageWords.intro} />
      {preview && (
        <section aria-labelledby="preview" className="mt-8">
          <SectionHeading id="preview" title={previewWords.title} />
          <p className="mb-4 text-ink-2">{previewWords.intro}</p>
          <ListingPreview {...preview.listing} />
          <p className="mt-4 font-semibold">
            {previewWords.cost(preview.weeks, periodWords.days(preview.first, preview.last), preview.price)}
          </p>
        </section>
      )}
      {!preview && (
        <section aria-labelledby="steps" className="mt-8">
          <SectionHeading id="steps" title={pageWords.steps.title} />
          <ol className="grid list-decimal gap-2 pl-6">
            {pageWords.steps.list.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Prices />
        </section>
      )}
      <section aria-labelledby="listing" className="mt-8">
        <SectionHeading id="listing" title={formWords.title} />
        <RequestForm
          typed={actionData?.typed ?? {}}
          problems={actionData?.problems}
          isPreviewed={actionData?.isPreviewed ?? false}
        />
      </section>
      <section aria-labelledby="terms" className="mt-8">
        <SectionHeading id="terms" title={pageWords.terms.title} />
        <CheckList points={pageWords.terms.list} />
      </section>
    </div>
  );
}

const Prices = () => (
  <>
    <table className="mt-6 w-full max-w-sm text-left">
      <caption className="mb-1 text-left font-semibold">{pageWords.prices.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{pageWords.prices.length}</th>
          <th scope="col">{pageWords.prices.price}</th>
        </tr>
      </thead>
      <tbody>
        {sponsoredPeriods.map(({ weeks, dollars }) => (
          <tr key={weeks} className="border-b border-line">
            <th scope="row" className="py-2 font-normal">
              {periodWords.weeks(weeks)}
            </th>
            <td className="py-2 text-right font-semibold tabular-nums">{periodWords.price(dollars)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-3 max-w-[65ch] text-ink-2">{pageWords.prices.note}</p>
  </>
);
