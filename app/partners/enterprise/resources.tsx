import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { resources } from "./words.ts";

export function Resources() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-3">
      {resources.list.map(({ text, action, to }) => (
        <li key={to} className="border-b border-line pb-2">
          <TextLink to={to}>{action}</TextLink>
          <p className="-mt-1 text-sm text-ink-2 max-sm:hidden">{text}</p>
        </li>
      ))}
    </ul>
  );
}
