import { Icon } from "#app/shared/ui/icon.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { features } from "./words.ts";

export function Features() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {features.groups.map(({ icon, tone, title, points }) => (
        <Card as="li" key={title}>
          <div className="mb-4 flex items-center gap-3">
            <span className={`grid size-11 shrink-0 place-items-center rounded-xl ${tone}`}>
              <Icon name={icon} className="size-6" />
            </span>
            <h3 className="text-xl">{title}</h3>
          </div>
          <CheckList points={points} />
        </Card>
      ))}
    </ul>
  );
}
