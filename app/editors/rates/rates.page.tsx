import { isOld, partialDay } from "#app/catalogue/facts/evidence.ts";
import { type Column, Table } from "#app/editors/admin/table.tsx";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import {
  errorToast,
  redirectWithToast,
  rejectForm,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, buttonLook } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/rates.page.ts";
import { listRates, removeRate, saveRates } from "./change-rates.server.ts";
import { rate } from "./rate.server.ts";
import { RateForm } from "./rate-form.tsx";
import { dollar } from "./rules.ts";
import { done, failed, list, page, reasons } from "./words.ts";

const here = "/admin/rates";

export async function loader({ request, context }: Route.LoaderArgs) {
  const rates = await asViewer(context.get(viewerContext), listRates);
  const wanted = new URL(request.url).searchParams.get("edit");
  return { today: todayInUtc(), rates, editing: rates.find(({ currency }) => currency === wanted) ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const viewer = context.get(viewerContext);
  if (form.get("intent") === "remove") {
    const currency = String(form.get("currency") ?? "");
    const isRemoved = await asViewer(viewer, (db) => removeRate(db, currency));
    return redirectWithToast(
      context,
      here,
      isRemoved ? successToast(done.removed(currency)) : errorToast(failed.remove, reasons.gone),
    );
  }
  const reading = parseForm(rate, form);
  if (!reading.ok) return rejectForm(context, failed.save, reasons.fields, reading);
  await asViewer(viewer, (db) => saveRates(db, [reading.value]));
  return redirectWithToast(context, here, successToast(done.saved(reading.value.currency)));
}

export const handle = failureMessage((form) => ({
  title: form.get("intent") === "remove" ? failed.remove : failed.save,
}));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(page.title) },
  { name: "robots", content: "noindex" },
];

type ShownRate = Route.ComponentProps["loaderData"]["rates"][number];

export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const { rates, editing, today } = loaderData;
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading {...page} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <RateForm
          key={`${editing?.currency} ${rates.length}`}
          editing={editing}
          refusal={actionData ?? undefined}
        />
        <section aria-label={list.title}>
          {rates.length === 0 ? (
            <EmptyState title={list.empty} />
          ) : (
            <Table
              caption={list.title}
              columns={columnsOn(today)}
              rows={rates}
              keyOf={({ currency }) => currency}
            />
          )}
        </section>
      </div>
    </div>
  );
}

const figure = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });

const columnsOn = (today: string): Column<ShownRate>[] => [
  { name: "Currency", isTitle: true, cell: ({ currency }) => currency },
  { name: "For one US dollar", isNumber: true, cell: ({ perDollar }) => figure.format(perDollar) },
  {
    name: "Date",
    cell: ({ dated }) => (
      <span>
        {partialDay(dated)}
        {isOld(dated, today) && <span className="block text-sm text-clay-ink">{list.isOld}</span>}
      </span>
    ),
  },
  {
    name: "Source",
    cell: ({ source }) => <span className="text-sm break-words text-ink-2">{source}</span>,
  },
  { name: "Change or remove", isNameless: true, cell: (row) => <Buttons {...row} /> },
];

function Buttons({ currency }: ShownRate) {
  if (currency === dollar) return null;
  return (
    <div className="flex gap-2 lg:max-xl:flex-col">
      <Link to={`${here}?edit=${currency}`} className={buttonLook({ look: "outline", size: "small" })}>
        {list.change} <span className="sr-only">{currency}</span>
      </Link>
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="currency" value={currency} />
        <Button look="outline" size="small" name="intent" value="remove">
          {list.remove} <span className="sr-only">{currency}</span>
        </Button>
      </Form>
    </div>
  );
}
