import { Tag } from "#app/common/ui/tag.tsx";
import type { Verdict } from "./judgement.ts";
import { verdictNames } from "./verdict-names.ts";

const tones = { can: "mint", check: "marigold", closed: "clay" } as const;

export const VerdictTag = ({ verdict }: { verdict: Verdict }) => (
  <Tag tone={tones[verdict]}>{verdictNames[verdict]}</Tag>
);
