import { Icon, type IconName } from "#app/shared/ui/icon.tsx";
import type { Verdict } from "../eligibility/judgement.ts";
import type { ShownVerdict } from "../eligibility/verdict.ts";

/** Green is a promise: open today, and every deciding fact is known and met. */
export const bands: Record<Verdict, { look: string; icon: IconName }> = {
  openNow: { look: "bg-mint text-mint-ink", icon: "done" },
  opensLater: { look: "bg-indigo-pale text-indigo-ink", icon: "calendar" },
  oneMissing: { look: "bg-marigold-pale text-marigold-ink", icon: "question" },
  checkWithThem: { look: "bg-neutral text-ink", icon: "chat" },
  notOpen: { look: "border-t border-line text-ink-2", icon: "ban" },
};

/** The verdict's icon and words, at the foot of a card. */
export const VerdictLine = ({ verdict, text }: ShownVerdict) => (
  <p className="flex min-w-0 grow basis-32 items-center gap-2.5 text-small leading-tight font-bold">
    <Icon name={bands[verdict].icon} className="size-5 shrink-0" />
    {text}
  </p>
);
