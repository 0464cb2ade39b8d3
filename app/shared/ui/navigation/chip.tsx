import { classNames } from "../class-names.ts";
import { Link } from "./link.tsx";

interface ChipProps {
  to: string;
  children: string;
  /** Whether its filter is on. */
  isCurrent?: boolean;
  isOnDark?: boolean;
}

/** A shortcut to a filtered list. */
export function ChipLink({ to, children, isCurrent = false, isOnDark = false }: ChipProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "true" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center rounded-full border px-4 text-sm no-underline",
        isOnDark && "border-glass-line text-white hover:border-white hover:bg-glass",
        !isOnDark && isCurrent && "border-leaf bg-leaf font-semibold text-on-leaf",
        !isOnDark && !isCurrent && "border-line bg-card text-ink hover:border-edge",
      )}
    >
      {children}
    </Link>
  );
}
