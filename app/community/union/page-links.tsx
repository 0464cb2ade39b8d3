import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";

interface PageLinksProps {
  label: string;
  previous: string | null;
  next: string | null;
  names: { previous: string; next: string };
}

/** Links to the previous and next part of a list. */
export function PageLinks({ label, previous, next, names }: PageLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap justify-center gap-3">
      {previous && (
        <ButtonLink to={`?${previous}`} look="outline" rel="prev">
          <Icon name="chevron-back" className="size-4" />
          {names.previous}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={`?${next}`} look="outline" rel="next">
          {names.next}
          <Icon name="chevron" className="size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}
