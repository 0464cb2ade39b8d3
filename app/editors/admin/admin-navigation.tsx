import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { type AdminGroup, type AdminPage, findAdminPage, type WaitingKind, waitingIn } from "./navigation.ts";

interface AdminNavigationProps {
  groups: AdminGroup[];
  waiting: Record<WaitingKind, number>;
  /** Counting stops here. */
  mostCounted: number;
}

/**
 * Groups of admin pages as details elements, which work without JavaScript. With it, opening a group closes
 * the others.
 */
export function AdminNavigation({ groups, waiting, mostCounted }: AdminNavigationProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      for (const open of row.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])
        if (event instanceof KeyboardEvent || !open.contains(event.target as Node)) open.open = false;
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  const here = findAdminPage(pathname, groups);
  return (
    <nav aria-label="Admin" className="border-b border-line bg-sand">
      <div className="wrap relative py-2">
        <ul ref={row} className="flex flex-wrap gap-1 max-sm:-mx-1.5 max-sm:justify-between max-sm:gap-0">
          {groups.map((group) => (
            <li key={group.label} className="relative max-sm:static">
              <Group
                key={pathname}
                group={group}
                here={here}
                pathname={pathname}
                waiting={waiting}
                count={formatCount(waitingIn(group, waiting), mostCounted)}
                mostCounted={mostCounted}
              />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

const formatCount = (count: number, most: number) =>
  count >= most ? `${most}+` : count ? String(count) : null;

interface GroupProps extends Omit<AdminNavigationProps, "groups"> {
  group: AdminGroup;
  here: AdminPage | undefined;
  pathname: string;
  count: string | null;
}

const pill = "flex min-h-11 items-center gap-2 rounded-full px-3.5 text-small leading-5 font-semibold";

function Group({ group, here, pathname, waiting, count, mostCounted }: GroupProps) {
  const isHere = here !== undefined && group.pages.includes(here);
  return (
    <details className="group">
      <summary
        className={classNames(
          pill,
          "relative cursor-pointer list-none max-sm:px-1.5 max-sm:text-note [&::-webkit-details-marker]:hidden",
          isHere ? "bg-leaf text-on-leaf" : "text-ink hover:bg-neutral",
        )}
      >
        <span>
          {group.label}
          {isHere && here.label !== group.label && <span className="max-sm:hidden">: {here.label}</span>}
        </span>
        <Count count={count} isInRow isOnLeaf={isHere} />
        <Icon name="chevron" className="size-4 rotate-90 group-open:-rotate-90 max-sm:hidden" />
      </summary>
      <ul className="absolute z-20 mt-1 grid min-w-56 gap-1 rounded-card border border-line bg-card p-2 shadow-lg max-sm:inset-x-4">
        {group.pages.map((page) => (
          <li key={page.to}>
            <Link
              to={page.to}
              aria-current={page === here ? (pathname === page.to ? "page" : "true") : undefined}
              className={classNames(
                pill,
                "justify-between no-underline",
                page === here ? "bg-mint text-mint-ink" : "text-ink hover:bg-neutral",
              )}
            >
              {page.label}
              <Count count={page.waits ? formatCount(waiting[page.waits], mostCounted) : null} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface CountProps {
  count: string | null;
  /** On phones it sits on the corner of its group, so that the groups stay in one row. */
  isInRow?: boolean;
  isOnLeaf?: boolean;
}

function Count({ count, isInRow = false, isOnLeaf = false }: CountProps) {
  if (!count) return null;
  return (
    <>
      {" "}
      <span
        className={classNames(
          "rounded-full px-2 text-sm tabular-nums",
          isInRow && "max-sm:absolute max-sm:-top-1 max-sm:-right-1 max-sm:px-1.5 max-sm:text-xs",
          isOnLeaf ? "bg-on-leaf text-leaf" : "bg-marigold-pale text-marigold-ink",
        )}
      >
        {count}
        <span className="sr-only"> waiting</span>
      </span>
    </>
  );
}
