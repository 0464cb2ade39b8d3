import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { tips } from "./words.ts";

export function Tips() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {tips.kinds.map(({ icon, tone, title, points, action, to }) => (
        <Card as="li" key={title} className="flex flex-col items-start">
          <div className="mb-4 flex items-center gap-3">
            <span className={`grid size-11 shrink-0 place-items-center rounded-xl ${tone}`}>
              <Icon name={icon} className="size-6" />
            </span>
            <h3 className="text-xl">{title}</h3>
          </div>
          <CheckList points={points} className="mb-3" />
          <TextLink to={to} className="mt-auto">
            {action}
          </TextLink>
        </Card>
      ))}
    </ul>
  );
}
