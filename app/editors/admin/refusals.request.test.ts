import { beforeAll, describe, expect, test } from "vitest";
import { type Credentials, demoPerson } from "#tests/support/database/server-database.ts";
import { adminRoutes } from "#tests/support/routes/admin-routes.ts";
import { anAddress, password, sharedServer } from "#tests/support/servers/shared-server.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

const routes = adminRoutes();
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
let server: RunningServer;
const cookies = { visitor: "", member: "", admin: "" };

beforeAll(async () => {
  server = (await sharedServer()).fursa;
  const member = { email: anAddress(), password };
  await send("/auth?mode=signup", "POST", "", member);
  cookies.member = await signIn(member);
  cookies.admin = await signIn(demoPerson("admin", server));
});

function send(address: string, method: string, cookie: string, fields: Record<string, string> = {}) {
  return fetch(server.url + address, {
    method,
    redirect: "manual",
    headers: { Origin: server.url, ...(cookie && { Cookie: cookie }) },
    ...(method !== "GET" && { body: new URLSearchParams(fields) }),
  });
}

async function signIn(fields: Credentials): Promise<string> {
  const answer = await send("/auth", "POST", "", { ...fields });
  const session = answer.headers.getSetCookie().find((cookie) => cookie.includes("session_token="));
  if (!session) throw new Error(`${fields.email} could not sign in`);
  return session.split(";")[0] ?? "";
}

/** The status or the redirect target of a refusal; null if access is granted. */
async function refusalOf(answer: Response): Promise<string | null> {
  const text = await answer.text();
  if (answer.status === 401 || answer.status === 403) return String(answer.status);
  // Client navigations get the redirect target in the body, because fetch would follow a redirect status.
  const target =
    answer.headers.get("Location") ?? (answer.status === 202 ? /"(\/[^"]*)"/.exec(text)?.[1] : undefined);
  return target === undefined ? null : target.startsWith("/auth") ? "/auth" : target === "/" ? "/" : null;
}

test("the admin routes are found wherever they are", () => {
  const addresses = routes.map(({ address }) => address);
  for (const known of [
    "/admin",
    "/admin/sponsored",
    "/admin/scraper",
    "/admin/export/scholarships_export.csv",
  ]) {
    expect(addresses).toContain(known);
  }
});

describe.each(routes)("$address", ({ address }) => {
  test.each(methods)(
    "refuses %s from a visitor and from a member, as a page and as a script's request",
    async (method) => {
      for (const path of [address, `${address}.data`]) {
        const fields = { intent: "delete", id: "00000000-0000-4000-8000-000000000000" };
        expect(["/auth", "401"]).toContain(
          await refusalOf(await send(path, method, cookies.visitor, fields)),
        );
        expect(["/", "403"]).toContain(await refusalOf(await send(path, method, cookies.member, fields)));
      }
    },
  );

  test("is open to an admin", async () => {
    expect(await refusalOf(await send(address, "GET", cookies.admin))).toBeNull();
  });
});
