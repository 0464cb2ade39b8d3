import { Card } from "#app/shared/ui/page/card.tsx";
import { funding } from "./words.ts";

export function FundingKinds() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {funding.kinds.map(({ name, range, text, wants }) => (
        <Card as="li" key={name} className="flex flex-col">
          <h3 className="text-lg">{name}</h3>
          <p className="mt-1 font-display text-2xl leading-tight font-bold text-leaf">{range}</p>
          <p className="mt-2 mb-4 text-ink-2">{text}</p>
          <p className="mt-auto border-t border-dashed border-line pt-3 text-sm">
            <strong>{funding.lookedFor}</strong> {wants}
          </p>
        </Card>
      ))}
    </ul>
  );
}
