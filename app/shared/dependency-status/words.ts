import type { Service } from "./outages.server.ts";

export const outageWords = {
  title: "Not working",
  noInternet:
    "This server can't reach the internet at the moment. The sources are not to blame; nothing was judged.",
  names: {
    network: "The way to the internet",
    mail: "The mail server",
    sms: "The gateway for text messages",
  } satisfies Record<Service, string>,
  means: {
    network: "Links are not checked and sources are not read until it is back.",
    mail: "Mails wait in the outbox, are tried again every minute, and none is lost.",
    sms: "Text messages wait in the outbox and are tried again every minute.",
  } satisfies Record<Service, string>,
};
