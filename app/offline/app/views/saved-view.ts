import { stepInWords } from "#app/catalogue/dates/checklist-step.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { savedWords, statusNames } from "#app/students/saved/words.ts";
import { longestNote } from "#database/schema/bounds.ts";
import { savedStatuses } from "#database/schema/lists.ts";
import { type PhoneData, unsentTag } from "../phone-data.ts";
import { isUntouched } from "../queue/queued-actions.ts";
import type { OfflineListing } from "../snapshot/offline-listing.ts";
import type { SavedRecord } from "../store.ts";
import { appWords, syncQueueWords as words } from "../words.ts";
import { h } from "./dom.ts";
import { addressOf, cardOf, titleOf, type ViewContext } from "./views.ts";

/** Saved records, with their notes and statuses. */
export function savedView(phone: PhoneData, context: ViewContext): Node[] {
  const { member } = phone;
  if (!member) return [titleOf(appWords.saved), h("p", {}, appWords.nothingOfMine)];
  return [
    titleOf(appWords.saved),
    h("p", { class: "quiet" }, appWords.savedOn(dayInWords(member.takenOn))),
    member.saved.length === 0
      ? h("p", {}, appWords.nothingSaved)
      : h("ul", { class: "cards" }, ...member.saved.map((one) => savedCard(one, phone, context))),
  ];
}

function savedCard(saved: SavedRecord, phone: PhoneData, context: ViewContext) {
  const listing = context.snapshot.listings.find((one) => addressOf(one) === `/${saved.item}`);
  const card = listing ? cardOf(listing, context) : h("li", { class: "card" }, h("h2", {}, saved.title));
  card.append(statusField(saved, phone), noteForm(saved, phone));
  const waits = unsentTag(phone, (act) => "item" in act && act.item === saved.item);
  if (waits) card.append(waits);
  return card;
}

function statusField({ item, title, status }: SavedRecord, { act }: PhoneData) {
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

function noteForm({ item, title, note }: SavedRecord, { act }: PhoneData) {
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
export function saveSection(listing: OfflineListing, phone: PhoneData): Node {
  const [item, { title }] = [addressOf(listing).slice(1), listing];
  if (!phone.member) return h("p", { class: "quiet" }, words.needsMine);
  const saved = phone.member.saved.find((one) => one.item === item);
  const press = (what: "save" | "unsave") => () => phone.act({ what, item, title });
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
    unsentTag(phone, (act) => "item" in act && act.item === item),
  );
}

/** The checklist. Ticking a step saves its record. */
export function checklistView(
  listing: OfflineListing,
  steps: { name: string; text: string; by: string | null }[],
  { member, act }: PhoneData,
): Node | null {
  if (!member) return null;
  const [item, { title }] = [addressOf(listing).slice(1), listing];
  const ticked = member.saved.find((one) => one.item === item)?.ticked ?? [];
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
      h("li", {}, h("label", {}, box(name, text), h("span", {}, stepInWords({ text, by })))),
    ),
  );
}
