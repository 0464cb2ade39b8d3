import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { Tag, type TagTone } from "#app/shared/ui/page/tag.tsx";

/** Green is a promise: open today, and every deciding fact is known and met. */
const tones: Record<Verdict, TagTone> = {
  openNow: "mint",
  opensLater: "indigo",
  oneMissing: "marigold",
  checkWithThem: "neutral",
  notOpen: "plain",
};

export const VerdictTag = ({ verdict, text }: ShownVerdict) => <Tag tone={tones[verdict]}>{text}</Tag>;
