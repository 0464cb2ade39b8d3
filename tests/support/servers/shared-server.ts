import { openPostgres } from "#database/connection/open-postgres.ts";
import type { OpenDatabase } from "#database/database.ts";
import { type Credentials, demoPerson, homeOnPostgres } from "../database/server-database.ts";
import { Visitor } from "../requests/visitor.ts";
import { type Mailbox, openMailbox } from "../web/mailbox.ts";
import { type RunningServer, startServer } from "./start-server.ts";

interface SharedServer {
  fursa: RunningServer;
  /** The server's database, opened by the test. */
  database: OpenDatabase;
  /** Receives the server's emails. */
  mailbox: Mailbox;
}

let started: Promise<SharedServer> | undefined;

/** The built server that the request tests of one worker share: each test adds its own people and records. */
export function sharedServer(): Promise<SharedServer> {
  started ??= start();
  return started;
}

async function start(): Promise<SharedServer> {
  const home = await homeOnPostgres();
  const mailbox = await openMailbox();
  // A test may send an address of its own in X-Forwarded-For.
  const fursa = await startServer({ ...home, SMTP_URL: mailbox.url, TRUST_PROXY: "1" });
  const database = await openPostgres({ url: home.DATABASE_URL, secret: home.AUTH_SECRET });
  return { fursa, mailbox, database };
}

export const password = "mango season";
let people = 0;

/** An address that nobody else has. */
export const anAddress = (name = "amina") => `${name}.${process.pid}.${++people}@example.com`;

export async function aVisitor(headers?: Record<string, string>): Promise<Visitor> {
  return new Visitor((await sharedServer()).fursa.url, headers);
}

/** A member who has just signed up and in. */
export async function aMember(name?: string): Promise<{ visitor: Visitor; email: string }> {
  const visitor = await aVisitor();
  const email = anAddress(name);
  await visitor.post("/auth?mode=signup", { email, password });
  await signIn(visitor, { email, password });
  return { visitor, email };
}

export async function anEditor(): Promise<Visitor> {
  return signIn(await aVisitor(), demoPerson("admin", (await sharedServer()).fursa));
}

/** The student of a fresh installation. */
export async function theDemoStudent(): Promise<Visitor> {
  return signIn(await aVisitor(), demoPerson("student", (await sharedServer()).fursa));
}

export async function signIn(visitor: Visitor, who: Credentials): Promise<Visitor> {
  const response = await visitor.post("/auth", { ...who });
  if (response.headers.get("Location") !== "/profile") throw new Error(`not signed in: ${response.status}`);
  return visitor;
}
