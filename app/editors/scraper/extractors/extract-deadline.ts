import { type DateMention, findDateMentions } from "./date-mentions.ts";
import {
  type Cue,
  findCues,
  findRollingPhrase,
  inOrder,
  isClauseAboutApplying,
  separatesFromCue,
} from "./deadline-cues.ts";
import { evidenceAt, type Finding } from "./finding.ts";
import { normaliseText } from "./normalise-text.ts";
import { isAboutAnother } from "./other-awards.ts";
import { type DateReference, resolveDate } from "./resolve-date.ts";
import { Spans } from "./spans.ts";

interface Deadline {
  /** ISO date; null if applications are accepted at any time. */
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
 * The application deadline. A date only counts if words nearby say that it is the deadline, and if its day
 * and year are clear.
 */
export function extractDeadline(source: string, reference: DateReference): Finding<Deadline> | null {
  const text = normaliseText(source);
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
  const rolling = findRollingPhrase(text);
  return rolling && candidates.length === 0
    ? { value: { day: null }, evidence: evidenceAt(text, rolling.start, rolling.end), isSure: true }
    : null;
}

function candidateFor(
  mention: DateMention,
  cues: Spans<Cue>,
  text: string,
  reference: DateReference,
): Candidate[] {
  if (mention.beginsRange) return [];
  if (reference.title && isAboutAnother(text, mention.start, reference.title)) return [];
  const cue = nearestCue(mention, cues, text);
  if (!cue || cue.means === "other" || (cue.needsRange && !mention.endsRange)) return [];
  if (cue.isWeak && !isClauseAboutApplying(text, mention.start)) return [];
  const placed = resolveDate(mention, text, reference);
  return placed ? [{ ...placed, cue, start: mention.start, end: mention.end }] : [];
}

const maxDistanceBefore = 110;
const maxDistanceAfter = 45;

/** The cue for a date precedes it in the same clause, or follows directly. */
function nearestCue(mention: DateMention, cues: Spans<Cue>, text: string): Cue | null {
  const near = cues
    .touching({ start: mention.start - maxDistanceBefore, end: mention.end + maxDistanceAfter })
    .sort(inOrder);
  const before = near
    .filter((cue) => cue.end <= mention.start && mention.start - cue.end <= maxDistanceBefore)
    .filter((cue) => !separatesFromCue(text.slice(cue.end, mention.start)))
    .at(-1);
  const behind = near.find(
    (cue) =>
      cue.start >= mention.end &&
      cue.start - mention.end <= maxDistanceAfter &&
      cue.mayFollow &&
      /^[^\n.;!?]*$/.test(text.slice(mention.end, cue.start)) &&
      !/\d{4}|\d(?:st|nd|rd|th)/.test(text.slice(mention.end, cue.start)),
  );
  if (before && !behind) return before;
  if (!before) return behind ?? null;
  // In "Opens 1 March, closes", the last cue belongs to the next date, unless punctuation ties it to this
  // one.
  return behind &&
    /^ ?(?:\(|is |are |- ?|: ?|\| ?)/.test(text.slice(mention.end, mention.end + 4)) &&
    before.means !== "closes" &&
    before.means !== "extended"
    ? behind
    : before;
}

/** An extended deadline replaces the former one. Of several rounds, the next open one counts. */
function choose(candidates: Candidate[], today: string): Candidate | null {
  const extended = candidates.filter(({ cue }) => cue.means === "extended");
  const said = extended.length > 0 ? extended.slice(-1) : candidates;
  const days = [...new Set(said.map(({ day }) => day))].sort();
  const day = days.find((one) => one >= today) ?? days.at(-1);
  const chosen = said.find((candidate) => candidate.day === day);
  return chosen ? { ...chosen, isSure: chosen.isSure && days.length === 1 } : null;
}
