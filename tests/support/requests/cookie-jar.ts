interface Cookie {
  value: string;
  path: string;
}

/** The cookies of a browser, each sent to its own path and to those below it. */
export class CookieJar extends Map<string, Cookie> {
  /** The Cookie header of a request for an address. */
  headerFor(address: string): string {
    const [asked = ""] = address.split(/[?#]/);
    const isSent = ({ path }: Cookie) => `${asked}/`.startsWith(path.endsWith("/") ? path : `${path}/`);
    return [...this]
      .filter(([, cookie]) => isSent(cookie))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
  }

  /** Stores and deletes what a response says. */
  take({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*Max-Age=0/i.test(line)) this.delete(name);
      else this.set(name, { value, path: /;\s*Path=([^;]*)/i.exec(line)?.[1] ?? "/" });
    }
  }
}
