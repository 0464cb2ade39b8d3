import { stepInWords } from "#app/catalogue/dates/checklist-step.ts";
import { closingLabelOf } from "#app/catalogue/dates/closing.ts";
import { deadlineOf } from "#app/catalogue/dates/deadline.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { deadlineWords, detailWords, kindWords } from "#app/catalogue/kinds/words.ts";
import type { FactRow } from "#app/discover/details/facts/fact-row.ts";
import { collegeWords, factWords, tonightWords } from "#app/discover/details/words.ts";
import { dayInWords, daysBetween } from "#app/shared/calendar/days.ts";
import { formatNumber, listNames, withStop } from "#app/shared/languages/formats.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { closingWithin } from "../snapshot/find-listings.ts";
import { type OfflineListing, sheetOf } from "../snapshot/offline-listing.ts";
import type { OfflineSnapshot } from "../snapshot/offline-snapshot.ts";
import { offlineFileWords as words } from "../words.ts";
import { h } from "./dom.ts";

/** The context of a view: how its URLs are written, and what else its cards and pages contain. */
export interface ViewContext {
  snapshot: OfflineSnapshot;
  today: string;
  href: (path: string) => string;
  onCard?: (listing: OfflineListing) => Node | null;
  onPage?: (listing: OfflineListing) => (Node | null)[];
  onSteps?: (
    listing: OfflineListing,
    steps: { name: string; text: string; by: string | null }[],
  ) => Node | null;
}

export const addressOf = ({ kind, id }: Pick<OfflineListing, "kind" | "id">) => `/${kindOf[kind]}/${id}`;

const soonDays = 60;
/** A snapshot older than this says so on every page. */
const oldAfterDays = 30;

export const titleOf = (title: string) => h("h1", { tabindex: "-1" }, title);

export function outdatedNotice({ snapshot, today }: ViewContext): Node | null {
  const age = daysBetween(snapshot.file.madeOn, today);
  return age > oldAfterDays ? h("p", { class: "notice" }, words.old(age)) : null;
}

export function cardOf(listing: OfflineListing, context: ViewContext): HTMLElement {
  const closing = closingLabelOf(listing.cycle, context.today);
  return h(
    "li",
    { class: "card" },
    h("h2", {}, h("a", { href: context.href(addressOf(listing)) }, listing.title)),
    ...listing.lines.map((line) => h("p", { class: "quiet" }, line)),
    listing.money !== "" && h("p", { class: "money" }, listing.money),
    h("p", {}, h("span", { class: `tag ${closing.tone}` }, closing.text)),
    context.onCard?.(listing),
  );
}

export function closingView(context: ViewContext): Node[] {
  const { snapshot, today } = context;
  const found = closingWithin(snapshot.listings, soonDays, today);
  return [
    titleOf(words.closingTitle(soonDays)),
    found.length === 0
      ? h("p", {}, words.nothingCloses(soonDays))
      : h("ul", { class: "cards" }, ...found.map((one) => cardOf(one, context))),
  ];
}

export function notHereView({ href }: ViewContext): Node[] {
  return [
    titleOf(words.notHere),
    h("p", {}, words.notHereWhy),
    h("p", {}, h("a", { href: href("/browse") }, words.back)),
  ];
}

/** One opportunity, as on its page on the site. */
export function itemView(listing: OfflineListing, context: ViewContext): Node[] {
  const { snapshot, today, href } = context;
  const { record, kind } = listing;
  const sheet = sheetOf(listing, { rates: snapshot.file.rates, country: null }, today);
  const { meaning, hasClosed } = deadlineOf(listing.cycle, today);
  const official = isWebAddress(sheet.officialUrl) ? sheet.officialUrl : null;
  const state = { name: factWords.state, value: sheet.closing.text };
  return [
    h("p", {}, h("a", { href: href(`/browse?tab=${kind}`) }, kindWords[kind].back)),
    titleOf(listing.title),
    listing.byline !== "" && h("p", { class: "byline" }, listing.byline),
    sheet.aliases.length > 0 &&
      h("p", { class: "quiet" }, `${factWords.aliases} ${listNames(sheet.aliases)}`),
    meaning &&
      h(
        "p",
        { class: hasClosed ? "notice clay" : "notice" },
        h("strong", {}, hasClosed ? kindWords[kind].closed : deadlineWords.expectedTitle),
        ` ${meaning}`,
      ),
    rowsOf([state, ...sheet.facts]),
    official &&
      h(
        "p",
        { class: "ways" },
        h(
          "a",
          { class: "button", href: official, rel: "noopener noreferrer" },
          hasClosed ? detailWords.official : detailWords.apply,
        ),
        h("span", { class: "quiet" }, words.needsNetwork),
      ),
    ...(context.onPage?.(listing) ?? []),
    part(
      tonightWords.title,
      h("p", {}, sheet.tonight.why.join(" ")),
      rowsOf([...sheet.tonight.points, ...sheet.how]),
    ),
    part(tonightWords.list, context.onSteps?.(listing, sheet.tonight.steps) ?? stepsOf(sheet.tonight.steps)),
    part(kindWords[kind].about, story(record.description)),
    part(
      kind === "colleges" ? collegeWords.entryGrades : factWords.whoMayApply,
      "eligibility" in record && story(record.eligibility),
      rowsOf(sheet.who),
    ),
    part(
      collegeWords.fees,
      rowsOf(
        sheet.fees.map(({ who, fee, year, note }) => ({ name: listNames([who, year]), value: fee, note })),
      ),
    ),
    part(
      collegeWords.programmes,
      ...sheet.programmes.map(({ name, detail, rows }) =>
        h("section", {}, h("h3", {}, name), h("p", { class: "quiet" }, detail), rowsOf(rows)),
      ),
    ),
    part(factWords.tips, story(sheet.notes)),
    part(
      factWords.whereRead,
      sheet.sources.certainty && h("p", {}, sheet.sources.certainty),
      ...sheet.sources.lines.map((line) => h("p", { class: "quiet" }, line)),
    ),
    h("p", {}, h("a", { href: `${snapshot.site}${addressOf(listing)}` }, words.onFursa)),
  ].filter((node): node is HTMLElement => Boolean(node));
}

const story = (text: string) => text !== "" && h("p", { class: "story" }, text);

const stepsOf = (steps: { text: string; by: string | null }[]) =>
  h("ul", { class: "steps" }, ...steps.map(({ text, by }) => h("li", {}, stepInWords({ text, by }))));

const rowsOf = (rows: FactRow[]) =>
  rows.length > 0 &&
  h(
    "dl",
    {},
    ...rows.map(({ name, value, note }) =>
      h("div", {}, h("dt", {}, name), h("dd", {}, value, note ? h("small", {}, note) : null)),
    ),
  );

/** Nothing if nothing is known. */
function part(title: string, ...content: (Node | false | null | undefined | "")[]): HTMLElement | null {
  const shown = content.filter((node): node is Node => Boolean(node));
  return shown.length > 0 ? h("section", {}, h("h2", {}, title), ...shown) : null;
}

/** What this snapshot is, how old it is, and how to verify that it is ours. */
export function aboutView({ snapshot }: ViewContext): Node[] {
  const says = words.aboutCopy;
  const { file, site, listings, isSigned } = snapshot;
  const count = kinds.map((kind) => listings.filter((one) => one.kind === kind).length);
  const total = formatNumber(count.reduce((sum, one) => sum + one, 0));
  const trust = isSigned === null ? says.cannotCheck : isSigned ? says.signed : says.notSigned;
  return [
    titleOf(words.about),
    h("p", {}, says.made(dayInWords(file.madeOn)), " ", says.holds(total)),
    h("p", {}, says.passOn),
    h("p", {}, says.newer, " ", h("a", { href: `${site}/offline` }, `${site}/offline`), withStop("")),
    h("p", {}, says.fee),
    h("p", {}, says.sources),
    h(
      "p",
      { class: isSigned === false ? "notice clay" : "quiet" },
      `${trust} ${says.keyIs} `,
      h("code", {}, file.key.slice(-12)),
      `${withStop("")} ${says.compare}`,
    ),
  ];
}
