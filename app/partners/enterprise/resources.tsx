import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { resources } from "./words.ts";

export function Resources() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {resources.list.map(({ title, text, action, to }) => (
        <Card as="li" key={title} className="flex flex-col items-start">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 mb-2 text-ink-2">{text}</p>
          <TextLink to={to} className="mt-auto">
            {action}
          </TextLink>
        </Card>
      ))}
    </ul>
  );
}
