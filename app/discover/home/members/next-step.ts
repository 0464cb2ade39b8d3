import { type DueItem, isOpenTask } from "#app/students/saved/list/due.ts";
import type { SavedItem } from "#app/students/saved/list/list-saved.server.ts";
import { memberWords as words } from "./words.ts";

interface NextStep {
  text: string;
  action: string;
  to: string;
}

interface MemberState {
  hasProfile: boolean;
  /** Ordered by deadline. */
  saved: Pick<SavedItem, "kind" | "id" | "title" | "status" | "isListed">[];
  due: DueItem[];
}

/** The most urgent step: due tasks, then begun ones, then new ones. */
export function nextStepOf({ hasProfile, saved, due }: MemberState): NextStep {
  if (!hasProfile) return { ...words.steps.profile, to: "/profile" };
  const [first] = due;
  if (first) {
    const [todo] = first.steps;
    const text = todo
      ? words.steps.todo(first.title, todo)
      : words.steps.send(first.title, first.closes ?? "");
    return { text, action: words.steps.checklist, to: `/${first.item}#tonight` };
  }
  const begun = saved.find(({ status, isListed }) => isListed && status === "preparing");
  const next = begun ?? saved.find(({ status, isListed }) => isListed && isOpenTask(status));
  if (next) {
    const text = begun ? words.steps.goOn(next.title) : words.steps.begin(next.title);
    return { text, action: words.steps.checklist, to: `/${next.kind}/${next.id}#tonight` };
  }
  return { ...words.steps.save, to: "/matches" };
}
