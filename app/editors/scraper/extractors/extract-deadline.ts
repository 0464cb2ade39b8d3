import { type DateMention, findDateMentions } from "./date-mentions.ts";
import { type Cue, findCues, forgetsTheCue, inOrder, isOfApplying, saysRolling } from "./deadline-cues.ts";
import { evidenceAt, type Finding } from "./finding.ts";
import { plainText } from "./normalise-text.ts";
import { placeInTime, type Reference } from "./resolve-date.ts";
import { Spans } from "./spans.ts";

interface Deadline {
  /** As 2027-04-30; null for what is open all the time. */
  day: string | null;
}

interface Candidate {
  day: string;
  isSure: boolean;
  cue: Cue;
  start: number;
  end: number;
}

/**
 * The day by which one has to apply. It is only read where the words say that it is that day: a date without such words,
 * a month without a day and a day without a plausible year all give nothing.
 */
export function readDeadline(source: string, reference: Reference): Finding<Deadline> | null {
  const text = plainText(source);
  const cues = new Spans(findCues(text));
  const candidates = findDateMentions(text).flatMap((mention) =>
    candidateFor(mention, cues, text, reference),
  );
  const chosen = choose(candidates, reference.today);
  if (chosen)
    return {
      value: { day: chosen.day },
      evidence: evidenceAt(
        text,
        Math.min(chosen.start, chosen.cue.start),
        Math.max(chosen.end, chosen.cue.end),
      ),
      isSure: chosen.isSure,
    };
  const rolling = saysRolling(text);
  return rolling && candidates.length === 0
    ? { value: { day: null }, evidence: evidenceAt(text, rolling.start, rolling.end), isSure: true }
    : null;
}

function candidateFor(
  mention: DateMention,
  cues: Spans<Cue>,
  text: string,
  reference: Reference,
): Candidate[] {
  if (mention.beginsRange) return [];
  const cue = nearestCue(mention, cues, text);
  if (!cue || cue.means === "other" || (cue.needsRange && !mention.endsRange)) return [];
  if (cue.isWeak && !isOfApplying(text, mention.start)) return [];
  const placed = placeInTime(mention, text, reference);
  return placed ? [{ ...placed, cue, start: mention.start, end: mention.end }] : [];
}

const reachBefore = 110;
const reachAfter = 45;

/** The words that say what a date is for stand before it in the same clause, or else right behind it. */
function nearestCue(mention: DateMention, cues: Spans<Cue>, text: string): Cue | null {
  const near = cues
    .touching({ start: mention.start - reachBefore, end: mention.end + reachAfter })
    .sort(inOrder);
  const before = near
    .filter((cue) => cue.end <= mention.start && mention.start - cue.end <= reachBefore)
    .filter((cue) => !forgetsTheCue(text.slice(cue.end, mention.start)))
    .at(-1);
  const behind = near.find(
    (cue) =>
      cue.start >= mention.end &&
      cue.start - mention.end <= reachAfter &&
      cue.mayFollow &&
      /^[^\n.;!?]*$/.test(text.slice(mention.end, cue.start)) &&
      !/\d{4}|\d(?:st|nd|rd|th)/.test(text.slice(mention.end, cue.start)),
  );
  if (before && !behind) return before;
  if (!before) return behind ?? null;
  // "Opens 1 March, closes": what follows belongs to the next date, unless it is said to be this one.
  return behind &&
    /^ ?(?:\(|is |are |- ?|: ?|\| ?)/.test(text.slice(mention.end, mention.end + 4)) &&
    before.means !== "closes" &&
    before.means !== "extended"
    ? behind
    : before;
}

/** An extended day counts before the former one; of several rounds the next one that is still open. */
function choose(candidates: Candidate[], today: string): Candidate | null {
  const extended = candidates.filter(({ cue }) => cue.means === "extended");
  const said = extended.length > 0 ? extended.slice(-1) : candidates;
  const days = [...new Set(said.map(({ day }) => day))].sort();
  const day = days.find((one) => one >= today) ?? days.at(-1);
  const chosen = said.find((candidate) => candidate.day === day);
  return chosen ? { ...chosen, isSure: chosen.isSure && days.length === 1 } : null;
}
