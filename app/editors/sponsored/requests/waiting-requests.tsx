import { ListingPreview } from "#app/discover/sponsored/request/listing-preview.tsx";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextArea } from "#app/shared/ui/fields/text-field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { requests as words } from "../words.ts";
import type { WaitingRequest } from "./decide-request.server.ts";
import { reasonRule } from "./reason-rule.ts";

/** Requests of partners, above the listings. Nothing is shown to students before it is approved. */
export function WaitingRequests({ requests }: { requests: WaitingRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="to-approve" className="mt-6">
      <h2 id="to-approve" className="mb-4 text-2xl">
        {words.title}
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {requests.map((request) => (
          <RequestCard key={request.id} {...request} />
        ))}
      </ul>
    </section>
  );
}

function RequestCard({ id, email, targetUrl, startsOn, lastDay, price, ...listing }: WaitingRequest) {
  const isBusy = useBusy();
  const facts = [
    [words.from, `${listing.sponsor}, ${email}`],
    [words.dates, words.days(dayInWords(startsOn), dayInWords(lastDay))],
    [words.price, words.dollars(price)],
  ];
  return (
    <Card as="li" className="grid gap-4">
      <h3 className="text-xl wrap-anywhere">{listing.title}</h3>
      <dl className="grid gap-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="whitespace-pre-line wrap-anywhere">{listing.description}</p>
      <a
        href={targetUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 max-w-full items-center gap-1.5 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <span className="truncate">{targetUrl.replace(/^https?:\/\//i, "")}</span>
        <span className="sr-only"> {words.newTab}</span>
        <Icon name="external" className="size-4 shrink-0" />
      </a>
      <ListingPreview {...listing} />
      <Form method="post" action="/admin/sponsored" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button
          name="intent"
          value="approve"
          look="forest"
          isBusy={isBusy}
          aria-label={words.approveNamed(listing.title)}
        >
          {words.approve}
        </Button>
      </Form>
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4">
          {words.refuse}
        </summary>
        <Form method="post" action="/admin/sponsored" preventScrollReset className="mt-2 grid max-w-xl gap-3">
          <input type="hidden" name="id" value={id} />
          <TextArea
            id={`reason-${id}`}
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            rows={3}
            {...reasonRule}
          />
          <Button
            name="intent"
            value="refuse"
            look="outline"
            isBusy={isBusy}
            className="justify-self-start text-clay-ink"
            aria-label={words.refuseNamed(listing.title)}
          >
            {words.refuse}
          </Button>
        </Form>
      </details>
    </Card>
  );
}
