import { Icon } from "#app/common/ui/icon.tsx";
import { benefits } from "./words.ts";

export function Benefits() {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {benefits.list.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4 lg:block">
          <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-marigold-pale text-marigold-ink">
            <Icon name={icon} className="size-6" />
          </span>
          <div className="min-w-0 lg:mt-3">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
