import { Agent, type IncomingMessage, request } from "node:http";

export interface PersonResponse {
  /** 0 without a response. */
  status: number;
  text: string;
  /** The redirect target. */
  location: string;
  ms: number;
}

/** Milliseconds after which a user gives up. */
const patience = 45_000;

/** A user without JavaScript, with a unique IP address, so that rate limits count each user separately. */
export class Person {
  readonly #origin: string;
  readonly #agent: Agent;
  readonly #jar = new Map<string, string>();

  constructor(origin: string, number: number) {
    this.#origin = origin;
    const localAddress = `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 2, localAddress });
  }

  get(path: string): Promise<PersonResponse> {
    return this.#send("GET", path);
  }

  post(path: string, typed: Record<string, string>): Promise<PersonResponse> {
    return this.#send("POST", path, new URLSearchParams(typed).toString());
  }

  leave(): void {
    this.#agent.destroy();
  }

  #send(method: string, path: string, body?: string): Promise<PersonResponse> {
    const begun = performance.now();
    const headers: Record<string, string> = {
      Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      "User-Agent": "Mozilla/5.0 (Linux; Android 14)",
      Origin: this.#origin,
      Cookie: [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    if (body !== undefined) headers["Content-Type"] = "application/x-www-form-urlencoded";
    return new Promise((resolve) => {
      const end = (status: number, text = "", location = "") =>
        resolve({ status, text, location, ms: performance.now() - begun });
      const sent = request(this.#origin + path, { method, agent: this.#agent, headers }, (answer) => {
        this.#keepCookies(answer);
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk) => (text += chunk));
        answer.on("end", () => end(answer.statusCode ?? 0, text, answer.headers.location));
        answer.on("error", () => end(0));
        answer.on("close", () => end(0));
      });
      sent.setTimeout(patience, () => sent.destroy());
      sent.on("error", () => end(0));
      sent.end(body);
    });
  }

  #keepCookies({ headers }: IncomingMessage): void {
    for (const line of headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) this.#jar.delete(name);
      else this.#jar.set(name, value);
    }
  }
}
