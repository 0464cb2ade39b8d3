import { dayInWords } from "#app/shared/calendar/days.ts";
import { listNames, withColon } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { savedWords, statusNames } from "#app/students/saved/words.ts";
import { longestNote } from "#database/schema/bounds.ts";
import { savedStatuses } from "#database/schema/lists.ts";
import { h } from "./dom.ts";
import type { Listing } from "./listing.ts";
import { type Own, waitsTag } from "./own.ts";
import type { SavedHere } from "./store.ts";
import { addressOf, cardOf, type Surroundings, titleOf } from "./views.ts";
import { isUntouched } from "./waiting.ts";
import { appWords, waitingWords as words } from "./words.ts";

/** Saved records, with their notes and statuses. */
export function savedView(own: Own, around: Surroundings): Node[] {
  const { mine } = own;
  if (!mine) return [titleOf(appWords.saved), h("p", {}, appWords.nothingOfMine)];
  return [
    titleOf(appWords.saved),
    h("p", { class: "quiet" }, appWords.savedOn(dayInWords(mine.takenOn))),
    mine.saved.length === 0
      ? h("p", {}, appWords.nothingSaved)
      : h("ul", { class: "cards" }, ...mine.saved.map((one) => savedCard(one, own, around))),
  ];
}

function savedCard(saved: SavedHere, own: Own, around: Surroundings) {
  const listing = around.copy.listings.find((one) => addressOf(one) === `/${saved.item}`);
  const card = listing ? cardOf(listing, around) : h("li", { class: "card" }, h("h2", {}, saved.title));
  card.append(statusField(saved, own), noteForm(saved, own));
  const waits = waitsTag(own, (act) => "item" in act && act.item === saved.item);
  if (waits) card.append(waits);
  return card;
}

function statusField({ item, title, status }: SavedHere, { act }: Own) {
  const field: HTMLSelectElement = h(
    "select",
    {
      id: `status-${item}`,
      "aria-label": savedWords.statusOf(title),
      change: () => {
        const now = savedStatuses.find((one) => one === field.value);
        if (now) act({ what: "status", item, title, before: status, now });
      },
    },
    ...savedStatuses.map((one) => h("option", { value: one, selected: one === status }, statusNames[one])),
  );
  return h("p", {}, h("label", { for: `status-${item}` }, savedWords.status), field);
}

function noteForm({ item, title, note }: SavedHere, { act }: Own) {
  const field = h("textarea", {
    id: `note-${item}`,
    rows: "3",
    maxlength: String(longestNote),
    "aria-label": `${withColon(savedWords.note)} ${title}`,
  });
  field.value = note;
  return h(
    "form",
    {
      submit: (event) => {
        event.preventDefault();
        const now = field.value.trim();
        if (now !== note) act({ what: "note", item, title, before: note, now });
      },
    },
    h("label", { for: `note-${item}` }, savedWords.note),
    field,
    h("p", {}, h("button", { id: `keep-${item}`, class: "plain" }, words.keepNote)),
  );
}

/** On an opportunity's page: whether it is saved, and a button to change that. */
export function heartOn(listing: Listing, own: Own): Node {
  const [item, { title }] = [addressOf(listing).slice(1), listing];
  if (!own.mine) return h("p", { class: "quiet" }, words.needsMine);
  const saved = own.mine.saved.find((one) => one.item === item);
  const press = (what: "save" | "unsave") => () => own.act({ what, item, title });
  const button = (what: "save" | "unsave", look: string) =>
    h("button", { type: "button", id: "heart", class: look, click: press(what) }, words[what]);
  return h(
    "section",
    {},
    h("h2", {}, words.yours),
    saved && h("p", {}, words.isSaved, " ", h("a", { href: localPath("/saved") }, appWords.saved)),
    !saved
      ? button("save", "")
      : isUntouched(saved)
        ? button("unsave", "plain")
        : h("p", { class: "quiet" }, words.whySaved),
    waitsTag(own, (act) => "item" in act && act.item === item),
  );
}

/** The checklist. Ticking a step saves its record. */
export function ownSteps(
  listing: Listing,
  steps: { name: string; text: string; by: string | null }[],
  { mine, act }: Own,
): Node | null {
  if (!mine) return null;
  const [item, { title }] = [addressOf(listing).slice(1), listing];
  const ticked = mine.saved.find((one) => one.item === item)?.ticked ?? [];
  const box = (name: string, text: string): HTMLInputElement => {
    const field: HTMLInputElement = h("input", {
      type: "checkbox",
      id: `step-${name}`,
      change: () => act({ what: "tick", item, title, step: name, text, isDone: field.checked }),
    });
    field.checked = ticked.includes(name);
    return field;
  };
  return h(
    "ul",
    { class: "ticks" },
    ...steps.map(({ name, text, by }) =>
      h("li", {}, h("label", {}, box(name, text), h("span", {}, by ? listNames([text, by]) : text))),
    ),
  );
}
