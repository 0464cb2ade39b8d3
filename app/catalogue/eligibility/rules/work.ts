import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";

const years = (count: number) => (count === 1 ? "1 year" : `${count} years`);
const words = {
  yes: (needed: number) => `You need ${years(needed)} of work`,
  ask: (needed: number) => `You need ${years(needed)} of work: tell us how much you have`,
  no: (needed: number, own: number) =>
    `You need ${years(needed)} of work: you have ${own === 0 ? "none" : years(own)}`,
};

export function judgeWork(
  { workYears: needed }: Pick<EligibilityFacts, "workYears">,
  { workYears: own }: Pick<Applicant, "workYears">,
): Finding | null {
  if (!needed) return null;
  if (own === null) return finding("work", "check", () => words.ask(needed), { field: "workYears" });
  return own >= needed
    ? finding("work", "yes", () => words.yes(needed))
    : finding("work", "no", () => words.no(needed, own));
}
