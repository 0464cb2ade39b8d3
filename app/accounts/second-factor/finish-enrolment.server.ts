import { type RouterContextProvider, redirect } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import { rejectForm } from "#app/shared/forms/form-responses.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { accountsContext } from "../accounts.server.ts";
import { findDevice, rememberDevice } from "../devices/known-device.server.ts";
import { factorChangedMail } from "../mails.ts";
import { inSession, type SignedInMember } from "../signed-in.server.ts";
import { words } from "../words.ts";
import { checkNewFactor } from "./check-second-factor.server.ts";
import { type Factor, findFactor, markVerified } from "./factors.server.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.server.ts";
import { verifyFormText } from "./text-words.ts";

type Context = Readonly<RouterContextProvider>;

/** Nobody adds a second factor to an address that was never confirmed. */
export const refuseUnconfirmed = (context: Context, title: string) =>
  rejectForm(context, title, words.confirmFirst, { values: {}, problems: { form: words.confirmFirst } });

/** The factor that a person is setting up; redirects to the start if there is none. */
export async function requireUnfinished(
  context: Context,
  member: SignedInMember,
  form: FormData,
  type: Factor["factorType"],
) {
  const { db } = context.get(accountsContext);
  const factor = await findFactor(db, member.userId, String(form.get("factor")));
  if (factor?.status === "unverified" && factor.factorType === type) return factor;
  throw redirect("/profile/security");
}

type Finish =
  | { ok: true; codes: string[]; headers: Headers }
  | { ok: false; problem: string; status: number; headers: Headers };

/**
 * The first code was right: the factor counts from now on, this session is raised at once, and other sessions need a
 * code on their next use. The first factor comes with recovery codes, which are shown only now.
 */
export async function finishEnrolment(
  request: Request,
  context: Context,
  member: SignedInMember,
  factor: Factor,
  code: string,
): Promise<Finish> {
  const accounts = context.get(accountsContext);
  const { client } = context.get(requestInfoContext);
  const flash = context.get(flashContext);
  const check = await checkNewFactor(accounts, factor, {
    userId: member.userId,
    client,
    device: await findDevice(accounts, request.headers, { userId: member.userId }),
    code,
    now: new Date(),
  });
  if (!check.ok) {
    const isLocked = check.reason === "locked";
    const problem = isLocked ? tooManyTries(check.waitSeconds) : words.wrongCode;
    const headers = new Headers(
      await flash.showNow({ tone: "bad", title: verifyFormText.notVerified, detail: problem }),
    );
    if (isLocked) headers.set("Retry-After", String(check.waitSeconds));
    return { ok: false, problem, status: isLocked ? 429 : 400, headers };
  }
  await markVerified(accounts.db, factor);
  const hasCodes = member.hasFactor && (await countRecoveryCodes(accounts.db, member.userId)) > 0;
  const codes = hasCodes ? [] : await replaceRecoveryCodes(accounts.db, accounts.secret, member.userId);
  const raised = await inSession(
    request,
    context,
    accounts.auth.api.raiseAssurance({ headers: request.headers, returnHeaders: true }),
  );
  const headers = new Headers(await flash.showNow({ tone: "good", ...words.factorAdded }));
  const deviceCookies = await rememberDevice(accounts, request.headers, member.userId, "aal2");
  for (const cookie of [...raised.headers.getSetCookie(), ...deviceCookies])
    headers.append("Set-Cookie", cookie);
  await accounts.mailer.send(factorChangedMail(member.email, "added", factor.friendlyName));
  return { ok: true, codes, headers };
}
