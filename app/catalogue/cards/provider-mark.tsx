import { usePage } from "#app/shared/layout/page.ts";
import { markOf } from "./mark-of.ts";

/** Initials on a colour, shown if there is no logo. Hidden with data saver. */
export function ProviderMark({
  name,
  className = "size-10 text-small",
}: {
  name: string;
  className?: string;
}) {
  if (usePage()?.savesData) return null;
  const { initials, color } = markOf(name);
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-[11px] border-b-[3px] border-dashed border-marigold font-display font-bold text-white ${color} ${className}`}
    >
      {initials}
    </span>
  );
}
