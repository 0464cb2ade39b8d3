import type { ReactNode } from "react";
import { Breadcrumb } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { recordTypeList } from "./fields/record-types.ts";

interface CatalogueLayoutProps {
  title: string;
  intro?: ReactNode;
  /** The tab's slug; empty for the overview. */
  tab: string;
  actions?: ReactNode;
  children: ReactNode;
}

const home = "/admin/catalogue";
const tools = [
  { slug: "", label: "Records" },
  { slug: "import", label: "Import" },
  { slug: "history", label: "History" },
  { slug: "duplicates", label: "Duplicates" },
  { slug: "doubtful", label: "Doubtful" },
];
const kinds = recordTypeList.map(({ slug, plural }) => ({ slug, label: plural }));

/** Breadcrumb, heading and tabs around every catalogue page. */
export function CatalogueLayout({ title, intro, tab, actions, children }: CatalogueLayoutProps) {
  const tabs = tools.some(({ slug }) => slug === tab) ? tools : kinds;
  return (
    <div className="wrap max-w-5xl py-6 md:py-10">
      {tab !== "" && <Breadcrumb steps={[{ label: "Catalogue", to: home }]} here={title} />}
      <PageHeading title={title} intro={intro}>
        {actions}
      </PageHeading>
      <div className="mt-4">
        <Tabs
          label="Catalogue"
          tabs={tabs.map(({ slug, label }) => ({
            label,
            to: slug ? `${home}/${slug}` : home,
            isCurrent: slug === tab,
          }))}
        />
      </div>
      <div className="mt-6">{children}</div>
    </div>
  );
}
