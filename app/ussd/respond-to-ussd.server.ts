import { withLanguage } from "#app/shared/languages/current-language.server.ts";
import { language } from "#app/shared/languages/language.ts";
import { languageOfNumber } from "./linked-phone.server.ts";
import type { PhoneTools } from "./phone-tools.ts";
import { continueFrom, menu, type Screen, showAgain } from "./screens.server.ts";
import { deleteSession, findSession, saveSession, sessionKeyOf, type UssdScreen } from "./sessions.server.ts";
import { screenWords as words } from "./words.ts";

interface UssdCall {
  session: string;
  number: string;
  /** Everything that was typed since the call began, separated by stars. */
  text: string;
}

/** More pages than anyone turns in one call. */
const mostSteps = 8;

/** The response for the gateway: CON and a screen that waits for input, or END and the last one. */
export async function respondToUssd(tools: PhoneTools, { session, number, text }: UssdCall): Promise<string> {
  const key = sessionKeyOf(tools.secret, session, number);
  const known = await findSession(tools.db, key, tools.now);
  const isKnown = known !== null && (text === known.heard || text.startsWith(withStar(known.heard)));
  const before = (isKnown && known.language) || (await languageOfNumber(tools, number));
  const screen = await withLanguage(before, () =>
    isKnown && text === known.heard
      ? showAgain(tools, known.place, number)
      : isKnown
        ? continueFrom(tools, known.place, number, text.slice(withStar(known.heard).length))
        : walk(tools, number, text),
  );
  const { place, language = before } = screen;
  if (place) await saveSession(tools.db, key, { heard: text, place, language }, tools.now);
  else await deleteSession(tools.db, key);
  return `${place ? "CON" : "END"} ${screen.text}`;
}

/** The first screen has no input before it. */
const withStar = (before: string) => (before === "" ? "" : `${before}*`);

/** From the beginning: dialling *384*57*1# makes a first choice, and a call may outlive its stored session. */
async function walk(tools: PhoneTools, number: string, text: string): Promise<Screen> {
  if (text === "") return menu();
  const steps = text.split("*");
  if (steps.length > mostSteps) return { text: words.tooLong, place: null };
  let place: UssdScreen = { at: "menu" };
  let chosen = language();
  let screen = menu();
  for (const typed of steps) {
    screen = await withLanguage(chosen, () => continueFrom(tools, place, number, typed));
    if (!screen.place) return screen;
    place = screen.place;
    chosen = screen.language ?? chosen;
  }
  return { ...screen, language: chosen };
}
