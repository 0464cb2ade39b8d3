import type { DueItem } from "#app/students/saved/list/due-items.ts";
import type { SavedItem } from "#app/students/saved/list/list-saved.server.ts";
import { memberWords as words } from "./words.ts";

interface NextStep {
  text: string;
  action: string;
  to: string;
}

interface MemberState {
  hasProfile: boolean;
  /** What is left to apply for, ordered by deadline. */
  open: Pick<SavedItem, "kind" | "id" | "title" | "status">[];
  due: DueItem[];
}

/** The most urgent step: due tasks, then begun ones, then new ones. */
export function nextStepOf({ hasProfile, open, due }: MemberState): NextStep {
  if (!hasProfile) return { ...words.steps.profile, to: "/profile" };
  const [first] = due;
  if (first) {
    const [todo] = first.steps;
    const text = todo
      ? words.steps.todo(first.title, todo)
      : words.steps.send(first.title, first.closes ?? "");
    return { text, action: words.steps.checklist, to: `/${first.item}#tonight` };
  }
  const begun = open.find(({ status }) => status === "preparing");
  const next = begun ?? open[0];
  if (next) {
    const text = begun ? words.steps.goOn(next.title) : words.steps.begin(next.title);
    return { text, action: words.steps.checklist, to: `/${next.kind}/${next.id}#tonight` };
  }
  return { ...words.steps.save, to: "/matches" };
}
