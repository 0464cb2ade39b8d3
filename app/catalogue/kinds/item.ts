import { parseId } from "#app/shared/urls/parse-id.ts";
import { opportunityKinds } from "#database/schema/opportunity-lists.ts";
import type { OpportunityKind } from "./kinds.ts";

/** Identifies an opportunity. */
export interface Item {
  kind: OpportunityKind;
  id: string;
}

/** "scholarship/8b0c…": its address, without the slash in front. */
export const formatItem = ({ kind, id }: Item) => `${kind}/${id}`;

/** Null if the text names no opportunity. */
export function parseItem(text: unknown): Item | null {
  const [first, second, ...rest] = String(text).split("/");
  const kind = opportunityKinds.find((known) => known === first);
  const id = parseId(second);
  return kind && id && rest.length === 0 ? { kind, id } : null;
}
