import { ButtonLink } from "#app/shared/ui/button.tsx";
import { QueueKeys } from "./queue-shortcuts.tsx";

interface QueueLinksProps {
  /** The list, as it was narrowed and sorted. */
  list: string;
  previous: string | null;
  next: string | null;
}

/** The way through a list of records, one after the other. */
export function QueueLinks({ list, previous, next }: QueueLinksProps) {
  return (
    <nav aria-label="Queue" className="mb-4 flex flex-wrap items-center gap-2">
      <ButtonLink look="quiet" size="small" to={list}>
        Back to the list
      </ButtonLink>
      {previous && (
        <ButtonLink look="outline" size="small" to={previous} rel="prev" data-key="k">
          Previous
        </ButtonLink>
      )}
      {next && (
        <ButtonLink look="outline" size="small" to={next} rel="next" data-key="j">
          Next
        </ButtonLink>
      )}
      <QueueKeys hint="Keys: J next, K previous" />
    </nav>
  );
}
