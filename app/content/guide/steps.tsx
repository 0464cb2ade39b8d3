import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { steps } from "./words.ts";

export function Steps() {
  return (
    <ol className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {steps.list.map(({ title, text, action, to }, place) => (
        <Card as="li" key={title} className="flex gap-4 lg:flex-col lg:gap-3">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-marigold font-display text-xl font-extrabold text-on-marigold"
          >
            {place + 1}
          </span>
          <div className="flex min-w-0 grow flex-col items-start">
            <h3 className="text-xl">
              <span className="sr-only">{steps.place(place + 1)} </span>
              {title}
            </h3>
            <p className="mt-1.5 mb-1 text-ink-2">{text}</p>
            <TextLink to={to} className="mt-auto">
              {action}
            </TextLink>
          </div>
        </Card>
      ))}
    </ol>
  );
}
