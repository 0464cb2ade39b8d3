import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { resources } from "./words.ts";

export function Resources() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {[resources.register, resources.learn, resources.investors].map(({ title, text, list }) => (
        <Card as="li" key={title}>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 mb-3 text-ink-2">{text}</p>
          <ul>
            {list.map(({ name, url }) => (
              <li key={url} className="border-t border-line pt-2 pb-1">
                <p>{name}</p>
                <HostLink href={url} label={name} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  );
}
