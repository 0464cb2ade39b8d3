import { type Column, Table } from "#app/editors/admin/table.tsx";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { partnershipStatuses } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/partnerships.page.ts";
import { inboxUrl, parseInboxFilters } from "./inbox-filters.ts";
import { type ListedApplication, listApplications, pageSize } from "./list-applications.server.ts";
import { inbox, statusNames } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const wanted = parseInboxFilters(new URL(request.url).searchParams);
  const found = await asViewer(context.get(viewerContext), (db) => listApplications(db, wanted));
  const all = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  const ofStatus = wanted.status ? (found.counts[wanted.status] ?? 0) : all;
  return { wanted, ...found, all, pages: Math.ceil(ofStatus / pageSize) };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(inbox.title) },
  { name: "robots", content: "noindex" },
];

const columns: Column<ListedApplication>[] = [
  {
    name: "School",
    isTitle: true,
    cell: ({ id, schoolName }) => (
      <Link to={`/admin/partnerships/${id}`} className="text-leaf underline underline-offset-4 max-sm:py-2">
        {schoolName}
      </Link>
    ),
  },
  {
    name: "Contact",
    cell: ({ contactName, contactEmail }) => (
      <>
        {contactName}
        <span className="block text-sm break-all text-ink-2">{contactEmail}</span>
      </>
    ),
  },
  { name: "Place", cell: ({ city, country }) => `${city}, ${country}` },
  {
    name: "Status",
    cell: ({ status }) => <Tag tone={statusNames[status].tone}>{statusNames[status].name}</Tag>,
  },
  {
    name: "Received",
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()}>{dayInWords(createdAt.toISOString().slice(0, 10))}</time>
    ),
  },
];

export default function Partnerships({ loaderData }: Route.ComponentProps) {
  const { wanted, applications, counts, all, pages } = loaderData;
  const tabs = [...partnershipStatuses, null].map((status) => ({
    label: status ? statusNames[status].name : "All",
    to: inboxUrl({ ...wanted, status, page: 1 }),
    isCurrent: status === wanted.status,
    count: status ? (counts[status] ?? 0) : all,
  }));
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-8 md:py-12">
      <PageHeading title={inbox.title} intro={inbox.intro} />
      <SearchBox
        action="/admin/partnerships"
        label={inbox.search}
        placeholder={inbox.placeholder}
        value={wanted.q}
        keeps={{ status: wanted.status ?? "all" }}
      />
      <Tabs label="Status" tabs={tabs} />
      {applications.length > 0 ? (
        <Table caption={inbox.title} columns={columns} rows={applications} keyOf={({ id }) => id} />
      ) : (
        <EmptyState title={wanted.q ? inbox.noneFound : inbox.empty} />
      )}
      <Pagination page={wanted.page} pages={pages} hrefFor={(page) => inboxUrl({ ...wanted, page })} />
    </div>
  );
}
