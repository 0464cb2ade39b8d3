import { countriesInWords } from "#app/catalogue/cards/byline.ts";
import { closesOnly } from "#app/catalogue/dates/cycle.ts";
import { closingLine } from "#app/catalogue/dates/deadline.ts";
import { placeName } from "#app/catalogue/names/words.ts";
import { type Html, html } from "#app/mail/templates/html.ts";
import { button, card, heading, mailPage, paragraph, soft, subheading } from "#app/mail/templates/layout.ts";
import {
  footerInHtml,
  footerInText,
  inOneLine,
  type WrittenMail,
} from "#app/mail/templates/unsubscribable-email.server.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { inHtml, inText, lighten, titleOf } from "#app/students/alerts/mailed-opportunity.server.ts";
import type { IssuePart } from "#database/schema/index.ts";
import type { PickedIssue, PickedListing } from "./pick-listings.ts";
import { issueWords } from "./words.ts";

const longestTitle = 70;

interface Reader {
  origin: string;
  stop: string;
  /** Where a member changes settings; a subscriber has none. */
  settings?: string;
  /** A subscriber's country. */
  country?: string | null;
}

/** An issue for one reader. */
export function composeIssue(
  content: PickedIssue,
  day: string,
  { origin, stop, settings, country }: Reader,
): WrittenMail {
  const subject = subjectOf(content);
  const whySubscriber = country ? issueWords.whyFrom(placeName(country)) : issueWords.whySubscriber;
  const foot = { why: settings ? issueWords.whyMember : whySubscriber, settings, stop };
  const browse = { label: issueWords.browse, address: `${origin}/browse` };
  const listing = (one: PickedListing) => ({
    ...one,
    byline: one.kind === "scholarship" ? grantByline(one.byline) : one.byline,
    closes: closingLine(closesOnly(one.closesOn, one.isExpected), day),
  });
  const parts = [
    {
      name: "articles" as const,
      title: issueWords.articles,
      html: content.articles.map((article) => articleInHtml(origin, article)),
      text: content.articles.map((article) => articleInText(origin, article)),
    },
    ...(["scholarships", "closing"] as const).map((name) => ({
      name,
      title: issueWords[name],
      html: content[name].map((one) => inHtml(origin, listing(one))),
      text: content[name].map((one) => inText(origin, listing(one))),
    })),
  ]
    .filter(({ text }) => text.length > 0)
    .toSorted((one, other) => placeOf(content, one.name) - placeOf(content, other.name));
  const note = content.note?.split(/\n{2,}/) ?? [];
  return {
    subject,
    text: `${[
      issueWords.title(day),
      ...note,
      ...parts.flatMap(({ title, text }) => [title.toUpperCase(), ...text]),
      `${withColon(browse.label)} ${browse.address}`,
      footerInText(foot).join("\n"),
    ].join("\n\n")}\n`,
    html: mailPage({
      title: subject,
      preview: parts.map(({ title }) => title).join(" · "),
      body: [
        heading(issueWords.title(day)),
        ...note.map(paragraph),
        ...parts.flatMap((part) => [subheading(part.title), ...part.html]),
        button(browse),
      ],
      foot: footerInHtml(foot),
    }),
  };
}

/** "Kenya · KES 120,000 a year": an issue is stored in English. */
function grantByline(byline: string): string {
  const [countries = "", ...rest] = byline.split(" · ");
  return [countriesInWords(countries), ...rest].join(" · ");
}

const placeOf = ({ parts }: PickedIssue, name: IssuePart) => parts?.indexOf(name) ?? 0;

/** The editor's, or one that names the first item of the issue. */
export function subjectOf({ articles, scholarships, closing, subject }: PickedIssue): string {
  if (subject) return subject;
  const first = articles[0] ?? scholarships[0] ?? closing[0];
  return issueWords.subject(shorten(inOneLine(first?.title ?? ""), longestTitle));
}

type Article = PickedIssue["articles"][number];

const articleAddress = (origin: string, { slug }: Article) => `${origin}/advice/${slug}`;

const articleInHtml = (origin: string, article: Article): Html =>
  card(
    html`<a href="${articleAddress(origin, article)}" style="font-size:17px;font-weight:700;line-height:23px">${titleOf(article)}</a>${soft(lighten(article.excerpt, "reason"))}`,
  );

const articleInText = (origin: string, article: Article) =>
  [titleOf(article), lighten(article.excerpt, "reason"), articleAddress(origin, article)].join("\n");
