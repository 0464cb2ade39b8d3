import type { ReactNode } from "react";
import { Breadcrumb } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { nounList } from "./fields/record-types.ts";

interface CatalogueFrameProps {
  title: string;
  intro?: ReactNode;
  /** The last part of the address of the tab this page belongs to; none for the overview. */
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
const kinds = nounList.map(({ slug, many }) => ({ slug, label: many }));

/** What stands around every page of the catalogue: the way back, and the way between its kinds or its tools. */
export function CatalogueFrame({ title, intro, tab, actions, children }: CatalogueFrameProps) {
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
