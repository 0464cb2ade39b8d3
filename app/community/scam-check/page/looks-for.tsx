import { Icon } from "#app/shared/ui/icon.tsx";
import { looksFor } from "../words.ts";

export function LooksFor() {
  return (
    <section aria-labelledby="looks-for">
      <h2 id="looks-for" className="mb-4 text-xl">
        {looksFor.title}
      </h2>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        {looksFor.list.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 sm:block">
            <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-mint text-mint-ink">
              <Icon name={icon} className="size-6" />
            </span>
            <div className="min-w-0 sm:mt-3">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
