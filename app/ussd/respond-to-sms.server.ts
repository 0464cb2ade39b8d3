import { withLanguage } from "#app/shared/languages/current-language.server.ts";
import { languageOfNumber } from "./linked-phone.server.ts";
import type { PhoneTools } from "./phone-tools.ts";
import { checkTyped, type PhoneAction, runAction } from "./run-action.server.ts";
import { longestScreen, writeLines } from "./screen.ts";
import { listInText } from "./screens.server.ts";
import { isNewText, sessionKeyOf } from "./sessions.server.ts";
import { languageOfText, parseCommand, type SmsCommand } from "./sms-commands.ts";
import { screenWords as words } from "./words.ts";

interface TextMessage {
  id: string;
  number: string;
  text: string;
}

/** Replies to a text message, once. We never send unrequested messages, so there is nothing to unsubscribe from. */
export async function respondToSms(tools: PhoneTools, { id, number, text }: TextMessage): Promise<void> {
  if (/^\s*stop\b/i.test(text)) return;
  if (!(await isNewText(tools.db, sessionKeyOf(tools.secret, `text ${id}`, number), tools.now))) return;
  const language = await languageOfNumber(tools, number, languageOfText(text));
  await tools.sendText(number, await withLanguage(language, () => say(tools, number, text.trim())));
}

async function say(tools: PhoneTools, number: string, text: string): Promise<string> {
  const [first = ""] = text.split(/\s/, 1);
  const rest = text.slice(first.length).trim();
  const command = parseCommand(first);
  if (command === "check" && rest) return checkTyped(tools, rest, longestScreen());
  const action = parseAction(command, rest, text);
  if (!action) return words.textMenu;
  const granted = await runAction(tools, number, action);
  if ("says" in granted) return writeLines([{ text: granted.says }], longestScreen());
  return listInText(tools, granted.title, granted.items);
}

/** Anything that isn't a command is a search. */
function parseAction(command: SmsCommand | undefined, rest: string, typed: string): PhoneAction | null {
  if (rest === "" && (command === "menu" || command === "check")) return null;
  if (rest === "" && command === "closing") return { what: "closing" };
  if (rest === "" && command === "saved") return { what: "saved" };
  return { what: "search", typed };
}
