import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { compareVerdicts, type ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { type Html, html, ownHtml } from "#app/mail/templates/html.ts";
import { card, soft } from "#app/mail/templates/layout.ts";
import { inOneLine } from "#app/mail/templates/unsubscribable-email.server.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import type { opportunityKinds } from "#database/schema/lists.ts";
import { mailedWords } from "./words.ts";

export interface MailedOpportunity {
  kind: (typeof opportunityKinds)[number];
  id: string;
  title: string;
  byline: string;
  /** "Closes 15 December 2026 · Open now, closes in 30 days"; null for a college. */
  closes: string | null;
  /** Whether the reader may apply; null if nothing is known about them. */
  verdict?: ShownVerdict | null;
  percent?: number;
  reason?: string;
  /** Extra lines below the title. */
  lines?: string[];
  /** Unlisted: shown without a link. */
  isUnlisted?: boolean;
}

/** Limits that keep an email of ten items light in any script. */
const longest = {
  title: { characters: 100, bytes: 200 },
  byline: { characters: 60, bytes: 110 },
  reason: { characters: 120, bytes: 150 },
};

export const titleOf = ({ title }: { title: string }) => lighten(inOneLine(title), "title");

const addressOf = (origin: string, { kind, id }: MailedOpportunity) => `${origin}/${kind}/${id}`;

/** Only what is open to the reader now is green. */
const looks: Record<Verdict, string> = {
  openNow: "background:#dcefe4;color:#0c4735",
  opensLater: "background:#e3e7fb;color:#2b3a8c",
  oneMissing: "background:#fdeec6;color:#6b4700",
  checkWithThem: "background:#efe8d8;color:#14211b",
  notOpen: "background:#ffffff;color:#4b5a52;border:1px solid #b9b09c",
};

/** An email contains few opportunities that have to be checked with the provider. */
const mostToCheck = 2;

/** The best verdicts first, otherwise in the given order, with at most two to check with the provider. */
export function pickForMail<Listed extends Pick<MailedOpportunity, "verdict">>(
  listed: Listed[],
  room = mostToCheck,
): Listed[] {
  const rank = { verdict: "oneMissing" } as const;
  let toCheck = 0;
  return listed
    .toSorted((one, other) => compareVerdicts(one.verdict ?? rank, other.verdict ?? rank))
    .filter(({ verdict }) => verdict?.verdict !== "notOpen")
    .filter(({ verdict }) => verdict?.verdict !== "checkWithThem" || ++toCheck <= room);
}

export const countToCheck = (listed: Pick<MailedOpportunity, "verdict">[]) =>
  listed.filter(({ verdict }) => verdict?.verdict === "checkWithThem").length;

/** How many more an email may contain that have to be checked with the provider. */
export const roomToCheck = (listed: Pick<MailedOpportunity, "verdict">[]) =>
  Math.max(0, mostToCheck - countToCheck(listed));

/** "Score: 55 of 100. Why: your field (Law)". */
const whyInWords = ({ percent, reason }: MailedOpportunity): string =>
  mailedWords.why(percent ?? null, reason ? lighten(reason, "reason") : null);

export function inHtml(origin: string, one: MailedOpportunity): Html {
  const { verdict, byline, closes, lines = [], isUnlisted = false } = one;
  const why = whyInWords(one);
  const look = ownHtml("font-size:17px;font-weight:700;line-height:23px");
  return card(
    html`${
      verdict
        ? html`<p style="margin:0 0 6px"><b style="display:inline-block;padding:1px 10px;border-radius:12px;font-size:14px;${ownHtml(looks[verdict.verdict])}">${verdict.text}</b></p>`
        : null
    }${
      isUnlisted
        ? html`<span style="${look}">${titleOf(one)}</span>`
        : html`<a href="${addressOf(origin, one)}" style="${look};text-decoration:underline">${titleOf(one)}</a>`
    }${byline ? soft(lighten(byline, "byline")) : null}${why ? soft(why) : null}${
      closes ? html`<p style="margin:6px 0 0;font-size:15px;font-weight:600">${closes}</p>` : null
    }${lines.map((line) => html`<p style="margin:6px 0 0;font-size:15px;font-weight:600">${line}</p>`)}`,
  );
}

export function inText(origin: string, one: MailedOpportunity): string {
  const { verdict, byline, closes, lines = [], isUnlisted = false } = one;
  const why = whyInWords(one);
  return [
    verdict ? `${withColon(verdict.text)} ${titleOf(one)}` : titleOf(one),
    ...(byline ? [lighten(byline, "byline")] : []),
    ...(why ? [why] : []),
    ...(closes ? [closes] : []),
    ...lines,
    ...(isUnlisted ? [] : [addressOf(origin, one)]),
  ].join("\n");
}

/** Shortens a text to its limits. */
export function lighten(text: string, what: keyof typeof longest): string {
  const { characters, bytes } = longest[what];
  const short = shorten(text, characters);
  const weight = Buffer.byteLength(short);
  return weight <= bytes ? short : shorten(text, Math.floor((short.length * bytes) / weight));
}
