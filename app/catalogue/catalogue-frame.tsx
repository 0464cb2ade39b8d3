import type { ReactNode } from "react";
import { BackLink } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/heading.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { nounList } from "./nouns.ts";

interface CatalogueFrameProps {
  title: string;
  intro?: ReactNode;
  /** The last part of the address of the tab this page belongs to. */
  tab: string;
  actions?: ReactNode;
  children: ReactNode;
}

const tools = [
  { slug: "import", label: "Import" },
  { slug: "history", label: "History" },
  { slug: "duplicates", label: "Duplicates" },
];

/** What stands around every page of the catalogue: the way back, the way between its parts. */
export function CatalogueFrame({ title, intro, tab, actions, children }: CatalogueFrameProps) {
  const entries = [...nounList.map(({ slug, many }) => ({ slug, label: many })), ...tools];
  return (
    <div className="wrap max-w-5xl py-6 md:py-10">
      <BackLink to="/admin">Admin</BackLink>
      <PageHeading title={title} intro={intro}>
        {actions}
      </PageHeading>
      <div className="mt-4">
        <Tabs
          label="Catalogue"
          tabs={entries.map(({ slug, label }) => ({
            label,
            to: `/admin/catalogue/${slug}`,
            isCurrent: slug === tab,
          }))}
        />
      </div>
      <div className="mt-6">{children}</div>
    </div>
  );
}
