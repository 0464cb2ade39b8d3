import { classNames } from "#app/shared/ui/class-names.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";

interface PillLinksProps {
  label: string;
  links: { label: string; to: string; isCurrent: boolean }[];
}

/** Links between a few variants of a page; the current one is marked. */
export function PillLinks({ label, links }: PillLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2 py-1.5">
        {links.map(({ label: name, to, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? "true" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 text-sm font-semibold no-underline",
                isCurrent
                  ? "border-leaf bg-mint text-mint-ink"
                  : "border-line bg-card text-ink hover:border-edge",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
