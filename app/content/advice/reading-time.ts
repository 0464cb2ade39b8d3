const wordsAMinute = 200;

/** Whole minutes, at least one. An address counts as no word. */
export function readingMinutes(content: string): number {
  const words = content
    .replace(/https?:\/\/\S+/g, " ")
    .match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsAMinute));
}
