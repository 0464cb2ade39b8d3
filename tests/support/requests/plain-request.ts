import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

export interface PlainRequest {
  method?: string;
  /** Path and query, sent literally. */
  address: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

export interface PlainAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

const agent = new Agent({ keepAlive: true });

/**
 * Sends a request exactly as written: `fetch` would normalise what a hostile client doesn't, and follow redirects.
 */
export function sendPlainly(
  origin: string,
  { method = "GET", address, headers = {}, body }: PlainRequest,
): Promise<PlainAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path: address, headers }, async (answer) => {
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: await text(answer).catch((problem) => `cut off: ${problem}`),
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
