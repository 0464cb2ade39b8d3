import { CookieJar } from "./cookie-jar.ts";

/**
 * A client that a server can't tell from a browser without scripts: it keeps cookies and doesn't follow redirects.
 */
export class PlainBrowser {
  readonly #origin: string;
  readonly #jar = new CookieJar();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Another browser with the same cookies. */
  copy(): PlainBrowser {
    const copy = new PlainBrowser(this.#origin);
    for (const [name, cookie] of this.#jar) copy.#jar.set(name, cookie);
    return copy;
  }

  get(path: string): Promise<Response> {
    return this.#send(path, {});
  }

  post(path: string, body: FormData | URLSearchParams | Record<string, string>): Promise<Response> {
    const isReady = body instanceof FormData || body instanceof URLSearchParams;
    return this.#send(path, { method: "POST", body: isReady ? body : new URLSearchParams(body) });
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = {
      Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      Origin: this.#origin,
      Cookie: this.#jar.headerFor(path),
    };
    const answer = await fetch(this.#origin + path, { ...init, headers, redirect: "manual" });
    this.#jar.take(answer);
    return answer;
  }
}
