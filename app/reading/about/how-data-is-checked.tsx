import { Icon } from "#app/common/ui/icon.tsx";
import { TextLink } from "#app/common/ui/text-link.tsx";
import { data } from "./words.ts";

export function HowDataIsChecked() {
  return (
    <>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {data.list.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 lg:block">
            <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-indigo-pale text-indigo-ink">
              <Icon name={icon} className="size-6" />
            </span>
            <div className="min-w-0 lg:mt-3">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-center gap-x-3">
        {data.check} <TextLink to="/check">{data.checkAction}</TextLink>
      </p>
    </>
  );
}
