import type { DependencyName } from "./outages.server.ts";

export const outageWords = {
  title: "Not working",
  noInternet: "This server can't reach the internet right now. The sources may be fine.",
  names: {
    network: "Internet access",
    mail: "The mail server",
    sms: "The text message gateway",
  } satisfies Record<DependencyName, string>,
  means: {
    network: "We can't check links or read sources until it's back.",
    mail: "Emails wait in the outbox. We try again every minute and lose none.",
    sms: "Text messages wait in the outbox. We try again every minute.",
  } satisfies Record<DependencyName, string>,
  since: (name: string, moment: string) => `${name}, since ${moment} UTC`,
};
