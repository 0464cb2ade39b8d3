import { type Html, html, ownHtml } from "#app/mail/templates/html.ts";
import { card, soft } from "#app/mail/templates/layout.ts";
import { inOneLine } from "#app/mail/templates/unsubscribable-email.server.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import type { opportunityKinds } from "#database/schema/lists.ts";

export interface MailedOpportunity {
  kind: (typeof opportunityKinds)[number];
  id: string;
  title: string;
  byline: string;
  /** "Closes 15 December 2026 · Open now, closes in 30 days"; null for a college. */
  closes: string | null;
  percent?: number;
  reason?: string;
  /** Extra lines below the title. */
  lines?: string[];
  /** Unlisted: shown without a link. */
  isGone?: boolean;
}

/** Limits that keep an email of ten items light in any script. */
const longest = {
  title: { characters: 100, bytes: 200 },
  byline: { characters: 60, bytes: 110 },
  reason: { characters: 120, bytes: 150 },
};

export const titleOf = ({ title }: { title: string }) => lighten(inOneLine(title), "title");

const addressOf = (origin: string, { kind, id }: MailedOpportunity) => `${origin}/${kind}/${id}`;

export function inHtml(origin: string, one: MailedOpportunity): Html {
  const { percent, reason, byline, closes, lines = [], isGone = false } = one;
  const look = ownHtml("font-size:17px;font-weight:700;line-height:23px");
  return card(
    html`${
      percent === undefined
        ? null
        : html`<p style="margin:0 0 6px"><span class="score" style="display:inline-block;padding:1px 10px;border-radius:12px;background:#dcefe4;color:#0c4735;font-size:14px;font-weight:700">${percent}% match</span></p>`
    }${
      isGone
        ? html`<span style="${look}">${titleOf(one)}</span>`
        : html`<a href="${addressOf(origin, one)}" style="${look};text-decoration:underline">${titleOf(one)}</a>`
    }${
      byline ? soft(lighten(byline, "byline")) : null
    }${reason ? soft(`Why: ${lighten(reason, "reason")}`) : null}${
      closes ? html`<p style="margin:6px 0 0;font-size:15px;font-weight:600">${closes}</p>` : null
    }${lines.map((line) => html`<p style="margin:6px 0 0;font-size:15px;font-weight:600">${line}</p>`)}`,
  );
}

export function inText(origin: string, one: MailedOpportunity): string {
  const { percent, reason, byline, closes, lines = [], isGone = false } = one;
  return [
    percent === undefined ? titleOf(one) : `${percent}% match: ${titleOf(one)}`,
    ...(byline ? [lighten(byline, "byline")] : []),
    ...(reason ? [`Why: ${lighten(reason, "reason")}`] : []),
    ...(closes ? [closes] : []),
    ...lines,
    ...(isGone ? [] : [addressOf(origin, one)]),
  ].join("\n");
}

/** Shortens a text to its limits. */
export function lighten(text: string, what: keyof typeof longest): string {
  const { characters, bytes } = longest[what];
  const short = shorten(text, characters);
  const weight = Buffer.byteLength(short);
  return weight <= bytes ? short : shorten(text, Math.floor((short.length * bytes) / weight));
}
