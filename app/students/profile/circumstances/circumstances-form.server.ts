import { z } from "zod";
import { optionalChoice } from "#app/shared/forms/fields.server.ts";

const yesOrNo = () =>
  optionalChoice(["yes", "no"]).transform((answer) => (answer === null ? null : answer === "yes"));

export const circumstancesForm = z.object({
  refugee: yesOrNo(),
  disability: yesOrNo(),
  lowIncome: yesOrNo(),
  orphan: yesOrNo(),
});
