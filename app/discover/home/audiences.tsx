import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { IconTile } from "#app/shared/ui/page/icon-tile.tsx";
import { audiencesText } from "./text-words.ts";
import { audiences } from "./words.ts";

export function Audiences() {
  return (
    <section aria-label={audiencesText.title} className="wrap pt-6 md:pt-8">
      <ul className="grid gap-2.5 md:grid-cols-3 md:gap-4">
        {audiences.map(({ icon, title, text, action, to }, place) => (
          <Card
            as="li"
            key={title}
            className="flex flex-col items-start gap-x-3 max-md:flex-row max-md:px-3.5 max-md:py-2.5"
          >
            <IconTile icon={icon} place={place} className="size-9 md:size-11" />
            <div className="flex min-w-0 grow flex-col items-start md:mt-3">
              <h2 className="text-base md:text-xl">{title}</h2>
              <p className="text-ink-2 max-md:text-sm max-md:leading-snug md:my-1">{text}</p>
              <TextLink to={to} className="mt-auto">
                {action}
              </TextLink>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
