import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningServer } from "../servers/start-server.ts";
import { type PageForm, readPage } from "./page-forms.ts";
import { type PlainAnswer, type PlainRequest, sendPlainly } from "./plain-request.ts";

export const viewers = ["visitor", "member", "admin"] as const;
export type Viewer = (typeof viewers)[number];

/** A visitor, the demo student and the demo admin of a server behind one trusted proxy. */
export class DemoViewers {
  readonly server: RunningServer;
  readonly #cookies: Record<Viewer, string> = { visitor: "", member: "", admin: "" };
  #sent = 0;

  constructor(server: RunningServer) {
    this.server = server;
  }

  /** Each request comes from another address; otherwise rate limits would respond instead of the page. */
  send(viewer: Viewer, { method, address, body, headers = {} }: PlainRequest): Promise<PlainAnswer> {
    this.#sent += 1;
    const client = `198.${18 + (this.#sent >> 16)}.${(this.#sent >> 8) & 255}.${this.#sent & 255}`;
    const cookie = [this.#cookies[viewer], headers.Cookie].filter(Boolean).join("; ");
    return sendPlainly(this.server.url, {
      ...(method && { method }),
      address,
      body,
      headers: { "X-Forwarded-For": client, ...headers, ...(cookie && { Cookie: cookie }) },
    });
  }

  /** A form as a browser on this site sends it, or as something that imitates one does. */
  post(address: string, body: string, type = "application/x-www-form-urlencoded"): PlainRequest {
    const headers = { Origin: this.server.url, ...(type && { "Content-Type": type }) };
    return { method: "POST", address, body, headers };
  }

  /** Signs in each viewer that isn't signed in: some forms end the session they were sent in. */
  async stayIn(viewer: Viewer) {
    if (viewer === "visitor") return;
    const { text } = await this.send(viewer, { address: "/session" });
    if (JSON.parse(text).session !== null) return;
    const accounts = readFileSync(join(this.server.dataDir, "demo-accounts"), "utf8");
    const who = viewer === "member" ? "student" : "admin";
    const [, email = "", password = ""] = new RegExp(`${who}: (\\S+) (\\S+)`).exec(accounts) ?? [];
    const typed = new URLSearchParams({ email, password }).toString();
    const { status, headers } = await this.send("visitor", this.post("/auth", typed));
    const session = [headers["set-cookie"]].flat().find((cookie) => cookie?.includes("session_token="));
    if (!session) throw new Error(`${viewer} could not sign in: ${status}`);
    this.#cookies[viewer] = session.split(";")[0] ?? "";
  }

  /** Sends the form of a page as a person might fill it in. */
  async fillIn(viewer: Viewer, page: string, action: string) {
    const { text } = await this.send(viewer, { address: page });
    const form: PageForm | undefined = readPage(text, page).forms.find((each) => each.action === action);
    const filled = form?.fields.map(({ name, value }): [string, string] => [name, value]);
    const answer = await this.send(viewer, this.post(action, new URLSearchParams(filled).toString()));
    if (answer.status !== 303) throw new Error(`${action} responded with ${answer.status}`);
  }
}
