import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import type { Kind } from "./kinds.ts";
import { notFoundWords } from "./not-found-words.ts";
import { kindWords } from "./words.ts";

/** Says which kind of record wasn't found, with a link to the others of that kind. */
export function RecordNotFound({ kind }: { kind: Kind }) {
  const { notFound, back } = kindWords[kind];
  return (
    <div className="wrap py-16 text-center md:py-24">
      <h1 className="text-page">{notFound}</h1>
      <p className="mx-auto mt-3 mb-8 max-w-[46ch] text-lg text-ink-2">{notFoundWords.text}</p>
      <ButtonLink to={`/browse?tab=${kind}`} size="large">
        <Icon name="back" className="size-4" />
        {back}
      </ButtonLink>
    </div>
  );
}
