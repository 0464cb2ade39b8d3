import { createCookie, type RouterContextProvider } from "react-router";
import { requestInfoContext, secretContext } from "#app/shared/context.ts";

type Context = Readonly<RouterContextProvider>;

/** Long enough to type a password once more. */
const fewMinutes = 600;

/** The address of an account that this browser has just made, for the form it signs in with. An address is nobody's business, so it is in no link. */
const newAddressCookie = (context: Context) =>
  createCookie("new-address", {
    // A script asks for the page at /auth.data.
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: context.get(requestInfoContext).appUrl.startsWith("https:"),
    maxAge: fewMinutes,
    secrets: [`new address ${context.get(secretContext)}`],
  });

export const rememberNewAddress = (context: Context, email: string): Promise<string> =>
  newAddressCookie(context).serialize(email);

export async function readNewAddress(context: Context, { headers }: Request): Promise<string | null> {
  const kept: unknown = await newAddressCookie(context).parse(headers.get("Cookie"));
  return typeof kept === "string" ? kept : null;
}
