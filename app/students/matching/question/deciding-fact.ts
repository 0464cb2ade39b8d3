import type { ProfileQuestion } from "#app/catalogue/eligibility/judgement.ts";
import { systems } from "#app/catalogue/grades/all-systems.ts";
import { examInWords } from "#app/catalogue/grades/exam-in-words.ts";
import { type About, askedFor, decidingWords, type Fact } from "./fact-words.ts";

/** Names the answer that decides, for example "your KCSE grade: it decides". */
export function decidingFact({ field, systems: [only] = [] }: ProfileQuestion, about: About): string {
  if (field !== "results") return decidingWords.fact(askedFor[about][field as Fact]);
  if (!only || systems[only].level === "degree") return decidingWords.degree[about];
  const { inputs, subjects } = systems[only];
  const kind = inputs[0]?.kind === "choice" ? "grade" : subjects ? "grades" : "score";
  return decidingWords[kind][about](examInWords(only));
}
