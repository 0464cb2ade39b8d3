import { Link, useLocation } from "react-router";
import type { PageLink } from "#app/common/frame/links.ts";
import { classNames } from "#app/common/ui/class-names.ts";
import { Icon } from "#app/common/ui/icon.tsx";
import { adminPageAt } from "./navigation.ts";

/** One way between all admin pages: a row where there is room, and else a menu that needs no script. */
export function AdminNavigation({ pages }: { pages: PageLink[] }) {
  const { pathname } = useLocation();
  const here = adminPageAt(pathname, pages);
  const links = pages.map((page) => (
    <li key={page.to}>
      <Link
        to={page.to}
        aria-current={page === here ? (pathname === page.to ? "page" : "true") : undefined}
        className={classNames(
          "flex min-h-11 items-center rounded-full px-3.5 text-[.9375rem] leading-5 font-semibold no-underline lg:whitespace-nowrap",
          page === here ? "bg-leaf text-on-leaf" : "text-ink hover:bg-neutral",
        )}
      >
        {page.label}
      </Link>
    </li>
  ));
  return (
    <nav aria-label="Admin" className="border-b border-line bg-sand">
      <div className="wrap py-2">
        <ul className="flex flex-wrap gap-1 max-lg:hidden">{links}</ul>
        <details key={pathname} className="group lg:hidden">
          <summary className="flex min-h-11 items-center justify-between gap-3 rounded-lg font-semibold">
            <span>
              <span className="text-ink-2">Admin: </span>
              {here?.label ?? "all pages"}
            </span>
            <Icon name="chevron" className="size-5 rotate-90 group-open:-rotate-90" />
          </summary>
          <ul className="grid grid-cols-2 gap-1 pt-2 pb-1 sm:grid-cols-3">{links}</ul>
        </details>
      </div>
    </nav>
  );
}
