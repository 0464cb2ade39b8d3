import { formatNumber } from "#app/shared/languages/formats.ts";
import { classNames } from "../class-names.ts";
import { Link } from "./link.tsx";

interface Tab {
  label: string;
  to: string;
  isCurrent: boolean;
  /** A number, or a text if it is not known exactly: "2,000+". */
  count?: number | string | undefined;
}

/** Tabs that are links, so that they can be shared, opened twice and used without a script. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="flex flex-wrap sm:gap-1">
        {tabs.map((tab) => (
          <li key={tab.to} className="max-sm:grow">
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.isCurrent ? "page" : undefined}
              className={classNames(
                "flex min-h-12 items-center gap-x-2 rounded-t-lg border-b-[3px] px-1 font-semibold no-underline -outline-offset-3 max-sm:flex-col max-sm:justify-center sm:px-4",
                tab.isCurrent
                  ? "border-marigold text-leaf"
                  : "border-transparent text-ink-2 hover:border-line hover:text-ink",
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-neutral px-2 text-sm leading-6 text-ink-2">
                  {typeof tab.count === "number" ? formatNumber(tab.count) : tab.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
