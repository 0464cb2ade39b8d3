const wordsAMinute = 200;

/** Whole minutes, at least one. A URL doesn't count as a word. */
export function readingMinutes(content: string): number {
  const words = content
    .replace(/https?:\/\/\S+/g, " ")
    .match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsAMinute));
}
