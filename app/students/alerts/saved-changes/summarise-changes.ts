import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { foldChanges, type RecordChange } from "./fold-changes.ts";

interface UnsummarisedChange {
  kind: OpportunityKind;
  opportunityId: string;
  title: string;
  changeId: number | null;
  change: RecordChange;
}

export interface SavedChange {
  kind: OpportunityKind;
  opportunityId: string;
  title: string;
  lines: string[];
  isUnlisted: boolean;
}

/** One user's changes, one entry per record: opened and changed. */
export function summariseChanges(news: UnsummarisedChange[]): {
  opened: SavedChange[];
  changed: SavedChange[];
} {
  const nameOf = ({ kind, opportunityId, title }: UnsummarisedChange) => ({ kind, opportunityId, title });
  const opened = news
    .filter(({ changeId }) => changeId === null)
    .map((one) => ({ ...nameOf(one), lines: [], isUnlisted: false }));
  const changes = Map.groupBy(
    news.filter(({ changeId }) => changeId !== null),
    ({ kind, opportunityId }) => `${kind} ${opportunityId}`,
  );
  const changed = [...changes.values()].flatMap((own) => {
    const summary = foldChanges(own.map(({ change }) => change));
    const last = own.at(-1);
    return summary && last ? [{ ...nameOf(last), ...summary }] : [];
  });
  return { opened, changed };
}
