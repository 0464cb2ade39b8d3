import { type DateMention, findDateMentions } from "./date-mentions.ts";
import {
  type DeadlineCue,
  findCues,
  findRollingPhrase,
  inOrder,
  isClauseAboutApplying,
  separatesFromCue,
} from "./deadline-cues.ts";
import { type ExtractedValue, evidenceAt } from "./finding.ts";
import { normaliseText } from "./normalise-text.ts";
import { isAboutAnother } from "./other-awards.ts";
import { type DateReference, resolveDate } from "./resolve-date.ts";
import { Spans } from "./spans.ts";

interface ExtractedDeadline {
  /** ISO date; null if applications are accepted at any time. */
  day: string | null;
}

interface DeadlineCandidate {
  day: string;
  isSure: boolean;
  cue: DeadlineCue;
  start: number;
  end: number;
  /** Whether it is in the article, not in a box beside it. */
  isInside: boolean;
}

/**
 * The application deadline. A date only counts if words nearby say that it is the deadline, and if its day
 * and year are clear.
 */
export function extractDeadline(
  source: string,
  reference: DateReference,
): ExtractedValue<ExtractedDeadline> | null {
  const text = normaliseText(source);
  const cues = new Spans(findCues(text));
  const core = reference.core ? new Set(normaliseText(reference.core).split("\n")) : null;
  const mentions = findDateMentions(text);
  const candidates = mentions.flatMap((mention) =>
    candidateFor(mention, cues, text, { ...reference, lines: core }),
  );
  const ofLevels = mentions.flatMap((mention) => {
    if (!isLevelLabel.test(lineBefore(text, mention.start))) return [];
    const day = resolveDate(mention, text, reference)?.day;
    return day ? [{ day, start: mention.start }] : [];
  });
  const rolling = findRollingPhrase(text);
  const inside = candidates.filter(({ isInside }) => isInside);
  const beside = rolling ? [] : candidates.filter(({ cue }) => cue.isNamed);
  const chosen = choose(inside.length > 0 ? inside : beside, ofLevels, text, reference.today);
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
  return rolling && inside.length === 0
    ? { value: { day: null }, evidence: evidenceAt(text, rolling.start, rolling.end), isSure: true }
    : null;
}

function candidateFor(
  mention: DateMention,
  cues: Spans<DeadlineCue>,
  text: string,
  reference: DateReference & { lines: ReadonlySet<string> | null },
): DeadlineCandidate[] {
  if (mention.beginsRange) return [];
  if (reference.title && isAboutAnother(text, mention.start, reference.title)) return [];
  const cue = nearestCue(mention, cues, text);
  if (!cue || cue.means === "other" || (cue.needsRange && !mention.endsRange)) return [];
  if (cue.isWeak && !isClauseAboutApplying(text, mention.start)) return [];
  const placed = resolveDate(mention, text, reference);
  if (!placed) return [];
  const isInside = !reference.lines || reference.lines.has(lineAt(text, mention.start));
  return [{ ...placed, cue, start: mention.start, end: mention.end, isInside }];
}

const lineAt = (text: string, at: number) => {
  const end = text.indexOf("\n", at);
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, end === -1 ? text.length : end);
};

const maxDistanceBefore = 110;
const maxDistanceAfter = 45;

/** The cue for a date precedes it in the same clause, or follows directly. */
function nearestCue(mention: DateMention, cues: Spans<DeadlineCue>, text: string): DeadlineCue | null {
  const near = cues
    .touching({ start: mention.start - maxDistanceBefore, end: mention.end + maxDistanceAfter })
    .sort(inOrder);
  const before = near
    .filter((cue) => cue.end <= mention.start && mention.start - cue.end <= maxDistanceBefore)
    .filter((cue) => !separatesFromCue(text.slice(cue.end, mention.start)))
    // "The deadline for the submission of": the deadline counts, not the window.
    .filter((cue, at, all) => mention.endsRange || !cue.needsRange || !all[at - 1]?.isNamed)
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

/**
 * An extended deadline replaces the former one, and a date named as the deadline counts more than one by which
 * something is sent. Of several rounds, the next open one counts. Returns null if each level has its own.
 */
function choose(
  candidates: DeadlineCandidate[],
  ofLevels: DateOfLevel[],
  text: string,
  today: string,
): DeadlineCandidate | null {
  const extended = candidates.filter(({ cue }) => cue.means === "extended");
  const named = candidates.filter(({ cue }) => cue.isNamed);
  const closing = named.length > 0 ? ofAward(named, text) : candidates;
  const preferred = extended.length > 0 ? extended.slice(-1) : closing;
  const days = [...new Set(preferred.map(({ day }) => day))].sort();
  const day = days.find((one) => one >= today) ?? days.at(-1);
  const chosen = preferred.find((candidate) => candidate.day === day);
  if (!chosen || dependsOnLevel([...preferred, ...ofLevels], text, today)) return null;
  return { ...chosen, isSure: chosen.isSure && new Set(candidates.map((one) => one.day)).size === 1 };
}

/** Where the course has a deadline too, the award's own counts: "deadline for the master's …, for the scholarship …". */
function ofAward(named: DeadlineCandidate[], text: string): DeadlineCandidate[] {
  const words = named.map(({ cue, start }) => text.slice(Math.max(0, cue.start - 25), start));
  const own = named.filter((_, at) => isOfAward.test(words[at] ?? ""));
  const isOfCourse = words.some((one) => ofCourse.test(one) && !isOfAward.test(one));
  return own.length > 0 && isOfCourse ? own : named;
}

const isOfAward = /scholarship|fellowship|bursar(?:y|ies)|financial aid|bourse/i;
const ofCourse = /admission|master|ph\.?d|course|programme?\b|university|inscription/i;

interface DateOfLevel {
  day: string;
  start: number;
}

/** No label is longer. */
const maxLabelLength = 60;
/** The words of the line before a place; empty if there are more than in a label. */
function lineBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - maxLabelLength), at);
  const lineBreak = near.lastIndexOf("\n");
  return lineBreak === -1 && at > maxLabelLength ? "" : near.slice(lineBreak + 1);
}
/** "Masters: 28 February", in a list under "Deadlines". */
const isLevelLabel =
  /^\W{0,4}(?:ph\.?d|doctora\w{1,4}|master'?s?|bachelor'?s?|undergraduates?|postgraduates?|diploma|licence)[^\n:]{0,25}: ?$/i;

/** "PhD places by 15 January, master's places by 26 February". */
function dependsOnLevel(candidates: DateOfLevel[], text: string, today: string): boolean {
  const levels = candidates
    .filter(({ day }) => day >= today)
    .flatMap(({ day, start }) => {
      const clause =
        text
          .slice(Math.max(0, start - 90), start)
          .split(/[\n.;,]/)
          .at(-1) ?? "";
      const level =
        /\b(?:ph\.?d|doctora\w{1,4}|master|bachelor|undergraduate|postgraduate|diploma|licence|thèse)/i.exec(
          clause,
        );
      return level ? [{ day, level: level[0].toLowerCase() }] : [];
    });
  return levels.some((one) => levels.some((other) => other.day !== one.day && other.level !== one.level));
}
