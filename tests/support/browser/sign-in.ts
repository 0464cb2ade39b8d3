import type { Page } from "@playwright/test";
import { type Credentials, demoPerson } from "../database/server-database.ts";
import type { RunningServer } from "../servers/start-server.ts";
import { expect } from "./journey.ts";

/** The password of everyone who signs up in a journey. */
export const password = "mango season";

export { demoPerson };

/**
 * Fills in the form with that button and sends it. The address changes a moment before the form does, so it waits for
 * the form.
 */
export async function sendCredentials(
  page: Page,
  button: "Sign In" | "Sign Up",
  { email, password: typed }: Credentials,
): Promise<void> {
  const send = page.getByRole("button", { name: button });
  const form = page.getByRole("main").locator("form").filter({ has: send });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel(/^Password/).fill(typed);
  await send.click();
}

/** Creates an account by a request, not through the page: the form has its own journeys. */
export async function signUp(page: Page, email: string): Promise<void> {
  const answer = await send(page, "/auth?mode=signup", { email, password });
  expect(answer.headers().location, `answered ${answer.status()}`).toBe("/auth");
}

/** Signs this browser in by a request, then opens a page. */
export async function signIn(page: Page, who: string | Credentials, to = "/profile"): Promise<void> {
  const answer = await send(page, "/auth", typeof who === "string" ? { email: who, password } : who);
  expect(answer.headers().location, `answered ${answer.status()}`).toBe("/profile");
  await page.goto(to);
  await expect(page).toHaveURL(to);
}

const send = (page: Page, address: string, { email, password: secret }: Credentials) =>
  page.request.post(address, { form: { email, password: secret }, maxRedirects: 0 });

export const signInAsEditor = (page: Page, fursa: RunningServer, to?: string): Promise<void> =>
  signIn(page, demoPerson("admin", fursa), to);
