import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading, SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/links.page.ts";
import {
  confirmDead,
  type DeadListing,
  listDeadListings,
  listHidden,
  resetFailures,
} from "./dead-listings.server.ts";
import { linksPage as words } from "./words.ts";

const path = "/admin/links";

export const loader = ({ context }: Route.LoaderArgs) =>
  asViewer(context.get(viewerContext), async (db) => ({
    dead: await listDeadListings(db),
    hidden: await listHidden(db),
  }));

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const ids = form.getAll("id").flatMap((id) => parseId(String(id)) ?? []);
  const intent = form.get("intent");
  if (intent !== "hide" && intent !== "keep") throw data(null, { status: 400 });
  if (ids.length === 0) return redirectWithToast(context, path, { tone: "bad", ...words.noneTicked });
  const changed = await asViewer(context.get(viewerContext), (db) =>
    intent === "hide" ? confirmDead(db, ids) : resetFailures(db, ids),
  );
  return redirectWithToast(context, path, {
    tone: "good",
    ...(intent === "hide" ? words.nowHidden(changed) : words.kept(changed)),
  });
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
];

export default function Links({ loaderData: { dead, hidden } }: Route.ComponentProps) {
  return (
    <div className="wrap grid max-w-4xl grid-cols-1 gap-8 py-8 md:py-12">
      <PageHeading title={words.title} intro={words.intro} />
      <section aria-labelledby="to-decide">
        <SectionHeading id="to-decide" title={words.toDecide} />
        {dead.length === 0 ? <EmptyState title={words.nothingToDecide} /> : <Decision dead={dead} />}
      </section>
      <section aria-labelledby="hidden">
        <SectionHeading id="hidden" title={words.hidden} />
        {hidden.length === 0 && <EmptyState title={words.noneHidden} />}
        <ul className="grid gap-1">
          {hidden.map(({ kind, id, title }) => (
            <li key={id}>
              <Link to={`/admin/catalogue/${kind}/${id}`} className={`${textLinkLook} break-words`}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Decision({ dead }: { dead: DeadListing[] }) {
  const isBusy = useBusy();
  return (
    <Form method="post" className="grid grid-cols-1 gap-4">
      <p>{words.unusual}</p>
      <ul className="grid grid-cols-1 gap-3">
        {dead.map(({ kind, id, title, address, error, failures }) => (
          <Card as="li" key={id} className="flex gap-3">
            <input
              type="checkbox"
              name="id"
              value={id}
              id={id}
              defaultChecked
              className="mt-1 size-5 shrink-0 accent-leaf"
            />
            <div className="min-w-0">
              <label htmlFor={id} className="font-semibold break-words">
                {title}
              </label>
              <p className="text-sm break-words text-ink-2">
                {failures} times in a row: {error}
              </p>
              <p className="flex flex-wrap gap-x-5">
                <a href={address} rel="noreferrer" className={`${textLinkLook} break-all`}>
                  Official page
                </a>
                <Link to={`/admin/catalogue/${kind}/${id}`} className={textLinkLook}>
                  Edit the record
                </Link>
              </p>
            </div>
          </Card>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="hide" isBusy={isBusy} busyLabel="Saving...">
          {words.hide}
        </Button>
        <Button look="outline" name="intent" value="keep">
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}
