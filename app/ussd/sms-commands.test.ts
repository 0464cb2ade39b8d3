import { expect, test } from "vitest";
import { languageOfText, parseCommand } from "./sms-commands.ts";

test.each([
  ["CLOSING", "closing", "en"],
  ["Tarehe", "closing", "sw"],
  ["FIN", "closing", "fr"],
  ["የሚዘጉ", "closing", "am"],
  ["orodha", "saved", "sw"],
  ["VÉRIFIER send 500", "check", "fr"],
  ["አጣራ 500 ብር", "check", "am"],
  ["Msaada", "menu", "sw"],
  ["nursing kenya", undefined, "en"],
  ["ነርሲንግ", undefined, "am"],
])("%s is the command %s, and is answered in %s", (text, command, language) => {
  expect(parseCommand(text.split(" ")[0] ?? "")).toBe(command);
  expect(languageOfText(text)).toBe(language);
});
