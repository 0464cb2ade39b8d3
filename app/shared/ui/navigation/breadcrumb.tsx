import { Icon } from "../icon.tsx";
import { Link } from "./link.tsx";
import { breadcrumbText } from "./text-words.ts";

const crumb =
  "inline-flex min-h-11 items-center gap-1.5 py-2 font-semibold text-leaf underline-offset-4 hover:underline";

/** One level up. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={crumb}>
      <Icon name="back" className="size-4 shrink-0" />
      {children}
    </Link>
  );
}

/** The path from the top to this page; the last item is the page itself. */
export function Breadcrumb({ steps, here }: { steps: { label: string; to: string }[]; here: string }) {
  return (
    <nav aria-label={breadcrumbText.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {steps.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-2">
            <Link to={to} className={crumb}>
              {label}
            </Link>
            <Icon name="chevron" className="size-3.5 text-ink-2" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 text-ink-2">
          {here}
        </li>
      </ol>
    </nav>
  );
}
