import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { audiencesText } from "./text-words.ts";
import { audiences } from "./words.ts";

export function Audiences() {
  return (
    <section aria-label={audiencesText.whoFursaIsFor} className="wrap pt-8">
      <ul className="grid gap-4 md:grid-cols-3">
        {audiences.map(({ icon, tone, title, text, action, to }) => (
          <Card as="li" key={title} className="flex flex-col items-start gap-x-4 max-md:flex-row">
            <span className={`grid size-11 shrink-0 place-items-center rounded-xl ${tone}`}>
              <Icon name={icon} className="size-6" />
            </span>
            <div className="flex min-w-0 grow flex-col items-start md:mt-3">
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 mb-1 text-ink-2">{text}</p>
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
