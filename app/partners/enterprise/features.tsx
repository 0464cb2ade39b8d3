import { Icon } from "#app/shared/ui/icon.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { features } from "./words.ts";

/** Folded on a phone. */
export function Features() {
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {features.groups.map(({ icon, tone, title, points }) => (
        <li key={title} className="rounded-card border border-line bg-card lifted">
          <details className="unfolded-wide">
            <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2">
              <span className={`grid size-9 shrink-0 place-items-center rounded-xl ${tone}`}>
                <Icon name={icon} className="size-5" />
              </span>
              <h3 className="grow text-lg">{title}</h3>
              <Icon name="chevron" className="size-4 shrink-0 rotate-90 md:hidden" />
            </summary>
            <CheckList points={points} className="px-4 pt-1 pb-4" />
          </details>
        </li>
      ))}
    </ul>
  );
}
