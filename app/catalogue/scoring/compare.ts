import { welcomesEveryField } from "#database/schema/match-bits.ts";
import { contains, saysSomething } from "./contains.ts";
import type { Comparison } from "./score.ts";

/** Met when one of the texts contains one of the wanted words. */
export function compareWords(wanted: string[], texts: string[]): Comparison {
  const matched = wanted.filter((words) => texts.some((text) => contains(text, words)));
  return { isMet: matched.length > 0, wanted, offered: texts.join(", "), matched };
}

/** Also met when every field is welcome, whatever she is interested in. */
export function compareFields(wanted: string[], text: string): Comparison {
  const { matched } = compareWords([...wanted, ...welcomesEveryField], [text]);
  return { isMet: matched.length > 0, wanted, offered: text, matched };
}

/** Met when the opportunity says something about it and so does she, or it needs nothing from her. */
export function compareKnown(wanted: string[], text: string | null, isWanted: boolean): Comparison {
  const isMet = isWanted && saysSomething(text);
  return { isMet, wanted, offered: text ?? "", matched: isMet && text ? [text] : [] };
}
