import { ButtonLink } from "#app/shared/ui/button.tsx";
import { QueueShortcuts } from "./queue-shortcuts.tsx";

interface QueueLinksProps {
  /** The list's URL with its filters and order. */
  list: string;
  previous: string | null;
  next: string | null;
}

/** Previous and next record of the list the editor came from. */
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
      <QueueShortcuts hint="Keys: J next, K previous" />
    </nav>
  );
}
