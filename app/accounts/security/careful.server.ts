import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { requestInfoContext } from "#app/shared/context.ts";
import { rejectForm, rejectTooManyTries } from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { accountsContext } from "../accounts.server.ts";
import { findDevice } from "../devices/known-device.server.ts";
import type { SignedInMember } from "../signed-in.server.ts";
import { prove } from "./prove.server.ts";

type Refused = Awaited<ReturnType<typeof rejectForm>>;

/**
 * Reads a form that requires proof of identity, and checks it. Returns the form's values, or the rejection to send
 * back.
 */
export async function readCarefully<Shape extends z.ZodRawShape & { proof: z.ZodType<string> }>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  member: SignedInMember,
  schema: z.ZodObject<Shape>,
  failed: string,
): Promise<{ value: z.output<z.ZodObject<Shape>> } | { refused: Refused }> {
  const accounts = context.get(accountsContext);
  const form = await parseFormData(request);
  const reading = parseForm(schema, form);
  if (!reading.ok)
    return { refused: await rejectForm(context, failed, Object.values(reading.problems)[0] ?? "", reading) };
  const given = {
    proof: String(form.get("proof") ?? ""),
    client: context.get(requestInfoContext).client,
    device: await findDevice(accounts, request.headers, { userId: member.userId }),
    now: new Date(),
  };
  const proof = await prove(accounts, member, given);
  if (proof.ok) return { value: reading.value };
  const refusal = refuse(schema, form, { proof: proof.problem });
  if (proof.waitSeconds)
    return { refused: await rejectTooManyTries(context, failed, proof.waitSeconds, refusal) };
  return { refused: await rejectForm(context, failed, proof.problem, refusal) };
}
