import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import type { UnderstoodSearch } from "./understood.server.ts";
import { searchWords } from "./words.ts";

/** The recognised terms. Each is a link to the search without it. */
export function UnderstoodChips({ chips, exactly }: UnderstoodSearch) {
  if (chips.length === 0) return null;
  return (
    <nav
      aria-label={searchWords.understood}
      className="flex items-center gap-x-4 gap-y-2 max-md:no-scrollbar max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap"
    >
      <ul className="flex gap-2 md:flex-wrap">
        {chips.map(({ label, typed, without }) => (
          <li key={typed}>
            <Link
              to={without}
              preventScrollReset
              aria-label={searchWords.remove(label)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-leaf bg-card px-4 text-sm font-semibold text-leaf no-underline hover:bg-leaf hover:text-on-leaf"
            >
              {label}
              <Icon name="close" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={exactly} preventScrollReset className={`${textLinkLook} max-md:text-sm`}>
        {searchWords.exactly}
      </Link>
    </nav>
  );
}
