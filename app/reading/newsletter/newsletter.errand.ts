import { defineErrand } from "#app/common/errands.ts";
import { deskOf, write } from "#app/students/alerts/alerts.errand.ts";
import { sendNewsletter } from "./send-newsletter.server.ts";

export const publishNewsletter = defineErrand({
  name: "publish-newsletter",
  schedule: "0 7 * * 1",
  run: (tools, _, signal) =>
    write(tools, signal, (pace) => sendNewsletter(tools.db, new Date(), deskOf(tools), pace)),
});
