import type { Html } from "#app/mail/templates/html.ts";
import { button, heading, mailPage, paragraph, subheading } from "#app/mail/templates/layout.ts";
import {
  footerInHtml,
  footerInText,
  inOneLine,
  type MailTools,
  unsubscribeUrl,
  type WrittenMail,
} from "#app/mail/templates/unsubscribable-email.server.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { inHtml, inText, lighten, type MailedOpportunity } from "./mailed-opportunity.server.ts";
import type { MailedSearch } from "./searches/mailed-searches.ts";
import { alertWords, searchAlertWords } from "./words.ts";

const longestTitle = 70;

/** The alert email: new matches, best first, and new results of saved searches. */
export function composeAlert(
  tools: MailTools,
  userId: string,
  matches: MailedOpportunity[],
  searches: MailedSearch[] = [],
): WrittenMail {
  const { origin } = tools;
  const subject = subjectOf(matches, searches);
  const intro =
    matches.length > 0 ? alertWords.intro(matches.length, countOpen(matches)) : searchAlertWords.intro;
  const all =
    matches.length > 0
      ? { label: alertWords.all, address: `${origin}/matches` }
      : { label: searchAlertWords.all, address: `${origin}/saved/searches` };
  const foot = {
    why: searches.length > 0 ? searchAlertWords.why : alertWords.why,
    settings: `${origin}/profile/alerts`,
    stop: unsubscribeUrl(tools, { what: "alert", whom: userId }),
  };
  return {
    subject,
    text: `${[
      intro,
      ...matches.map((match) => inText(origin, match)),
      ...searches.flatMap((search) => searchInText(origin, search)),
      `${withColon(all.label)} ${all.address}`,
      footerInText(foot).join("\n"),
    ].join("\n\n")}\n`,
    html: mailPage({
      title: subject,
      preview: intro,
      body: [
        heading(headingOf(matches)),
        paragraph(intro),
        ...matches.map((match) => inHtml(origin, match)),
        ...searches.flatMap((search) => searchInHtml(origin, search)),
        button(all),
      ],
      foot: footerInHtml(foot),
    }),
  };
}

function subjectOf(matches: MailedOpportunity[], searches: MailedSearch[]): string {
  const titleOf = (one: MailedOpportunity | undefined) => shorten(inOneLine(one?.title ?? ""), longestTitle);
  if (matches.length > 0) return alertWords.subject(matches.length, countOpen(matches), titleOf(matches[0]));
  const count = searches.reduce((sum, { found, more }) => sum + found.length + more, 0);
  return searchAlertWords.subject(count, titleOf(searches[0]?.found[0]));
}

function headingOf({ length }: MailedOpportunity[]): string {
  if (length === 0) return searchAlertWords.title;
  return alertWords.title(length);
}

const countOpen = (matches: MailedOpportunity[]) =>
  matches.filter(({ verdict }) => verdict?.verdict === "openNow").length;

const titleOfSearch = ({ name }: MailedSearch) => searchAlertWords.foundBy(lighten(inOneLine(name), "title"));

function searchInText(origin: string, search: MailedSearch): string[] {
  return [
    titleOfSearch(search),
    ...search.found.map((one) => inText(origin, one)),
    `${withColon(searchAlertWords.see(search.more))} ${origin}${search.address}`,
  ];
}

function searchInHtml(origin: string, search: MailedSearch): Html[] {
  return [
    subheading(titleOfSearch(search)),
    ...search.found.map((one) => inHtml(origin, one)),
    button({ label: searchAlertWords.see(search.more), address: origin + search.address }),
  ];
}
