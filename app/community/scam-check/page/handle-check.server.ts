import { data } from "react-router";
import type { Viewer } from "#database/viewer.ts";
import { checkMessage } from "../check-message.server.ts";
import { knownRecords } from "../known-records/known-records.server.ts";
import { longestGivenBack, longestMessage } from "../signals/read-message.ts";
import { form as words } from "../words.ts";
import type { CheckResult } from "./check-view.tsx";

/** Checks the message and responds. It is never stored, logged or put into a URL. */
export async function handleCheck(message: string, viewerOf: () => Viewer) {
  if (message.trim() === "") return data<CheckResult>(refused(message, words.empty), { status: 400 });
  if (message.length > longestMessage) return data<CheckResult>(refuseLong(message), { status: 400 });
  const catalogue = await knownRecords(viewerOf(), Date.now());
  return data<CheckResult>({ message, problem: undefined, findings: checkMessage(message, catalogue) });
}

export const refused = (message: string, problem: string): CheckResult => ({
  message,
  problem,
  findings: undefined,
});

/** The message is returned in the form, up to a length that a person could shorten by hand. */
const refuseLong = (pasted: string) =>
  refused(
    pasted.slice(0, longestGivenBack).toWellFormed(),
    pasted.length > longestGivenBack ? `${words.tooLong} ${words.isCut}` : words.tooLong,
  );
