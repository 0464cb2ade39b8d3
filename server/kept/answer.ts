import { createHash } from "node:crypto";
import { compressible, compressWhole, type Encoding, expandWhole, smallest } from "../compress.ts";

/** An answer as it goes over the wire: its headers one after the other, name and value in turn, and its bytes. */
interface Form {
  head: string[];
  body: Buffer;
  isBest: boolean;
}

/** For pages that say nothing of their own: browsers ask each time and mostly hear 304; a cache in front may answer for a minute. */
const forAll = "public, max-age=0, s-maxage=60";
/** What is a little old may be shown by a cache that many use, never by a browser: it would show it to whoever has lost the network, too. */
const forCachesInFront = "max-age=60, stale-while-revalidate=600";

/** Bytes, about: its headers as words and as what is sent, its address, and what holds all of it together. */
const besides = 5_000;

/** What was made for a visitor: status, headers and bytes, with their compressed forms made once each. */
export class Answer {
  readonly status: number;
  readonly tag: string;
  /** Headers of the answer 304. */
  readonly unchanged: string[];
  readonly #head: string[];
  /** Null once there is a compressed form, from which it can be had back: six of seven bytes would be kept for hardly anybody. */
  #body: Buffer | null;
  /** Had back for somebody, once for all who ask: from then on it stays. */
  #expanding: Promise<Form> | null = null;
  readonly #canShrink: boolean;
  readonly #savesData: boolean;
  readonly #forms = new Map<Encoding, Form | Promise<Form>>();

  /** For who saves data the first form is the smallest already: it may take a moment longer. */
  constructor(status: number, headers: Headers, body: Buffer, savesData = false) {
    this.#savesData = savesData;
    const isPublic = status === 200 && !headers.has("Set-Cookie");
    const type = headers.get("Content-Type") ?? "";
    this.status = status;
    this.#canShrink = compressible.test(type) && body.length >= smallest && !headers.has("Content-Encoding");
    // Those of one connection or one request are no part of it.
    for (const name of ["Connection", "Content-Length", "X-Request-Id", "Vary"]) headers.delete(name);
    if (isPublic && !headers.has("Cache-Control")) {
      headers.set("Cache-Control", forAll);
      headers.set("CDN-Cache-Control", forCachesInFront);
    }
    const vary = [
      ...(compressible.test(type) ? ["Accept-Encoding"] : []),
      ...(/^text\/(html|x-script)/.test(type) ? ["Cookie", "Save-Data"] : []),
    ].join(", ");
    if (vary) headers.set("Vary", vary);
    const head = [...headers].flat();
    this.tag = `W/"${createHash("sha256").update(head.join("\n")).update(body).digest("base64url").slice(0, 22)}"`;
    if (isPublic) head.push("ETag", this.tag);
    this.unchanged = [
      "ETag",
      this.tag,
      "Cache-Control",
      headers.get("Cache-Control") ?? "",
      ...(vary ? ["Vary", vary] : []),
    ];
    this.#head = [...head, "Content-Length", String(body.length)];
    this.#body = body;
  }

  get bytes(): number {
    let sum = (this.#body?.length ?? 0) + besides;
    for (const form of this.#forms.values()) if (!(form instanceof Promise)) sum += form.body.length;
    return sum;
  }

  /** The form for a browser that takes this encoding; a promise where it has to be made first. */
  form(encoding: Encoding | null): Form | Promise<Form> {
    if (!encoding || !this.#canShrink) return this.#body ? this.#plain(this.#body) : this.#expandForGood();
    const known = this.#forms.get(encoding);
    if (known) return known;
    const making = this.#shrink(encoding, this.#savesData).then(
      (form) => {
        this.#forms.set(encoding, form);
        if (!this.#expanding) this.#body = null;
        return form;
      },
      () => {
        this.#forms.delete(encoding);
        return this.#expand();
      },
    );
    this.#forms.set(encoding, making);
    return making;
  }

  /** Whether that form is there and has only to be sent. */
  has(encoding: Encoding | null): boolean {
    if (!encoding || !this.#canShrink) return this.#body !== null;
    const form = this.#forms.get(encoding);
    return form !== undefined && !(form instanceof Promise);
  }

  /** Makes the smallest form there is, in the threads beside. True where there was something to do. */
  async improve(encoding: Encoding | null): Promise<boolean> {
    const present = encoding ? this.#forms.get(encoding) : undefined;
    if (!encoding || !present || present instanceof Promise || present.isBest) return false;
    present.isBest = true;
    this.#forms.set(encoding, await this.#shrink(encoding, true));
    return true;
  }

  /** Whether the form that goes out is as small as it can be made. */
  isBest(encoding: Encoding | null): boolean {
    const form = encoding ? this.#forms.get(encoding) : undefined;
    return !form || form instanceof Promise || form.isBest;
  }

  readonly #plain = (body: Buffer): Form => ({ head: this.#head, body, isBest: true });

  #expandForGood(): Promise<Form> {
    this.#expanding ??= this.#expand().then((form) => {
      this.#body = form.body;
      return form;
    });
    return this.#expanding;
  }

  /** As it was made, from whichever form there is. */
  async #expand(): Promise<Form> {
    if (this.#body) return this.#plain(this.#body);
    for (const encoding of ["br", "gzip"] as const) {
      const form = this.#forms.get(encoding);
      if (form && !(form instanceof Promise)) return this.#plain(await expandWhole(form.body, encoding));
    }
    throw new Error("a kept page has lost its bytes");
  }

  async #shrink(encoding: Encoding, isBest: boolean): Promise<Form> {
    const { body, head } = await this.#expand();
    const shrunk = exactly(await compressWhole(body, encoding, isBest));
    return {
      head: [...head.slice(0, -1), String(shrunk.length), "Content-Encoding", encoding],
      body: shrunk,
      isBest,
    };
  }
}

/** Without the rest of the room that it was written into, which would be kept with it. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
