import type { Item } from "#app/catalogue/kinds/item.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { withLanguage } from "#app/shared/languages/current-language.server.ts";
import { language } from "#app/shared/languages/language.ts";
import { type Language, languages } from "#app/shared/languages/languages.ts";
import { findApplicant } from "#app/students/eligibility/find-applicant.server.ts";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { asViewer } from "#database/viewer.ts";
import { findPhoneOwner } from "./linked-phone.server.ts";
import { readListed, type UssdListing } from "./listed.server.ts";
import type { PhoneTools } from "./phone-tools.ts";
import { checkTyped, type PhoneAction, runAction } from "./run-action.server.ts";
import { longestScreen, writeLines } from "./screen.ts";
import type { ListPlace, UssdScreen } from "./sessions.server.ts";
import { languageLine } from "./short-words.ts";
import { screenWords as words } from "./words.ts";

/** What the phone shows, and the caller's position afterwards; null if the call is over. */
export interface Screen {
  text: string;
  place: UssdScreen | null;
  /** The language that the caller has just chosen. */
  language?: Language;
}

/** "CON " comes before every screen. */
const room = () => longestScreen() - 4;
/** A screen in Ge'ez letters has space for only one. */
const linesOnScreen = () => (language() === "am" ? 1 : 3);

export const menu = (before?: string): Screen => ({
  text: writeLines([...(before ? [before] : []), ...words.menu, languageLine.others], room()),
  place: { at: "menu" },
});

/** Continues from a position with what was typed there. */
export async function continueFrom(
  tools: PhoneTools,
  place: UssdScreen,
  number: string,
  typed: string,
): Promise<Screen> {
  switch (place.at) {
    case "menu":
      return choose(tools, number, typed.trim());
    case "languages":
      return chooseLanguage(typed.trim());
    case "ask":
      return answer(tools, place.what, number, typed);
    case "list":
      return turnPage(tools, place, number, typed.trim());
    case "one":
      return typed.trim() === "8" ? textIt(tools, place, number) : show(tools, place.list);
  }
}

/** The same screen again, for a gateway that missed the response. */
export async function showAgain(tools: PhoneTools, place: UssdScreen, number: string): Promise<Screen> {
  if (place.at === "list") return show(tools, place);
  if (place.at === "one") return open(tools, place.list, place.nth, number);
  if (place.at === "languages") return askLanguage();
  return place.at === "ask" ? ask(place.what) : menu();
}

async function choose(tools: PhoneTools, number: string, typed: string): Promise<Screen> {
  if (typed === "1") return begin(tools, number, { what: "closing" });
  if (typed === "2") return begin(tools, number, { what: "saved" });
  if (typed === "3") return ask("check");
  if (typed === "4") return ask("search");
  if (typed === "5") return askLanguage();
  return menu(typed === "" || typed === "0" ? undefined : words.notAChoice);
}

const askLanguage = (): Screen => ({
  // Each language by its own name. Amharic letters would make this screen too long for phones without them.
  text: writeLines(["1 English", "2 Kiswahili", "3 Français", "4 Amharic"], room()),
  place: { at: "languages" },
});

function chooseLanguage(typed: string): Screen {
  const chosen = languages[Number(typed) - 1];
  return chosen ? { ...withLanguage(chosen, menu), language: chosen } : askLanguage();
}

const ask = (what: "check" | "search"): Screen => ({
  text: writeLines([what === "check" ? words.askCheck : words.askSearch], room()),
  place: { at: "ask", what },
});

async function answer(
  tools: PhoneTools,
  what: "check" | "search",
  number: string,
  typed: string,
): Promise<Screen> {
  if (typed.trim() === "") return ask(what);
  if (what === "search") return begin(tools, number, { what, typed });
  return { text: await checkTyped(tools, typed, room()), place: null };
}

async function begin(tools: PhoneTools, number: string, action: PhoneAction): Promise<Screen> {
  const granted = await runAction(tools, number, action);
  return "says" in granted ? end(granted.says) : show(tools, { at: "list", ...granted, from: 0 });
}

const end = (text: string): Screen => ({ text: writeLines([{ text }], room()), place: null });

const isLast = ({ items, from }: ListPlace) => from + linesOnScreen() >= items.length;

async function show(tools: PhoneTools, place: ListPlace): Promise<Screen> {
  const shown = place.items.slice(place.from, place.from + linesOnScreen());
  const listed = new Map((await read(tools, shown)).map((one) => [one.id, one]));
  const lines = shown.flatMap(({ id }, nth) => {
    const one = listed.get(id);
    return one ? [{ ...lineOf(one), before: `${nth + 1} ` }] : [];
  });
  const ways = [...(isLast(place) ? [] : [words.more]), words.back].join(", ");
  const text = writeLines([{ text: place.title, after: ":" }, ...lines, ways], room());
  return { text, place };
}

/** A list as one text message. */
export async function listInText(tools: PhoneTools, title: string, items: Item[]): Promise<string> {
  const listed = await read(tools, items.slice(0, linesOnScreen()));
  return writeLines([{ text: title, after: ":" }, ...listed.map(lineOf)], longestScreen());
}

const lineOf = ({ title, when }: UssdListing) => ({ text: title, after: when && ` ${when}` });

async function turnPage(tools: PhoneTools, place: ListPlace, number: string, typed: string): Promise<Screen> {
  if (typed === "9" && !isLast(place)) return show(tools, { ...place, from: place.from + linesOnScreen() });
  if (typed === "0")
    return place.from === 0 ? menu() : show(tools, { ...place, from: place.from - linesOnScreen() });
  const nth = place.from + Number(typed) - 1;
  return /^[1-3]$/.test(typed) && nth < place.items.length
    ? open(tools, place, nth, number)
    : show(tools, place);
}

async function open(tools: PhoneTools, list: ListPlace, nth: number, number: string): Promise<Screen> {
  const [one] = await read(tools, list.items.slice(nth, nth + 1));
  if (!one) return end(words.gone);
  const verdict = await verdictFor(tools, number, one);
  const text = writeLines([...factsOf(one, verdict), `${words.textMe}, ${words.back}`], room());
  return { text, place: { at: "one", list, nth } };
}

async function textIt(
  tools: PhoneTools,
  { list, nth }: Extract<UssdScreen, { at: "one" }>,
  number: string,
): Promise<Screen> {
  const [one] = await read(tools, list.items.slice(nth, nth + 1));
  if (!one) return end(words.gone);
  const address = `${new URL(tools.appUrl).host}/${one.kind}/${one.id}`;
  const verdict = await verdictFor(tools, number, one);
  const isSent = await tools.sendText(
    number,
    writeLines([...factsOf(one, verdict), address], longestScreen()),
  );
  return end(isSent ? words.textIsOnItsWay : words.tooOften);
}

const factsOf = ({ title, state, lines, money }: UssdListing, verdict: string | null) => [
  { text: title },
  ...(verdict ? [verdict] : []),
  state,
  ...[...lines, money].filter(Boolean).map((text) => ({ text })),
];

/** The verdict for the owner of a linked phone, in the words of the pages; null for an unlinked phone. */
async function verdictFor(
  tools: PhoneTools,
  number: string,
  { kind, id }: UssdListing,
): Promise<string | null> {
  const today = todayInUtc(tools.now);
  const owner = await findPhoneOwner({ ...tools, database: tools.viewer.database }, number);
  if (!owner) return null;
  return asViewer(owner, async (db) => {
    const applicant = await findApplicant(db, owner.userId, today);
    return (await findVerdicts(db, applicant, kind, [{ id }], today))[id]?.text ?? null;
  });
}

/** Names and dates are public; the owner of the list was checked before. */
const read = (tools: PhoneTools, items: Item[]) =>
  asViewer(tools.viewer, (db) => readListed(db, items, todayInUtc(tools.now)));
