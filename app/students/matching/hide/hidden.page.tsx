import { requireMember } from "#app/accounts/signed-in.server.ts";
import { bylineInWords } from "#app/catalogue/cards/byline.ts";
import { formatItem } from "#app/catalogue/kinds/item.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { asViewer } from "#database/viewer.ts";
import { hidingWords as words } from "../words.ts";
import type { Route } from "./+types/hidden.page.ts";
import { handleHideForm } from "./handle-hide-form.server.ts";
import { countHidden, listHidden } from "./hidden-matches.server.ts";

const perPage = 48;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, viewer } = requireMember(request, context);
  return asViewer(viewer, async (db) => {
    const pages = Math.max(1, Math.ceil((await countHidden(db, userId)) / perPage));
    const page = Math.min(parsePageNumber(new URL(request.url).searchParams), pages);
    const hidden = await listHidden(db, userId, { offset: (page - 1) * perPage, limit: perPage });
    return { page, pages, hidden };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  return handleHideForm(member, await parseFormData(request), request, context, new Date());
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path: "/matches/hidden", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Hidden({ loaderData: { page, pages, hidden } }: Route.ComponentProps) {
  return (
    <div className="wrap py-6 md:py-10">
      <BackLink to="/matches">{words.back}</BackLink>
      <PageHeading title={words.title} intro={words.intro} />
      <div className="mt-5">
        {hidden.length === 0 && <EmptyState title={words.none} />}
        <ul>
          {hidden.map(({ kind, id, title, byline }) => (
            <li key={id} className="flex items-center gap-4 border-b border-line py-3">
              <div className="min-w-0 grow">
                <Link to={`/${kind}/${id}`} className="font-semibold wrap-anywhere">
                  {title}
                </Link>
                {byline && <p className="text-sm text-ink-2">{bylineInWords(kind, byline)}</p>}
              </div>
              <Form method="post" preventScrollReset className="shrink-0">
                <input type="hidden" name="item" value={formatItem({ kind, id })} />
                <Button
                  name="wants"
                  value="show"
                  look="outline"
                  size="small"
                  aria-label={`${withColon(words.show)} ${title}`}
                >
                  {words.show}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={pages} hrefFor={(number) => `/matches/hidden?page=${number}`} />
      </div>
    </div>
  );
}
