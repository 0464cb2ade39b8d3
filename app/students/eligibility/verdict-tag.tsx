import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { verdictNames } from "#app/catalogue/eligibility/verdict-names.ts";
import { Tag } from "#app/shared/ui/page/tag.tsx";

const tones = { can: "mint", check: "marigold", closed: "clay" } as const;

export const VerdictTag = ({ verdict }: { verdict: Verdict }) => (
  <Tag tone={tones[verdict]}>{verdictNames[verdict]}</Tag>
);
