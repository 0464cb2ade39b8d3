/**
 * A client that a server can't tell from a browser without scripts: it keeps cookies and doesn't follow redirects.
 */
export class PlainBrowser {
  readonly #origin: string;
  readonly #jar = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Another browser with the same cookies. */
  copy(): PlainBrowser {
    const copy = new PlainBrowser(this.#origin);
    for (const [name, value] of this.#jar) copy.#jar.set(name, value);
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
      Cookie: [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    const answer = await fetch(this.#origin + path, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) this.#jar.delete(name);
      else this.#jar.set(name, value);
    }
    return answer;
  }
}
