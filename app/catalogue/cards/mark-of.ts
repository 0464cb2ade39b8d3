/** Six colours, none of them green: green only means "Open to you now". */
const colors = ["bg-mark-1", "bg-mark-2", "bg-mark-3", "bg-mark-4", "bg-mark-5", "bg-mark-6"] as const;

const small = /^(?:a|an|and|at|by|for|from|in|of|on|the|to|with)$/i;

/** "SH" for "Stipendium Hungaricum", and a colour that depends only on the name. */
export function markOf(name: string): { initials: string; color: (typeof colors)[number] } {
  const words = (name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !small.test(word));
  const initials = words.slice(0, 2).map((word) => [...word][0] ?? "");
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return { initials: initials.join("").toUpperCase(), color: colors[sum % colors.length] ?? colors[0] };
}
